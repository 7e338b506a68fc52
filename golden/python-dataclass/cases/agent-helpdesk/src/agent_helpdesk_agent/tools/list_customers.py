"""The tool ``list_customers``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.list_customers import ListCustomersDeps, ListCustomersInput


class ListCustomers(Handler[ListCustomersInput, JsonOutput]):
    """List customers."""

    def __init__(self, deps: ListCustomersDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ListCustomersInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
