"""Skips runs that have nothing to do. The README explains why skipping them is correct."""

import os
import stat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


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
