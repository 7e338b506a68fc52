"""The tool ``loop``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.loop import LoopDeps, LoopInput, LoopOutput


class Loop:
    """Required recursion."""

    def __init__(self, deps: LoopDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: LoopInput, /) -> LoopOutput:
        raise ToolError("This tool is not implemented yet.")
