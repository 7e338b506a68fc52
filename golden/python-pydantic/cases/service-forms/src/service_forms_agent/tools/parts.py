"""The tool ``parts``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.parts import PartsDeps, PartsInput, PartsOutput


class Parts:
    """Parts of services."""

    def __init__(self, deps: PartsDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PartsInput, /) -> PartsOutput:
        raise ToolError("This tool is not implemented yet.")
