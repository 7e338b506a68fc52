"""The folders of packs: those that came with adlgen, and the files in them that matter to emitted code."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from adlgen.plugins.registry import bundled_folders

_PACKAGE = Path(__file__).parent.parent
COMMON = "common"
"""The folder of what all bundled packs have in common, next to the packs. It is not a pack by itself."""
_COMPILED = _PACKAGE / "compiled"
"""The folder of the compiled modules of packs, which only a compiled wheel has."""
PACKAGE_PREFIX = "adlgen_pack_"
"""The beginning of the names of the packages into which packs are imported."""
_APART = {"__pycache__", "golden", "README.md"}
"""What does not matter to emitted code."""


def pack_files(folder: str | Path) -> Iterator[str]:
    """Yield the paths of the files of a pack that matter to emitted code, relative to its folder."""
    for path in sorted(Path(folder).rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not _APART & set(name.split("/")):
            yield name


@cache
def bundled_folder() -> Path:
    """Return the folder of the packs that come with adlgen (in a checkout or in a wheel)."""
    inside = _PACKAGE / "templates"
    return inside if inside.is_dir() else _PACKAGE.parent / "templates"


def bundled_packs() -> tuple[str, ...]:
    """Return the names of the packs that come with adlgen."""
    found = {path.parent.name for path in bundled_folder().glob("*/pack.toml")}
    return tuple(sorted(found - {COMMON}))


def common_folder() -> Path:
    """Return the folder of what the packs that come with adlgen have in common."""
    return bundled_folder() / COMMON


def is_bundled(folder: str | Path) -> bool:
    """Report whether a folder is a pack, or a plug-in's part of a pack, that came with adlgen."""
    path = Path(folder)
    return path.parent == bundled_folder() or path.parent.parent in bundled_folders()


def compiled_modules(package: str) -> Path | None:
    """Return the folder of the compiled modules of a package of a pack; None if it has none."""
    folder = _COMPILED / package
    return folder if package.startswith(PACKAGE_PREFIX) and folder.is_dir() else None


def bundled_parts() -> Iterator[Path]:
    """Yield the folders of the parts that plug-ins of adlgen have of packs."""
    for folder in bundled_folders():
        yield from sorted(folder.glob("packs/*"))
