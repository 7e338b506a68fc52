"""Creates files in a folder, all or none."""

from __future__ import annotations

import stat
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path

from adlgen.diagnostics.model import Log
from adlgen.output.changes import Change, Changes, State
from adlgen.output.disk import Folder, open_folder
from adlgen.output.entry import Entry
from adlgen.output.journal import STAGE
from adlgen.output.lock import locked
from adlgen.output.publish import publish


def create_files(
    root: Path, files: Mapping[str, Entry], log: Log, check: Callable[[Folder], None]
) -> None:
    """Create files and links by their paths as one transaction; the root is created if necessary.

    ``check`` reports what prevents it, in the locked folder. Raises StopRun after an error, or if a file has been
    created meanwhile, and OSError; nothing is then left.
    """
    with locked([root], log, writes=True) as folders:
        folder = folders[root]
        assert folder is not None
        check(folder)
        log.stop_if_errors()
        changes = (_created(path, entry) for path, entry in files.items())
        publish([(folder, Changes(tuple(changes)))], log)


def _created(path: str, entry: Entry) -> Change:
    return Change(
        path,
        State.CREATED,
        "user",
        after=entry.content,
        mode=entry.mode or None,
        is_link=entry.is_link,
    )


def settle(root: Path, log: Log) -> None:
    """Roll back what an interrupted run left in a folder, if it exists."""
    if root.is_dir():
        with locked([root], log, writes=False):
            pass


def entries_in(root: Path, ignored: Collection[str] = ()) -> dict[str, Entry]:
    """Return all files and links of a folder by their paths, except those with ignored names.

    Raises Obstacle for a pipe or a device, OSError if something cannot be read.
    """
    folder = open_folder(root.resolve())
    if folder is None:
        return {}
    with folder:
        return dict(_entries(folder, "", {*ignored, STAGE}))


def _entries(folder: Folder, path: str, ignored: Collection[str]) -> Iterator[tuple[str, Entry]]:
    for name in folder.names(path):
        inner = f"{path}/{name}" if path else name
        status = folder.status(inner)
        if name in ignored or status is None:
            continue
        if stat.S_ISDIR(status.st_mode):
            yield from _entries(folder, inner, ignored)
            continue
        entry = folder.entry(inner)
        if entry is not None:
            yield inner, entry
