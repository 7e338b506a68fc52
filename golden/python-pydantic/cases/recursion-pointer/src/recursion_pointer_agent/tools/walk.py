"""The tool ``walk``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.walk import WalkDeps, WalkInput


class Walk(Handler[WalkInput, JsonOutput]):
    """A menu."""

    def __init__(self, deps: WalkDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: WalkInput, /) -> JsonOutput:
        raise UnimplementedToolError
