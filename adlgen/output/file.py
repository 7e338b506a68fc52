"""Writes single files that a command line names: a reader sees the old content or the new.

Below the current folder no part of the path may be a symbolic link, as for output roots; elsewhere links are
followed, because the user named them. A device or a pipe is written to.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from adlgen.output.disk import Folder, made_folder, open_folder
from adlgen.output.entry import Obstacle

_PUBLIC = 0o666


def replace_file(path: str, content: bytes, *, parents: bool = False, sync: bool = False) -> None:
    """Write a file; an existing one keeps its permission bits.

    ``parents`` creates missing folders; with ``sync`` an old content is lost only once the new one is on the
    disk. Raises OSError if it cannot be written.
    """
    with _placed(path, parents=parents) as (folder, name):
        status = folder.status(name)
        if status is not None and _is_stream(status.st_mode):
            _send(folder, name, content)
            return
        folder.read(name)  # raises Obstacle if it is not a file
        mode = None if status is None else status.st_mode
        with _temporary(folder, content, mode, sync=sync and mode is not None) as temporary:
            folder.move(temporary, name)


def create_file(path: str, content: bytes) -> None:
    """Write a file that must not exist. Raises OSError, FileExistsError if it does."""
    with _placed(path) as (folder, name), _temporary(folder, content) as temporary:
        folder.put(temporary, name)


def touch(path: str) -> None:
    """Create an empty file, or set the time of an existing one and keep its content. Raises OSError."""
    with _placed(path, parents=True) as (folder, name):
        if folder.status(name) is None:
            with suppress(FileExistsError):
                folder.write(name, b"", _PUBLIC)
        folder.touch(name)


@contextmanager
def _placed(path: str, *, parents: bool = False) -> Iterator[tuple[Folder, str]]:
    """Open the folder of a file, and yield it with the name of the file."""
    place = Path(os.path.abspath(path))  # noqa: PTH100 - resolve() would follow links
    if not place.is_relative_to(Path.cwd()):
        place = place.resolve()
    try:
        if parents:
            with made_folder(place.parent) as folder:
                yield folder, place.name
            return
        found = open_folder(place.parent)
        if found is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path)
        with found:
            yield found, place.name
    except Obstacle as obstacle:
        raise OSError(errno.EEXIST, obstacle.reason, path) from None


@contextmanager
def _temporary(
    folder: Folder, content: bytes, mode: int | None = None, *, sync: bool = False
) -> Iterator[str]:
    """Write a file with another name, which is removed if it still has it when the block ends."""
    name = f".adlgen.{os.getpid()}.{os.urandom(4).hex()}"
    try:
        folder.write(name, content, _PUBLIC, sync=sync)
        if mode is not None:
            folder.set_mode(name, mode)
        yield name
    finally:
        with suppress(OSError):
            folder.remove(name)


def _is_stream(mode: int) -> bool:
    return stat.S_ISCHR(mode) or stat.S_ISFIFO(mode)


def _send(folder: Folder, name: str, content: bytes) -> None:
    """Write to a device or a pipe; this waits until another process reads the pipe."""
    descriptor = os.open(name, os.O_WRONLY | os.O_NOCTTY | os.O_NOFOLLOW, dir_fd=folder.descriptor)
    with os.fdopen(descriptor, "wb") as stream:
        stream.write(content)
