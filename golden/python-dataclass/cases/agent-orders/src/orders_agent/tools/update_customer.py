"""The tool ``update_customer``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.update_customer import UpdateCustomerDeps, UpdateCustomerInput


class UpdateCustomer(Handler[UpdateCustomerInput, JsonOutput]):
    """Change some fields of a customer. Absent leaves a field alone; null clears it."""

    def __init__(self, deps: UpdateCustomerDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: UpdateCustomerInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
