"""Real manifests of the shared corpus."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from adlgen.document import read_source
from adlgen.document.node import Source
from tests.shared import CORPUS

_VALID = re.compile(r"^\| (?P<file>[^ |]+\.yaml) \|.*\| valid", re.MULTILINE)


@cache
def valid() -> tuple[Path, ...]:
    """Return the manifests that the format's own validator accepts."""
    folder = CORPUS / "adl"
    if not folder.is_dir():
        return ()
    names = _VALID.findall((folder / "SOURCES.md").read_text("utf-8"))
    return tuple(folder / name for name in names if (folder / name).is_file())


@cache
def reproductions() -> tuple[Path, ...]:
    """Return small manifests that broke another generator."""
    folder = CORPUS / "adl-repro"
    return tuple(sorted(folder.glob("*.yaml"))) if folder.is_dir() else ()


def source(path: Path) -> Source:
    """Read a manifest."""
    return Source(path.name, read_source(str(path)).text)
