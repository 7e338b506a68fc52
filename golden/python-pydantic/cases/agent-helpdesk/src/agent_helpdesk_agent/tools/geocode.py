"""The tool ``geocode``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.geocode import GeocodeDeps, GeocodeHandler, GeocodeInput, GeocodeOutput


class Geocode(GeocodeHandler):
    """Find a place."""

    def __init__(self, deps: GeocodeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: GeocodeInput, /) -> GeocodeOutput:
        raise NotImplementedError
