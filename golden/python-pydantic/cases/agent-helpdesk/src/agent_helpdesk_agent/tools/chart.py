"""The tool ``chart``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.chart import ChartDeps, ChartInput, ChartOutput


class Chart:
    """Draw a chart."""

    def __init__(self, deps: ChartDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ChartInput, /) -> ChartOutput:
        raise ToolError("This tool is not implemented yet.")
