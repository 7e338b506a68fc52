"""The tool ``create_ticket``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.create_ticket import (
    CreateTicketDeps,
    CreateTicketInput,
    CreateTicketOutput,
)


class CreateTicket(Handler[CreateTicketInput, CreateTicketOutput]):
    """Open a ticket for a customer."""

    def __init__(self, deps: CreateTicketDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: CreateTicketInput, /
    ) -> CreateTicketOutput:
        raise UnimplementedToolError
