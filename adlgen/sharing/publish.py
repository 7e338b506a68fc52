"""Writes a specification and its types file: both, or none."""

from __future__ import annotations

from pathlib import Path

from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.output.changes import Change, Changes, State
from adlgen.output.lock import locked
from adlgen.output.publish import publish
from adlgen.sharing.share import Sharing


def changes_of(sharing: Sharing) -> Changes:
    """Return the changes of the folder of the specification, sorted by path."""
    pairs = ((sharing.old, sharing.new), (sharing.old_definitions, sharing.new_definitions))
    found = (_change(old, new) for old, new in pairs if new is not None)
    changed = (change for change in found if change.before != change.after)
    return Changes(tuple(sorted(changed, key=lambda change: change.path)))


def _change(old: Source | None, new: Source) -> Change:
    state = State.CREATED if old is None else State.CHANGED
    before = None if old is None else old.content
    return Change(Path(new.path).name, state, "user", before, new.content)


def write(sharing: Sharing, log: Log) -> None:
    """Write the changes. Raises StopRun if a file has changed since it was read, Obstacle and OSError; nothing is then written."""
    if sharing.new is None:
        return
    root = Path(sharing.new.path).parent
    with locked([root], log, writes=True) as folders:
        folder = folders[root]
        assert folder is not None, "the folder contains the specification"
        changes = changes_of(sharing)
        for change in changes:
            folder.read(change.path)  # raises Obstacle if it is a link
        publish([(folder, changes)], log)
