"""What a path leads to."""

from __future__ import annotations

import stat

from adlgen.diagnostics.datatypes import Struct


class Obstacle(Exception):  # noqa: N818 - a finding that callers turn into a diagnostic
    """Raised if a path is not the regular file or the folder that is needed."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path} {reason}")
        self.path = path
        self.reason = reason


class Entry(Struct):
    """A file or a symbolic link."""

    content: bytes
    """The content of a file, or the target of a link."""
    mode: int = 0
    """The permission bits of a file."""
    is_link: bool = False


def kind_of(mode: int) -> str:
    """Describe a path that is not what is needed, for a message."""
    if stat.S_ISLNK(mode):
        return "is a symbolic link"
    if stat.S_ISDIR(mode):
        return "is a folder"
    if stat.S_ISREG(mode):
        return "is a file where a folder is needed"
    return "is a device or a pipe"
