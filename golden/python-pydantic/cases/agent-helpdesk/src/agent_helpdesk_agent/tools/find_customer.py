"""The tool ``find_customer``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.find_customer import FindCustomerDeps, FindCustomerInput


class FindCustomer(Handler[FindCustomerInput, JsonOutput]):
    """Find a customer by one of several keys."""

    def __init__(self, deps: FindCustomerDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: FindCustomerInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
