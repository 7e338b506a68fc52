"""The tool ``search_tickets``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.search_tickets import (
    SearchTicketsDeps,
    SearchTicketsInput,
    SearchTicketsOutput,
)


class SearchTickets:
    """Search tickets."""

    def __init__(self, deps: SearchTicketsDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: SearchTicketsInput, /
    ) -> SearchTicketsOutput:
        raise ToolError("This tool is not implemented yet.")
