"""The tool ``tide_table``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.tide_table import (
    TideTableDeps,
    TideTableHandler,
    TideTableInput,
    TideTableOutput,
)


class TideTable(TideTableHandler):
    """Look up high and low water at a harbour."""

    def __init__(self, deps: TideTableDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: TideTableInput, /
    ) -> TideTableOutput:
        raise NotImplementedError
