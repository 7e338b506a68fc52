"""Runs generators that call one another to any depth, on a stack of their own.

A function that is too deeply recursive for the interpreter is written as a generator: it yields the generators that it
calls, and receives what they return.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias, TypeVar

_T = TypeVar("_T")
Steps: TypeAlias = Generator[Any, Any, _T]
"""A function of this kind; the type is that of its result."""


def run(first: Steps[_T]) -> _T:
    """Return the result of a generator."""
    stack: list[Steps[Any]] = [first]
    value: Any = None
    error: Exception | None = None
    while stack:
        try:
            called = stack[-1].send(value) if error is None else stack[-1].throw(error)
        except StopIteration as done:
            stack.pop()
            value, error = done.value, None
        except Exception as raised:  # noqa: BLE001 - the caller may handle it
            stack.pop()
            value, error = None, raised
        else:
            stack.append(called)
            value, error = None, None
    if error is not None:
        raise error
    return value  # type: ignore[no-any-return]  # of the first generator
