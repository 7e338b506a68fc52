"""The folder of a new repository, which is empty at the start."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from adlgen.diagnostics.model import Log
from adlgen.features.repository.codes import NOT_EMPTY
from adlgen.repository.write import remove

_LEFT = frozenset({".git"})
"""What may be in the folder of a new repository."""


def require_empty(folder: Path, log: Log) -> None:
    """Raise StopRun if a folder has contents."""
    if folder.is_dir() and {path.name for path in folder.iterdir()} <= _LEFT:
        return
    if folder.exists() or folder.is_symlink():
        reason = "is not empty" if folder.is_dir() else "is not a folder"
        hint = "choose another folder; nothing was written"
        log.add(NOT_EMPTY, f"'{folder.as_posix()}' {reason}", None, hint)
        log.stop_if_errors()


@contextmanager
def written_or_removed(folder: Path) -> Iterator[None]:
    """Remove everything that was written into an empty folder if the block fails."""
    existed = folder.is_dir()
    folder.mkdir(parents=True, exist_ok=True)
    kept = {path.name for path in folder.iterdir()}
    try:
        yield
    except BaseException:
        for path in folder.iterdir():
            if path.name not in kept:
                remove(path)
        if not existed:
            folder.rmdir()
        raise


def paths_in(folder: Path) -> Iterator[str]:
    """Yield the paths of all files of a repository."""
    for path in folder.rglob("*"):
        name = path.relative_to(folder)
        if path.is_file() and not _LEFT & set(name.parts):
            yield name.as_posix()
