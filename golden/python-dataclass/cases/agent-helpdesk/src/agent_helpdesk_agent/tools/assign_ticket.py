"""The tool ``assign_ticket``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.assign_ticket import AssignTicketDeps, AssignTicketInput


class AssignTicket(Handler[AssignTicketInput, JsonOutput]):
    """Assign a ticket to a person or a team."""

    def __init__(self, deps: AssignTicketDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: AssignTicketInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
