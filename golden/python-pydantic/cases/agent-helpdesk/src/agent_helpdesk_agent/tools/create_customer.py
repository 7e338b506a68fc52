"""The tool ``create_customer``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.create_customer import CreateCustomerDeps, CreateCustomerInput


class CreateCustomer(Handler[CreateCustomerInput, JsonOutput]):
    """Create a customer."""

    def __init__(self, deps: CreateCustomerDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: CreateCustomerInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
