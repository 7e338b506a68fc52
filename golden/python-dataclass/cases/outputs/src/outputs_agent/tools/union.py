"""The tool ``union``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.union import UnionDeps, UnionInput, UnionOutput


class Union(Handler[UnionInput, UnionOutput]):
    """One of two."""

    def __init__(self, deps: UnionDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: UnionInput, /) -> UnionOutput:
        raise UnimplementedToolError
