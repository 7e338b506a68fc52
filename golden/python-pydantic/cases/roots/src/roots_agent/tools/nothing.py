"""The tool ``nothing``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.nothing import NothingDeps, NothingInput


class Nothing(Handler[NothingInput, JsonOutput]):
    """No properties."""

    def __init__(self, deps: NothingDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: NothingInput, /) -> JsonOutput:
        raise UnimplementedToolError
