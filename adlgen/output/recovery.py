"""Undoes what an interrupted run wrote, before anything is compared.

A transaction over several roots has a journal in each. It is committed when the journal of its first root
is gone; until then all of its roots are rolled back, the first one last.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress

from adlgen.output.disk import Folder
from adlgen.output.journal import JOURNAL, Journal, Step, old, read_journal
from adlgen.output.manifest import digest
from adlgen.output.stage import clear

Folders = Mapping[str, Folder]
"""Locked roots by their resolved paths."""


def peers(root: str, journal: Journal) -> tuple[str, ...]:
    """Return the resolved paths of all roots of a transaction; the first one decides."""
    return tuple(os.path.normpath(f"{root}/{other}") for other in journal.roots)


def recover(folders: Folders) -> tuple[str, ...]:
    """Roll back what was not committed, and remove staging folders; return the roots that were rolled back.

    All roots of every transaction must be among the folders, unless they no longer exist. Files that were
    changed after the interruption are kept. Raises Obstacle for a journal that no run wrote here.
    """
    journals = {root: read_journal(folder) for root, folder in folders.items()}
    undone = []
    for root, journal in journals.items():
        if journal is not None and _is_hot(root, journal, journals):
            undone.append(root)
    # The journal of a first root is removed last: it makes those of the others count.
    for root in sorted(undone, key=lambda root: _is_first(root, journals[root])):
        _roll_back(folders[root], journals[root])
    for folder in folders.values():
        clear(folder)
    return tuple(undone)


def _is_hot(root: str, journal: Journal, journals: Mapping[str, Journal | None]) -> bool:
    first = journals.get(peers(root, journal)[0])
    return first is not None and first.transaction == journal.transaction


def _is_first(root: str, journal: Journal | None) -> bool:
    return journal is not None and peers(root, journal)[0] == root


def _roll_back(folder: Folder, journal: Journal | None) -> None:
    assert journal is not None
    for number, step in reversed([*enumerate(journal.steps)]):
        _undo(folder, number, step)
    for parent in reversed(journal.made):
        with suppress(OSError):
            folder.remove_folder(parent)
    folder.remove(JOURNAL)


def _undo(folder: Folder, number: int, step: Step) -> None:
    now = folder.entry(step.path)
    if now is not None and digest(now.content) != step.after:
        return  # not replaced yet, or changed since
    if step.before is None:
        if now is not None:
            folder.remove(step.path)
    elif folder.status(old(number)) is not None:
        folder.move(old(number), step.path)
