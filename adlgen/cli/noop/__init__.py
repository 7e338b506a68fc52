"""Skips runs that have nothing to do. The README explains why skipping them is correct."""

import os
import stat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import BinaryIO

LARGEST = 1 << 25
"""The maximum size of a record in bytes."""
SIZE_DIGITS = 8
"""The digits of the size of a summary, at the start of a record."""
SECTIONS = 8
"""The sections of the details of a record."""


def check_owner(status: os.stat_result) -> None:
    """Raise ValueError for a file or folder that another user can write."""
    if status.st_uid != os.geteuid() or status.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        raise ValueError


def in_groups(fields: "Sequence[str]", size: int) -> "Iterator[tuple[str, ...]]":
    """Yield the fields in groups of a size."""
    return zip(*[iter(fields)] * size, strict=True)


def stamp_of(status: os.stat_result) -> str:
    """Return the stamp of a file or folder, which differs after every change or replacement."""
    return f"{status.st_size} {status.st_mtime_ns} {status.st_ctime_ns} {status.st_ino}"


def group_stamp(numbers: "Iterable[int]") -> str:
    """Return the stamp of several files: a hash of the status change time and the inode of each.

    Every change of a file changes its status change time. Hashes of numbers are the same in every process of
    one interpreter.
    """
    return str(hash(tuple(numbers)))


def read(place: str, count: int = SECTIONS) -> "list[list[str]]":
    """Return the details of a record, or the sections of another file with ``count`` sections.

    Raises OSError if it does not exist, ValueError or IndexError if it is damaged or has another owner.
    """
    with open(opened(place), "rb") as file:
        summary_in(file)
        return sections_of(file.read(), count)


def opened(place: str) -> int:
    """Open a record; raise ValueError if another user can write to it."""
    folder, name = os.path.split(place)
    inside = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        check_owner(os.fstat(inside))
        flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
        descriptor = os.open(name, flags, dir_fd=inside)
    finally:
        os.close(inside)
    try:
        _check_record(os.fstat(descriptor))
    except ValueError:
        os.close(descriptor)
        raise
    return descriptor


def _check_record(status: os.stat_result) -> None:
    check_owner(status)
    if not stat.S_ISREG(status.st_mode) or status.st_size > LARGEST:
        raise ValueError(status)


def summary_in(file: "BinaryIO") -> bytes:
    """Read the summary of a record, whose size precedes it."""
    size = int(file.read(SIZE_DIGITS))
    if not 0 <= size <= LARGEST:
        raise ValueError(size)
    return file.read(size)


def sections_of(data: bytes, count: int) -> "list[list[str]]":
    """Return the sections of a part of a record. Raises ValueError or IndexError if it is damaged."""
    fields = data.decode("utf-8", "surrogateescape").split("\0")
    sections = []
    start = 0
    for _ in range(count):
        end = start + 1 + int(fields[start])
        sections.append(fields[start + 1 : end])
        start = end
    if len(fields) != start:
        raise ValueError(count)
    return sections
