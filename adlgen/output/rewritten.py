"""Files of a user that a run replaces with an edited text: all of them, or none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.output.changes import Change, Changes, State
from adlgen.output.lock import locked
from adlgen.output.publish import publish


def changes_of(pairs: Iterable[tuple[Source, Source]]) -> Mapping[Path, Changes]:
    """Return the changes of each folder, from sources before and after a run; equal ones are left out."""
    folders: dict[Path, list[Change]] = {}
    for old, new in pairs:
        if old.content != new.content:
            file = Path(old.path)
            change = Change(file.name, State.CHANGED, "user", old.content, new.content)
            folders.setdefault(file.parent, []).append(change)
    return {
        folder: Changes(tuple(sorted(found, key=lambda one: one.path)))
        for folder, found in folders.items()
    }


def rewrite(changes: Mapping[Path, Changes], log: Log) -> None:
    """Write the changes. Raises StopRun if a file has changed since it was read, Obstacle and OSError; nothing is then written."""
    if not changes:
        return
    with locked([*changes], log, writes=True) as folders:
        pairs = []
        for root, own in changes.items():
            folder = folders[root]
            assert folder is not None, "the folder contains the file that was read"
            for change in own:
                folder.read(change.path)  # raises Obstacle if it is a link
            pairs.append((folder, own))
        publish(pairs, log)
