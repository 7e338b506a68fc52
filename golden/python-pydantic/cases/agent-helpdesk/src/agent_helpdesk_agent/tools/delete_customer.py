"""The tool ``delete_customer``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.delete_customer import DeleteCustomerDeps, DeleteCustomerInput


class DeleteCustomer(Handler[DeleteCustomerInput, JsonOutput]):
    """Delete a customer for good."""

    def __init__(self, deps: DeleteCustomerDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: DeleteCustomerInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
