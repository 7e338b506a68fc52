"""Writes files to the temporary folder in which a repository is built."""

from __future__ import annotations

from pathlib import Path

from adlgen.output.entry import Entry


def write(path: Path, text: str) -> None:
    """Write a text; the folder is created."""
    copy(path, Entry(text.encode("utf-8", "surrogateescape")))


def copy(path: Path, entry: Entry) -> None:
    """Write a file or a link; the folder is created."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if entry.is_link:
        path.symlink_to(entry.content.decode("utf-8", "surrogateescape"))
        return
    path.write_bytes(entry.content)
    if entry.mode:
        path.chmod(entry.mode)


def rename(path: Path, new: Path) -> None:
    """Give a file another name."""
    path.rename(new)


def is_linked(folder: Path, path: str) -> bool:
    """Report whether a path below a folder leads through a symbolic link."""
    parts = Path(path).parts
    return any((folder / Path(*parts[:end])).is_symlink() for end in range(1, len(parts) + 1))
