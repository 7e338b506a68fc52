"""The journal of a transaction: what it changes, so that an interrupted run can be undone.

A journal counts only where a run wrote it. It names the inode and the time of an empty file next to it, which
no checkout, archive or copy reproduces, so that a journal that comes with a repository undoes nothing.
"""

from __future__ import annotations

import json

from adlgen.diagnostics.datatypes import Struct
from adlgen.output.disk import Folder
from adlgen.output.entry import Obstacle

STAGE = ".adlgen.tmp"
JOURNAL = f"{STAGE}/journal"
_SEAL = f"{STAGE}/seal"
_PRIVATE = 0o600


class Step(Struct):
    """The change of one file; its position in the journal gives the names of its contents."""

    path: str
    before: str | None
    """The digest of the old content; None if there is no old file."""
    after: str | None
    """The digest of the new content; None if the file is removed."""


class Journal(Struct):
    """The part of a transaction that one root has."""

    transaction: str
    """The name of the transaction; it is the same in all its roots."""
    roots: tuple[str, ...]
    """All roots of the transaction, relative to this one; removing the journal of the first one commits."""
    made: tuple[str, ...]
    """The folders that the transaction creates, outermost first."""
    steps: tuple[Step, ...]


def old(number: int) -> str:
    """Return the staged name of the old content of a step."""
    return f"{STAGE}/{number}.old"


def new(number: int) -> str:
    """Return the staged name of the new content of a step."""
    return f"{STAGE}/{number}.new"


def write_journal(folder: Folder, journal: Journal) -> None:
    """Write the journal of a root; it counts from its last step on, which is atomic."""
    folder.write(_SEAL, b"", _PRIVATE)
    data = {
        "seal": _seal(folder),
        "transaction": journal.transaction,
        "roots": journal.roots,
        "made": journal.made,
        "steps": [[step.path, step.before, step.after] for step in journal.steps],
    }
    folder.write(f"{JOURNAL}.new", json.dumps(data).encode(), _PRIVATE)
    folder.move(f"{JOURNAL}.new", JOURNAL)


def has_journal(folder: Folder) -> bool:
    """Report whether a run is writing here or was interrupted."""
    return folder.status(JOURNAL) is not None


def read_journal(folder: Folder) -> Journal | None:
    """Return the journal of a root, or None if there is none. Raises Obstacle if no run wrote it here."""
    text = folder.read(JOURNAL)
    if text is None:
        return None
    journal = _parsed(text, _seal(folder))
    if journal is None:
        raise Obstacle(JOURNAL, "was not left here by an interrupted run of adlgen")
    return journal


def _parsed(text: bytes, seal: list[int] | None) -> Journal | None:
    """Return a journal; None if it is damaged or its seal is another one."""
    try:
        data = json.loads(text)
        steps = tuple(Step(*step) for step in data["steps"])
        journal = Journal(data["transaction"], tuple(data["roots"]), tuple(data["made"]), steps)
        paths = [*journal.made, *(step.path for step in steps)]
        is_sound = all(map(_is_below, paths))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    return journal if is_sound and seal is not None and data.get("seal") == seal else None


def _is_below(path: str) -> bool:
    """Report whether a path is below the root, and of nothing that a run leaves alone."""
    parts = path.casefold().split("/")
    return not {"", ".", "..", ".git", STAGE} & {*parts} and "\0" not in path


def _seal(folder: Folder) -> list[int] | None:
    status = folder.status(_SEAL)
    return None if status is None else [status.st_ino, status.st_mtime_ns]
