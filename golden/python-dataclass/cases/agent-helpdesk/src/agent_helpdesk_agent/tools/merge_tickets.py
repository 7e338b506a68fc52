"""The tool ``merge_tickets``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.merge_tickets import MergeTicketsDeps, MergeTicketsInput


class MergeTickets(Handler[MergeTicketsInput, JsonOutput]):
    """Merge tickets into one."""

    def __init__(self, deps: MergeTicketsDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: MergeTicketsInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
