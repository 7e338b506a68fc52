"""The tool ``loop``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.loop import LoopDeps, LoopInput


class Loop(Handler[LoopInput, JsonOutput]):
    """Required recursion."""

    def __init__(self, deps: LoopDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: LoopInput, /) -> JsonOutput:
        raise UnimplementedToolError
