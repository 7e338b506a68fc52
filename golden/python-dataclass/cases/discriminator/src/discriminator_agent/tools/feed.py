"""The tool ``feed``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.feed import FeedDeps, FeedHandler, FeedInput, FeedOutput


class Feed(FeedHandler):
    """Animals."""

    def __init__(self, deps: FeedDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: FeedInput, /) -> FeedOutput:
        raise NotImplementedError
