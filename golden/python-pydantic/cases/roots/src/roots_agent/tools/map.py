"""The tool ``map``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.map import MapDeps, MapInput


class Map(Handler[MapInput, JsonOutput]):
    """A map."""

    def __init__(self, deps: MapDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: MapInput, /) -> JsonOutput:
        raise UnimplementedToolError
