"""The tool ``filter``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.filter import FilterDeps, FilterHandler, FilterInput, FilterOutput


class Filter(FilterHandler):
    """Overlapping objects."""

    def __init__(self, deps: FilterDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: FilterInput, /) -> FilterOutput:
        raise NotImplementedError
