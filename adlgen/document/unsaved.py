"""Texts of files that are not saved yet, which take the place of those on disk while a run reads them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType

_NOTHING: Mapping[str, bytes] = MappingProxyType({})
_CONTENTS: ContextVar[Mapping[str, bytes]] = ContextVar("unsaved", default=_NOTHING)


@contextmanager
def unsaved(contents: Mapping[str, bytes]) -> Iterator[None]:
    """Read these contents instead of files; the keys are absolute paths without links."""
    token = _CONTENTS.set(contents)
    try:
        yield
    finally:
        _CONTENTS.reset(token)


def unsaved_content(path: str | os.PathLike[str]) -> bytes | None:
    """Return the content of a file that is not saved; None: the file on disk counts."""
    contents = _CONTENTS.get()
    return contents.get(os.path.realpath(path)) if contents else None


def is_file(path: str | os.PathLike[str]) -> bool:
    """Report whether a path is a file, saved or not."""
    return unsaved_content(path) is not None or os.path.isfile(path)


def unsaved_names(folder: str) -> Iterator[str]:
    """Yield the names of the files of a folder that are not saved, in any order."""
    contents = _CONTENTS.get()
    if contents:
        place = os.path.realpath(folder)
        yield from (os.path.basename(p) for p in contents if os.path.dirname(p) == place)
