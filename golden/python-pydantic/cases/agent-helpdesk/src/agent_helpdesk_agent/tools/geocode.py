"""The tool ``geocode``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.geocode import GeocodeDeps, GeocodeInput


class Geocode(Handler[GeocodeInput, JsonOutput]):
    """Find a place."""

    def __init__(self, deps: GeocodeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: GeocodeInput, /) -> JsonOutput:
        raise UnimplementedToolError
