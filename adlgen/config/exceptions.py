"""Reads lists of exceptions in a configuration."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from adlgen.document import node as nodes
from adlgen.document.reader import Fields, wrong_type

_Exception = TypeVar("_Exception")


def exceptions_of(
    fields: Fields, owner: str, read: Callable[[Fields], _Exception | None]
) -> tuple[_Exception, ...]:
    """Return the exceptions of ``owner``, each as ``read`` returns it; None is one with reported problems."""
    exceptions: list[_Exception] = []
    for number, item in enumerate(fields.items("exceptions") or (), 1):
        what = f"exception {number} of '{owner}'"
        if not isinstance(item, nodes.Mapping):
            wrong_type(item, what, "a mapping", fields.log)
        elif (found := read(Fields(item, what, fields.log))) is not None:
            exceptions.append(found)
    return tuple(exceptions)
