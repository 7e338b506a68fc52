"""The tool ``list_customers``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.list_customers import (
    ListCustomersDeps,
    ListCustomersInput,
    ListCustomersOutput,
)


class ListCustomers:
    """List customers."""

    def __init__(self, deps: ListCustomersDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ListCustomersInput, /
    ) -> ListCustomersOutput:
        raise ToolError("This tool is not implemented yet.")
