"""The tool ``filter``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.filter import FilterDeps, FilterInput


class Filter(Handler[FilterInput, JsonOutput]):
    """Overlapping objects."""

    def __init__(self, deps: FilterDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: FilterInput, /) -> JsonOutput:
        raise UnimplementedToolError
