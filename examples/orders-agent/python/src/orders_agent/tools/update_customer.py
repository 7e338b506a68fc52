"""The tool ``update_customer``."""

from __future__ import annotations

from ..toolspec import UNSET, CallContext, Handler, JsonOutput, ToolError
from ..toolspec.update_customer import (
    UpdateCustomerDeps,
    UpdateCustomerInput,
)


class UpdateCustomer(Handler[UpdateCustomerInput, JsonOutput]):
    """Change some fields of a customer. Absent leaves a field alone; null clears it."""

    def __init__(self, deps: UpdateCustomerDeps) -> None:
        self.deps = deps

    def __call__(self, ctx: CallContext, input: UpdateCustomerInput, /) -> JsonOutput:
        customer = self.deps.order_repo_customers.get(input.customer_id)
        if customer is None:
            raise ToolError(f"There is no customer {input.customer_id}.")
        if input.nick_name is not UNSET:
            customer.nick_name = input.nick_name
        if input.class_ is not UNSET:
            customer.class_ = input.class_
        if input.field_2fa is not None:
            customer.two_factor = input.field_2fa
        customer.labels |= input.extra
        return f"Customer {input.customer_id} is up to date."
