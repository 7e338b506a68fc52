"""The tool ``walk``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.walk import WalkDeps, WalkInput, WalkOutput


class Walk:
    """A menu."""

    def __init__(self, deps: WalkDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: WalkInput, /) -> WalkOutput:
        raise ToolError("This tool is not implemented yet.")
