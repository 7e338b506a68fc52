"""The tool ``get_ticket``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.get_ticket import GetTicketDeps, GetTicketInput


class GetTicket(Handler[GetTicketInput, JsonOutput]):
    """Read one ticket."""

    def __init__(self, deps: GetTicketDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: GetTicketInput, /) -> JsonOutput:
        raise UnimplementedToolError
