"""The tool ``get_ticket``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.get_ticket import (
    GetTicketDeps,
    GetTicketHandler,
    GetTicketInput,
    GetTicketOutput,
)


class GetTicket(GetTicketHandler):
    """Read one ticket."""

    def __init__(self, deps: GetTicketDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: GetTicketInput, /
    ) -> GetTicketOutput:
        raise NotImplementedError
