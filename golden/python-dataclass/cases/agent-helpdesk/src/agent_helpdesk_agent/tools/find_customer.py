"""The tool ``find_customer``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.find_customer import (
    FindCustomerDeps,
    FindCustomerHandler,
    FindCustomerInput,
    FindCustomerOutput,
)


class FindCustomer(FindCustomerHandler):
    """Find a customer by one of several keys."""

    def __init__(self, deps: FindCustomerDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: FindCustomerInput, /
    ) -> FindCustomerOutput:
        raise NotImplementedError
