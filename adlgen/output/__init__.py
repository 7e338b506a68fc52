"""Compares emitted files with output roots and writes them; the only package that writes files."""

from __future__ import annotations

from adlgen.output.changes import Change, Changes, State
from adlgen.output.compare import IntendedOutput
from adlgen.output.manifest import MANIFEST, Origin
from adlgen.output.tree import FileTree, Owner, RenderedFile

__all__ = [
    "MANIFEST",
    "Change",
    "Changes",
    "FileTree",
    "IntendedOutput",
    "Origin",
    "Owner",
    "RenderedFile",
    "State",
]
