"""The tool ``list_ships``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.list_ships import ListShipsDeps, ListShipsInput, ListShipsOutput


class ListShips(Handler[ListShipsInput, ListShipsOutput]):
    """Books berths in a harbour and tells which ships are in it."""

    def __init__(self, deps: ListShipsDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ListShipsInput, /
    ) -> ListShipsOutput:
        raise UnimplementedToolError
