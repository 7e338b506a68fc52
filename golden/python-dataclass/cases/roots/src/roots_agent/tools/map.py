"""The tool ``map``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.map import MapDeps, MapHandler, MapInput, MapOutput


class Map(MapHandler):
    """A map."""

    def __init__(self, deps: MapDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: MapInput, /) -> MapOutput:
        raise NotImplementedError
