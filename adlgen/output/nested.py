"""Outputs of one folder: a target in the folder itself, and targets in folders of it that are named after them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from adlgen.diagnostics.codes.output import OTHER_ORIGIN
from adlgen.diagnostics.model import Log
from adlgen.output.commands import command_of
from adlgen.output.disk import open_folder
from adlgen.output.entry import Obstacle
from adlgen.output.manifest import MANIFEST, BadManifestError, Origin, read_manifest


def origin_in(folder: Path) -> Origin | None:
    """Return the origin that the manifest of an output root records, or None."""
    try:
        opened = open_folder(folder)
        if opened is None:
            return None
        with opened:
            return read_manifest((opened.read(MANIFEST) or b"").decode()).origin
    except (OSError, Obstacle, UnicodeDecodeError, BadManifestError):  # a run into it reports it
        return None


def report_nested(root: Path, origin: Origin | None, log: Log) -> None:
    """Report the output of a run with fewer or more targets, which a new root would leave behind.

    Outputs that the configuration places inside each other are wanted.
    """
    if origin is None or origin.target or (root / MANIFEST).exists():
        return
    for other in _others(root, origin):
        known = origin_in(other)
        is_inside = other != root.parent
        if known is None or known.target or (is_inside and other.name != known.pack):
            continue
        if known.spec == origin.spec:
            _report(root, other, known, log)


def _others(root: Path, origin: Origin) -> Iterator[Path]:
    """Yield the folder of all targets, and the folders of single ones."""
    if root.name == origin.pack:
        yield root.parent
    try:
        children = sorted(root.iterdir())
    except OSError:
        children = []
    yield from (child for child in children if child.is_dir())


def _report(root: Path, other: Path, known: Origin, log: Log) -> None:
    inside = "inside" if root.parent == other else "around"
    message = (
        f"'{other.as_posix()}' has the output of the pack '{known.pack}', and '{root.as_posix()}'"
        f" would be {inside} it"
    )
    hint = f"run `{command_of(known, other)}`, choose another output, or remove the old one"
    log.add(OTHER_ORIGIN, message, None, hint)
