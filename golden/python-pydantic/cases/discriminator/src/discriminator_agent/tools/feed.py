"""The tool ``feed``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.feed import FeedDeps, FeedInput, FeedOutput


class Feed:
    """Animals."""

    def __init__(self, deps: FeedDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: FeedInput, /) -> FeedOutput:
        raise ToolError("This tool is not implemented yet.")
