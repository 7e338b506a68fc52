"""The tool ``tide_table``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.tide_table import TideTableDeps, TideTableInput


class TideTable(Handler[TideTableInput, JsonOutput]):
    """Look up high and low water at a harbour."""

    def __init__(self, deps: TideTableDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: TideTableInput, /) -> JsonOutput:
        raise UnimplementedToolError
