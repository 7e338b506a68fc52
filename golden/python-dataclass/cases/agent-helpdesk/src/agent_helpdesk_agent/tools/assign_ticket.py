"""The tool ``assign_ticket``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.assign_ticket import (
    AssignTicketDeps,
    AssignTicketInput,
    AssignTicketOutput,
)


class AssignTicket:
    """Assign a ticket to a person or a team."""

    def __init__(self, deps: AssignTicketDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: AssignTicketInput, /
    ) -> AssignTicketOutput:
        raise ToolError("This tool is not implemented yet.")
