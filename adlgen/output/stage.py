"""Applies all changes of one output root as a transaction.

The staging folder is ``.adlgen.tmp`` in the root, readable by its owner only. New contents are written
there, then a journal of the changes; every old file gets a hard link there, and the new files are renamed
into place. Removing the journal commits the transaction. If there is a journal, this process after an
error or the next run after a crash rolls back: old files are restored with their contents, times and modes.
"""

from __future__ import annotations

import json
from contextlib import suppress

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.output.compare import WRITTEN, Change, Changes
from adlgen.output.disk import Folder, Obstacle
from adlgen.output.manifest import MANIFEST, digest
from adlgen.output.tree import path_problem

STAGE = ".adlgen.tmp"
_JOURNAL = f"{STAGE}/journal"
_PRIVATE = 0o700
_PUBLIC = 0o666


class _Step(Struct):
    """One file of the journal; its position gives the names of its contents."""

    path: str
    before: str | None
    """The digest of the old content; None if there is no old file."""
    after: str | None
    """The digest of the new content; None if the file is removed."""


class Stage(Struct, frozen=False):
    """The transaction of one root."""

    folder: Folder
    changes: tuple[Change, ...]
    fsync: bool = False
    _steps: list[_Step] = field(default_factory=list)

    def prepare(self) -> None:
        """Write all new contents and the journal; emitted files are not changed yet."""
        self.folder.make_folder(STAGE, _PRIVATE)
        for number, change in enumerate(self.changes):
            self._steps.append(_step(change))
            if change.after is not None:
                self.folder.write(_new(number), change.after, _PUBLIC, fsync=self.fsync)
                status = self.folder.status(change.path)
                if status is not None:
                    self.folder.set_mode(_new(number), status.st_mode)
        made = sorted({p for c in self.changes for p in self.folder.absent_parents(c.path)})
        journal = {"made": made, "steps": [_data(step) for step in self._steps]}
        self.folder.write(f"{_JOURNAL}.new", json.dumps(journal).encode(), 0o600, fsync=self.fsync)
        self.folder.move(f"{_JOURNAL}.new", _JOURNAL)
        for parent in made:
            self.folder.make_folder(parent)

    def apply(self) -> None:
        """Put every file in place; the caller rolls back after an error."""
        for number, change in enumerate(self.changes):
            if change.before is not None:
                self.folder.keep(change.path, _old(number))
            if change.after is None:
                self.folder.remove(change.path)
            else:
                self.folder.move(_new(number), change.path)

    def commit(self) -> None:
        """Commit the changes."""
        if self.fsync:
            self.folder.sync()
        self.folder.remove(_JOURNAL)

    def tidy(self) -> None:
        """Remove the staging folder and empty folders."""
        with suppress(OSError):  # already committed; the next run removes the rest
            clear(self.folder)
            _remove_empty_folders(self.folder, self.changes)


def stage_for(folder: Folder, changes: Changes, *, fsync: bool) -> Stage:
    """Return the stage of the changes to write; the manifest is last."""
    writes = sorted(changes.having(*WRITTEN), key=lambda c: (c.path == MANIFEST, c.path))
    return Stage(folder, tuple(writes), fsync)


def is_interrupted(folder: Folder) -> bool:
    """Report whether a run is in progress here or was interrupted."""
    return folder.status(STAGE) is not None


def roll_back(folder: Folder) -> bool:
    """Undo the changes of the journal and remove the stage; report whether there was a journal.

    Files that were changed after the interruption are kept.
    """
    journal = folder.read(_JOURNAL)
    if journal is not None:
        made, steps = _journal(journal)
        for number, step in reversed([*enumerate(steps)]):
            _undo(folder, number, step)
        for parent in reversed(made):
            with suppress(OSError):
                folder.remove_folder(parent)
        folder.remove(_JOURNAL)
    clear(folder)
    return journal is not None


def _journal(text: bytes) -> tuple[list[str], list[_Step]]:
    """Parse a journal. It is untrusted, because it may come with the root, for instance from a repository."""
    try:
        data = json.loads(text)
        made, steps = [*map(str, data["made"])], [_Step(**step) for step in data["steps"]]
    except (ValueError, KeyError, TypeError):
        raise Obstacle(_JOURNAL, "was not written by adlgen") from None
    for path in (*made, *(step.path for step in steps)):
        if path != MANIFEST and path_problem(path) is not None:
            raise Obstacle(_JOURNAL, "was not written by adlgen")
    return made, steps


def _undo(folder: Folder, number: int, step: _Step) -> None:
    now = folder.read(step.path)
    if now is not None and digest(now) != step.after:
        return  # not replaced yet, or changed since
    if step.before is None:
        if now is not None:
            folder.remove(step.path)
    elif folder.status(_old(number)) is not None:
        folder.move(_old(number), step.path)


def clear(folder: Folder) -> None:
    """Remove the staging folder; it contains files only."""
    if folder.status(STAGE) is None:
        return
    for name in folder.names(STAGE):
        folder.remove(f"{STAGE}/{name}")
    folder.remove_folder(STAGE)


def _remove_empty_folders(folder: Folder, changes: tuple[Change, ...]) -> None:
    for change in changes:
        parent = change.path.rpartition("/")[0] if change.after is None else ""
        while parent and not folder.names(parent):
            folder.remove_folder(parent)
            parent = parent.rpartition("/")[0]


def _step(change: Change) -> _Step:
    before = None if change.before is None else digest(change.before)
    after = None if change.after is None else digest(change.after)
    return _Step(change.path, before, after)


def _data(step: _Step) -> dict[str, str | None]:
    return {"path": step.path, "before": step.before, "after": step.after}


def _new(number: int) -> str:
    return f"{STAGE}/{number}.new"


def _old(number: int) -> str:
    return f"{STAGE}/{number}.old"
