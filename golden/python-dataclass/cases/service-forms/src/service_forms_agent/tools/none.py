"""The tool ``none``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.none import NoneToolDeps, NoneToolInput, NoneToolOutput


class NoneTool:
    """Nothing."""

    def __init__(self, deps: NoneToolDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: NoneToolInput, /
    ) -> NoneToolOutput:
        raise ToolError("This tool is not implemented yet.")
