"""The tool ``draw``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.draw import DrawDeps, DrawInput, DrawOutput


class Draw:
    """Tuples."""

    def __init__(self, deps: DrawDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: DrawInput, /) -> DrawOutput:
        raise ToolError("This tool is not implemented yet.")
