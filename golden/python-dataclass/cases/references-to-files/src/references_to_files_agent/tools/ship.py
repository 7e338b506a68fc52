"""The tool ``ship``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.ship import ShipDeps, ShipInput


class Ship(Handler[ShipInput, JsonOutput]):
    """Ships a parcel."""

    def __init__(self, deps: ShipDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ShipInput, /) -> JsonOutput:
        raise UnimplementedToolError
