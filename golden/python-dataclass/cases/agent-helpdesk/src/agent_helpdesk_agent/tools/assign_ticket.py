"""The tool ``assign_ticket``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.assign_ticket import (
    AssignTicketDeps,
    AssignTicketHandler,
    AssignTicketInput,
    AssignTicketOutput,
)


class AssignTicket(AssignTicketHandler):
    """Assign a ticket to a person or a team."""

    def __init__(self, deps: AssignTicketDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: AssignTicketInput, /
    ) -> AssignTicketOutput:
        raise NotImplementedError
