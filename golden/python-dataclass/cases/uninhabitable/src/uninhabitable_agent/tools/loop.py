"""The tool ``loop``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.loop import LoopDeps, LoopHandler, LoopInput, LoopOutput


class Loop(LoopHandler):
    """Required recursion."""

    def __init__(self, deps: LoopDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: LoopInput, /) -> LoopOutput:
        raise NotImplementedError
