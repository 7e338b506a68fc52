"""The tool ``search_tickets``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.search_tickets import (
    SearchTicketsDeps,
    SearchTicketsInput,
    SearchTicketsOutput,
)


class SearchTickets(Handler[SearchTicketsInput, SearchTicketsOutput]):
    """Search tickets."""

    def __init__(self, deps: SearchTicketsDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: SearchTicketsInput, /
    ) -> SearchTicketsOutput:
        raise UnimplementedToolError
