"""Reads, writes and removes files of a repository."""

from __future__ import annotations

import shutil
from pathlib import Path


def read(path: Path) -> str | None:
    """Return the text of a file with LF line breaks; None if there is no such file."""
    try:
        return path.read_bytes().decode("utf-8", "surrogateescape").replace("\r\n", "\n")
    except FileNotFoundError:
        return None


def write(path: Path, text: str) -> None:
    """Write a file unless it has the text already; its folder is created."""
    data = text.encode("utf-8", "surrogateescape")
    if path.is_file() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def is_linked(folder: Path, path: str) -> bool:
    """Report whether a path below a folder leads through a symbolic link."""
    parts = Path(path).parts
    return any((folder / Path(*parts[:end])).is_symlink() for end in range(1, len(parts) + 1))


def remove(path: Path) -> None:
    """Remove a file, a link, or a folder with everything in it."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
