"""The tool ``close_ticket``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.close_ticket import CloseTicketDeps, CloseTicketInput


class CloseTicket(Handler[CloseTicketInput, JsonOutput]):
    """Close a ticket."""

    def __init__(self, deps: CloseTicketDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: CloseTicketInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
