"""The tool ``none``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.none import NoneToolDeps, NoneToolInput


class NoneTool(Handler[NoneToolInput, JsonOutput]):
    """Nothing."""

    def __init__(self, deps: NoneToolDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: NoneToolInput, /) -> JsonOutput:
        raise UnimplementedToolError
