"""The tool ``sort``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.sort import SortDeps, SortInput, SortOutput


class Sort:
    """Sort."""

    def __init__(self, deps: SortDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SortInput, /) -> SortOutput:
        raise ToolError("This tool is not implemented yet.")
