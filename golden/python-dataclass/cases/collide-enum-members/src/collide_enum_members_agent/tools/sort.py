"""The tool ``sort``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.sort import SortDeps, SortHandler, SortInput, SortOutput


class Sort(SortHandler):
    """Sort."""

    def __init__(self, deps: SortDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SortInput, /) -> SortOutput:
        raise NotImplementedError
