"""The tool ``async``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.async_ import AsyncDeps, AsyncInput, AsyncOutput


class Async:
    """A keyword."""

    def __init__(self, deps: AsyncDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: AsyncInput, /) -> AsyncOutput:
        raise ToolError("This tool is not implemented yet.")
