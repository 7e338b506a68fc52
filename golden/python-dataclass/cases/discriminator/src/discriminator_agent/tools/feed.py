"""The tool ``feed``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.feed import FeedDeps, FeedInput, FeedOutput


class Feed:
    """Animals."""

    def __init__(self, deps: FeedDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: FeedInput, /) -> FeedOutput:
        raise NotImplementedError("feed")
