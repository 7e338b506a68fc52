"""The tool ``chart``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.chart import ChartDeps, ChartInput


class Chart(Handler[ChartInput, JsonOutput]):
    """Draw a chart."""

    def __init__(self, deps: ChartDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ChartInput, /) -> JsonOutput:
        raise UnimplementedToolError
