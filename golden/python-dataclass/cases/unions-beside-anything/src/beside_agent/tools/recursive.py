"""The tool ``recursive``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.recursive import (
    RecursiveDeps,
    RecursiveHandler,
    RecursiveInput,
    RecursiveOutput,
)


class Recursive(RecursiveHandler):
    """A name that changes, at every depth."""

    def __init__(self, deps: RecursiveDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: RecursiveInput, /
    ) -> RecursiveOutput:
        raise NotImplementedError
