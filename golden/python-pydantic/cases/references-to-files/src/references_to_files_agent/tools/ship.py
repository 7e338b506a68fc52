"""The tool ``ship``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.ship import ShipDeps, ShipHandler, ShipInput, ShipOutput


class Ship(ShipHandler):
    """Ships a parcel."""

    def __init__(self, deps: ShipDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ShipInput, /) -> ShipOutput:
        raise NotImplementedError
