"""The tool ``union``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.union import UnionDeps, UnionHandler, UnionInput, UnionOutput


class Union(UnionHandler):
    """One of two."""

    def __init__(self, deps: UnionDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: UnionInput, /) -> UnionOutput:
        raise NotImplementedError
