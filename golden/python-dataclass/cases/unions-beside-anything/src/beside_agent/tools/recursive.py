"""The tool ``recursive``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.recursive import RecursiveDeps, RecursiveInput, RecursiveOutput


class Recursive(Handler[RecursiveInput, RecursiveOutput]):
    """A name that changes, at every depth."""

    def __init__(self, deps: RecursiveDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: RecursiveInput, /
    ) -> RecursiveOutput:
        raise UnimplementedToolError
