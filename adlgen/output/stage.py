"""Applies all changes of one output root as a part of a transaction.

The staging folder is ``.adlgen.tmp`` in the root, readable by its owner only. New contents are written
there, then a journal of the changes. The old files are kept there while the new ones are put in place, so
that an interrupted transaction can be undone (see ``recovery``).
"""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct
from adlgen.output.changes import WRITTEN, Change, Changes
from adlgen.output.disk import Folder
from adlgen.output.journal import JOURNAL, STAGE, Journal, Step, new, old, write_journal
from adlgen.output.manifest import MANIFEST, digest

_PRIVATE = 0o700
_PUBLIC = 0o666


class ChangedMeanwhileError(Exception):
    """A file changed between its comparison and its replacement; the text is its path."""


class Stage(Struct, frozen=False):
    """The part of a transaction that one root has."""

    folder: Folder
    changes: tuple[Change, ...]

    def prepare(self, transaction: str, roots: tuple[str, ...]) -> None:
        """Write all new contents and the journal; emitted files are not changed yet."""
        self.folder.make_folder(STAGE, _PRIVATE)
        # A lost generated file is generated again; the work of a user is not.
        sync = any(c.owner == "user" and c.before is not None for c in self.changes)
        for number, change in enumerate(self.changes):
            if change.after is not None:
                self._write(new(number), change, change.after, sync=sync)
        siblings = {c.path.rpartition("/")[0]: c.path for c in self.changes}  # one of each folder
        made = sorted({p for path in siblings.values() for p in self.folder.absent_parents(path)})
        steps = tuple(map(_step, self.changes))
        write_journal(self.folder, Journal(transaction, roots, tuple(made), steps))
        for parent in made:
            self.folder.make_folder(parent)

    def _write(self, name: str, change: Change, after: bytes, *, sync: bool) -> None:
        if change.is_link:
            self.folder.write_link(name, after)
            return
        self.folder.write(name, after, _PUBLIC, sync=sync)
        status = None if change.before is None else self.folder.status(change.path)
        mode = change.mode if status is None else status.st_mode
        if mode is not None:
            self.folder.set_mode(name, mode)

    def apply(self) -> None:
        """Put every file in place; the caller rolls back after an error.

        Raises ChangedMeanwhileError if a file is no longer the one that was compared.
        """
        for number, change in enumerate(self.changes):
            try:
                self._apply(number, change)
            except (FileNotFoundError, FileExistsError):
                raise ChangedMeanwhileError(change.path) from None

    def _apply(self, number: int, change: Change) -> None:
        if change.before is None:
            self.folder.put(new(number), change.path)
        elif change.after is None:
            self.folder.move(change.path, old(number))
            self._verify(number, change)
        else:
            self.folder.keep(change.path, old(number))
            self._verify(number, change)
            self.folder.move(new(number), change.path)

    def verify(self) -> None:
        """Raise ChangedMeanwhileError if a replaced file was written to since it was compared."""
        for number, change in enumerate(self.changes):
            if change.before is not None:
                self._verify(number, change)

    def _verify(self, number: int, change: Change) -> None:
        if self.folder.read(old(number)) != change.before:
            raise ChangedMeanwhileError(change.path)

    def commit(self) -> None:
        """Commit the transaction, if this is its first root."""
        self.folder.remove(JOURNAL)

    def tidy(self) -> None:
        """Remove the staging folder of a committed transaction, and folders that became empty."""
        clear(self.folder)
        for change in self.changes:
            parent = change.path.rpartition("/")[0] if change.after is None else ""
            while parent and not self.folder.names(parent):
                if self.folder.status(parent) is not None:
                    self.folder.remove_folder(parent)
                parent = parent.rpartition("/")[0]


def stage_for(folder: Folder, changes: Changes) -> Stage:
    """Return the stage of the changes to write; the manifest is last."""
    writes = sorted(changes.having(*WRITTEN), key=lambda c: (c.path == MANIFEST, c.path))
    return Stage(folder, tuple(writes))


def clear(folder: Folder) -> None:
    """Remove the staging folder, if there is one; it contains files only."""
    if folder.status(STAGE) is None:
        return
    for name in folder.names(STAGE):
        folder.remove(f"{STAGE}/{name}")
    folder.remove_folder(STAGE)


def _step(change: Change) -> Step:
    before = None if change.before is None else digest(change.before)
    after = None if change.after is None else change.digest or digest(change.after)
    return Step(change.path, before, after)
