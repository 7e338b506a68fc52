"""The tool ``map``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.map import MapDeps, MapInput, MapOutput


class Map:
    """A map."""

    def __init__(self, deps: MapDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: MapInput, /) -> MapOutput:
        raise ToolError("This tool is not implemented yet.")
