"""The tool ``update_ticket``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.update_ticket import UpdateTicketDeps, UpdateTicketInput


class UpdateTicket(Handler[UpdateTicketInput, JsonOutput]):
    """Change some fields of a ticket; null clears a field, an absent one stays."""

    def __init__(self, deps: UpdateTicketDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: UpdateTicketInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
