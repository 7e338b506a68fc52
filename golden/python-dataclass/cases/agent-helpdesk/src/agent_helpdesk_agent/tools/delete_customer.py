"""The tool ``delete_customer``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.delete_customer import (
    DeleteCustomerDeps,
    DeleteCustomerHandler,
    DeleteCustomerInput,
    DeleteCustomerOutput,
)


class DeleteCustomer(DeleteCustomerHandler):
    """Delete a customer for good."""

    def __init__(self, deps: DeleteCustomerDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: DeleteCustomerInput, /
    ) -> DeleteCustomerOutput:
        raise NotImplementedError
