"""Builds a wheel of adlgen with modules that mypyc compiled, for the version of CPython and the platform that run it.

It is the pure wheel with compiled modules next to their sources, and the base of data types in the form that compiled
modules need. The same modules result in the same bytes::

    python -m adlgen.distribution.compiled dist/adlgen-*.whl --output dist/compiled
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import os
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from adlgen.distribution import staging
from adlgen.distribution.executable import packed
from adlgen.packs.bundled import PACKAGE_PREFIX

ROOT = Path(__file__).parents[2]
MODULES = Path(__file__).with_suffix(".txt")
"""The paths of the modules that are compiled, one a line: those in which runs spend their time."""
LEVEL = 1
"""The level of optimisation of the C compiler that is tested."""
_HIDDEN = "-fvisibility=hidden"
"""Modules find one another by objects of Python. Functions that are visible outside would be looked up by their names at
each start, ten thousand of them, and called through a table."""
_PACKS = "adlgen/compiled"
"""The folder of the compiled modules of packs in the wheel."""
_SETTINGS = """[mypy]
explicit_package_bases = True
follow_imports = silent
ignore_missing_imports = True
"""
_SETUP = """from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify(
    ["--config-file", "mypy.ini", *{modules!r}],
    opt_level="{level}",
    debug_level="0",
    multi_file=True,
    group_name="adlgen",
)
setup(name="adlgen", packages=[], ext_modules=extensions)
"""


def compiled_modules(
    root: Path, names: Iterable[str], folder: Path, level: int
) -> dict[str, bytes]:
    """Compile modules of a checkout in an empty folder, optimised up to a level of the C compiler.

    Returns the files by their paths in a wheel. Raises CalledProcessError if a module cannot be compiled.
    """
    staging.write(root, folder)
    modules = [staged_path(name) for name in names]
    (folder / "mypy.ini").write_text(_SETTINGS, "utf-8")
    (folder / "setup.py").write_text(_SETUP.format(modules=modules, level=level), "utf-8")
    compiler = os.environ.get("CC", "cc")
    environment = {
        **os.environ,
        "CC": compiler,
        "CFLAGS": f"{_HIDDEN} -ffile-prefix-map={folder}=. -ffile-prefix-map={sys.base_prefix}=python",
        "LDSHARED": f"{compiler} -shared",  # without the folders of this interpreter
        "PYTHONHASHSEED": "0",
    }
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", "compiled"]
    subprocess.run(command, cwd=folder, env=environment, check=True)  # noqa: S603 - our program
    built = folder / "compiled"
    return {
        _place(path.relative_to(built).as_posix()): path.read_bytes()
        for path in sorted(built.rglob("*.so"))
    }


def listed(path: Path = MODULES) -> tuple[str, ...]:
    """Return the paths of the modules that are compiled, relative to the checkout."""
    return tuple(path.read_text("utf-8").split())


def write_wheel(pure: Path, compiled: Mapping[str, bytes], folder: Path) -> Path:
    """Write the pure wheel with compiled modules into a folder; return its path."""
    with zipfile.ZipFile(pure) as file:
        files = {name: file.read(name) for name in file.namelist()}
    name, version, *_ = pure.name.split("-")
    info = f"{name}-{version}.dist-info"
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    tag = f"{python}-{python}-{platform}"
    facts = files[f"{info}/WHEEL"].decode().splitlines()
    kept = [line for line in facts if line and not line.startswith(("Root-Is-Purelib:", "Tag:"))]
    facts = [*kept, "Root-Is-Purelib: false", f"Tag: {tag}", ""]
    files |= compiled
    files[f"{info}/WHEEL"] = "\n".join(facts).encode()
    files[staging.DATA_TYPES] = staging.data_types(files[staging.DATA_TYPES].decode()).encode()
    files[f"{info}/RECORD"] = _record(files, f"{info}/RECORD").encode()
    folder.mkdir(parents=True, exist_ok=True)
    wheel = folder / f"{name}-{version}-{tag}.whl"
    wheel.write_bytes(packed(files, zipfile.ZIP_DEFLATED))
    return wheel


def _record(files: Mapping[str, bytes], own: str) -> str:
    """Return the list of the files of a wheel with their digests and sizes; ``own`` is the path of the list."""
    lines = []
    for name in sorted(files.keys() - {own}):
        digest = base64.urlsafe_b64encode(hashlib.sha256(files[name]).digest())
        lines.append(f"{name},sha256={digest.decode().rstrip('=')},{len(files[name])}\n")
    return "".join([*lines, f"{own},,\n"])


def staged_path(name: str) -> str:
    """Return the path of a module in the staged tree."""
    first, pack, *rest = name.split("/")
    return "/".join([PACKAGE_PREFIX + pack, *rest]) if first == "templates" else name


def _place(name: str) -> str:
    """Return the path in the wheel of a compiled module."""
    return f"{_PACKS}/{name}" if name.startswith(PACKAGE_PREFIX) else name


def main(words: Sequence[str] | None = None) -> int:
    """Build the wheel as the command line specifies."""
    parser = argparse.ArgumentParser(description="Build a wheel with compiled modules.")
    parser.add_argument("wheel", type=Path)
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument(
        "--level", type=int, choices=range(4), default=LEVEL, help="of optimisation"
    )
    given = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        compiled = compiled_modules(ROOT, listed(), Path(folder).resolve(), given.level)
    print(write_wheel(given.wheel, compiled, given.output))  # noqa: T201 - it is a program
    return 0


if __name__ == "__main__":
    sys.exit(main())
