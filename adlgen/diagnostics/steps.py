"""Recursion of any depth, without the stack of the interpreter."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

Steps: TypeAlias = Generator[Any, T, T]
"""A recursive function as a generator: it yields calls of the same kind, receives their results, and returns its own."""


def run(first: Steps[T]) -> T:
    """Run a recursive function.

    Definitions of a specification may refer to one another in chains of any length, while its nesting is
    limited. A function that follows references is a loop, or a generator that this one runs.
    """
    stack = [first]
    result: Any = None  # what starts a generator
    while stack:
        try:
            stack.append(stack[-1].send(result))
            result = None
        except StopIteration as done:
            stack.pop()
            result = done.value
    returned: T = result
    return returned
