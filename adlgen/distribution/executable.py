"""Builds ``adlgen.pyz``, an archive that a Python of 3.11 or later executes without installed packages.

It contains the wheel and the locked dependencies as they are on the package index, verified by their
hashes, with their licences. Compiled modules are included for each of the given interpreters::

    python -m adlgen.distribution.executable dist/adlgen-*.whl -o dist/adlgen.pyz
"""

from __future__ import annotations

import argparse
import hashlib
import io
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from adlgen.distribution import start

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "tests/requirements/runtime.txt"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS: Mapping[str, tuple[str, Sequence[str]]] = {
    "linux-x86_64": (
        "x86_64-linux-gnu",
        ("manylinux2014_x86_64", "manylinux_2_17_x86_64", "manylinux_2_28_x86_64"),
    ),
    "linux-aarch64": (
        "aarch64-linux-gnu",
        ("manylinux2014_aarch64", "manylinux_2_17_aarch64", "manylinux_2_28_aarch64"),
    ),
    "macos-arm64": ("darwin-arm64", ("macosx_10_9_universal2", "macosx_11_0_arm64")),
}
"""By platform: the end of the name of compiled modules, and the platforms of wheels."""
DEFAULT_PLATFORMS = ("linux-x86_64", "linux-aarch64")
_MAIN = "import sys\n\nfrom adlgen.cli import program\n\nsys.exit(program())\n"
_LEFT_OUT = re.compile(r"^adlgen/testing/|\.data/|\.dist-info/RECORD$|/$")
"""The conformance kit, which is not part of the command line, and what only installers use."""
_EPOCH = (1980, 1, 1, 0, 0, 0)


def build(wheel: Path, output: Path, cache: Path, names: Iterable[tuple[str, str]]) -> None:
    """Write the archive. ``names`` are versions of Python with platforms; ``cache`` keeps downloads."""
    common: dict[str, bytes] = {"__main__.py": _MAIN.encode()}
    parts: dict[str, bytes] = {}
    _add(common, wheel)
    for version, platform in names:
        compiled: dict[str, bytes] = {}
        for path in _downloaded(version, platform, cache):
            _add(common if path.name.endswith("-none-any.whl") else compiled, path)
        suffix = f"cpython-{version.replace('.', '')}-{PLATFORMS[platform][0]}"
        parts[f"{suffix}.zip"] = packed(compiled, zipfile.ZIP_DEFLATED)
    parts[start.COMMON] = packed(common, zipfile.ZIP_DEFLATED)
    digest = hashlib.sha256(b"".join(parts[name] for name in sorted(parts))).hexdigest()[:16]
    source = Path(start.__file__).read_text("utf-8")
    program = source.replace('DIGEST = ""', f'DIGEST = "{digest}"', 1)
    assert program != source
    files = {**parts, "__main__.py": program.encode()}
    output.write_bytes(packed(files, zipfile.ZIP_STORED, b"#!/usr/bin/env python3\n"))
    output.chmod(0o755)


def _downloaded(version: str, platform: str, cache: Path) -> list[Path]:
    """Return the wheels of the dependencies, whose hashes pip verifies."""
    folder = cache / f"{hashlib.sha256(LOCK.read_bytes()).hexdigest()[:16]}-{version}-{platform}"
    if not folder.is_dir():
        made = folder.with_name(f"{folder.name}.new")
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        pip += ["--no-deps", "--require-hashes", "--only-binary=:all:", "--implementation=cp"]
        pip += [f"--platform={name}" for name in PLATFORMS[platform][1]]
        pip += [f"--python-version={version}", f"--dest={made}", f"--requirement={LOCK}"]
        subprocess.run(pip, check=True)  # noqa: S603 - only what is written here
        made.rename(folder)
    return sorted(folder.glob("*.whl"))


def _add(files: dict[str, bytes], wheel: Path) -> None:
    """Add the files of a wheel that are used."""
    with zipfile.ZipFile(wheel) as file:
        for name in file.namelist():
            if not _LEFT_OUT.search(name):
                files[name] = file.read(name)


def packed(files: Mapping[str, bytes], method: int, head: bytes = b"") -> bytes:
    """Return a zip file of files by their paths, with a head before it, whose bytes depend on the files only."""
    archive = io.BytesIO(head)
    archive.seek(len(head))
    with zipfile.ZipFile(archive, "w", method) as file:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.external_attr = 0o644 << 16
            entry.compress_type = method
            file.writestr(entry, files[name])
    return archive.getvalue()


def main(words: Sequence[str] | None = None) -> int:
    """Build the archive as the command line specifies."""
    parser = argparse.ArgumentParser(description="Build adlgen.pyz.")
    parser.add_argument("wheel", type=Path)
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument("--cache", type=Path, default=ROOT / ".cache/wheels")
    parser.add_argument("--python", action="append", choices=VERSIONS)
    parser.add_argument("--platform", action="append", choices=sorted(PLATFORMS))
    given = parser.parse_args(words)
    platforms = given.platform or DEFAULT_PLATFORMS
    names = [(version, name) for name in platforms for version in given.python or VERSIONS]
    build(given.wheel, given.output, given.cache, names)
    return 0


if __name__ == "__main__":
    sys.exit(main())
