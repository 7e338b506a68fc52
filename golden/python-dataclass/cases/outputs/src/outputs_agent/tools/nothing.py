"""The tool ``nothing``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.nothing import NothingDeps, NothingInput, NothingOutput


class Nothing(Handler[NothingInput, NothingOutput]):
    """Null only."""

    def __init__(self, deps: NothingDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: NothingInput, /) -> NothingOutput:
        raise UnimplementedToolError
