"""How a package is added to the installation of adlgen that runs, for hints."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path


def command_for(extra: str) -> str:
    """Return the command that installs the packages of an optional part of adlgen, such as ``mcp``.

    It names these packages: by its own name, an index may have something else than adlgen.
    """
    packages = " ".join(f"'{name}'" for name in _packages(extra))
    prefix = Path(sys.prefix)
    archive = getattr(sys.modules["__main__"], "__file__", None) or ""
    if archive.endswith(".pyz"):
        return (
            f"install the wheel of adlgen instead of the archive, and run `pip install {packages}`"
        )
    if (prefix / "pipx_metadata.json").exists():
        return f"run `pipx inject {prefix.name} {packages}`"
    if (prefix / "uv-receipt.toml").exists():
        added = " ".join(f"--with {package}" for package in packages.split(" "))
        return f"run `uv tool install {added} WHEEL` with the wheel of adlgen"
    return f"run `pip install {packages}`"


def _packages(extra: str) -> list[str]:
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
    return [name.strip() for name in names] or [_KNOWN[extra]]


_KNOWN = {"lsp": "pygls", "mcp": "mcp"}
"""The packages, where adlgen runs without its metadata."""
