"""The tool ``update_customer``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.update_customer import (
    UpdateCustomerDeps,
    UpdateCustomerHandler,
    UpdateCustomerInput,
    UpdateCustomerOutput,
)


class UpdateCustomer(UpdateCustomerHandler):
    """Change some fields of a customer. Absent leaves a field alone; null clears it."""

    def __init__(self, deps: UpdateCustomerDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: UpdateCustomerInput, /
    ) -> UpdateCustomerOutput:
        raise NotImplementedError
