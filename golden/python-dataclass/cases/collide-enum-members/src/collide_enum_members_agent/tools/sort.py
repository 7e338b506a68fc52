"""The tool ``sort``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.sort import SortDeps, SortInput


class Sort(Handler[SortInput, JsonOutput]):
    """Sort."""

    def __init__(self, deps: SortDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SortInput, /) -> JsonOutput:
        raise UnimplementedToolError
