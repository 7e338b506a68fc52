"""How a package is added to the installation of adlgen that runs, for hints."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

_KNOWN = {"lsp": "pygls", "mcp": "mcp", "format": "black", "dcg": "datamodel-code-generator"}
"""The packages of the optional parts, where adlgen runs without its metadata."""


def command_for(extra: str) -> str:
    """Return the command that installs the packages of an optional part of adlgen, such as ``mcp``.

    It names these packages: by its own name, an index may have something else than adlgen.
    """
    packages = _packages(extra)
    listed = " ".join(packages)
    added = " ".join(f"--with {package}" for package in packages)
    prefix = Path(sys.prefix)
    archive = getattr(sys.modules["__main__"], "__file__", None) or ""
    if archive.endswith(".pyz"):
        return f"install the wheel of adlgen instead of the archive, and run `pip install {listed}`"
    if (prefix / "pipx_metadata.json").exists():
        if prefix.parent.name == "venvs":
            return f"run `pipx inject {prefix.name} {listed}`"
        return f"run `pipx run {added} --spec WHEEL adlgen` with the wheel of adlgen"
    if (prefix / "uv-receipt.toml").exists():
        return f"run `uv tool install {added} WHEEL` with the wheel of adlgen"
    if prefix.parent.name.startswith(
        ("archive-v", "environments-v")
    ):  # one run, in the cache of uv
        return f"run `uvx {added} --from WHEEL adlgen` with the wheel of adlgen"
    if find_spec("pip") is None:  # as in an environment that uv has made
        return f"run `uv pip install {listed}` in this environment"
    return f"run `pip install {listed}`"


def _packages(extra: str) -> list[str]:
    from importlib.metadata import PackageNotFoundError, requires  # slow to import

    mark = f'extra == "{extra}"'
    try:
        found = requires("adlgen") or []
    except PackageNotFoundError:
        found = []
    names = [
        name
        for name, _, when in (one.partition(";") for one in found)
        if mark in when.replace("'", '"')
    ]
    return [f"'{name.strip()}'" for name in names] or [_KNOWN[extra]]
