"""The tool ``chart``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.chart import ChartDeps, ChartHandler, ChartInput, ChartOutput


class Chart(ChartHandler):
    """Draw a chart."""

    def __init__(self, deps: ChartDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ChartInput, /) -> ChartOutput:
        raise NotImplementedError
