"""The tool ``feed``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.feed import FeedDeps, FeedInput


class Feed(Handler[FeedInput, JsonOutput]):
    """Animals."""

    def __init__(self, deps: FeedDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: FeedInput, /) -> JsonOutput:
        raise UnimplementedToolError
