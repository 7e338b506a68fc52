"""The tool ``create_order``."""

from __future__ import annotations

from ..toolspec import CallContext, Handler, ToolError
from ..toolspec.create_order import (
    CreateOrderDeps,
    CreateOrderInput,
    CreateOrderOutput,
)


class CreateOrder(Handler[CreateOrderInput, CreateOrderOutput]):
    """Place an order for a customer and charge the given payment method."""

    def __init__(self, deps: CreateOrderDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: CreateOrderInput, /
    ) -> CreateOrderOutput:
        total = self._total(input)
        accepted = await self.deps.payments_client.charge(input.payment, total)
        order_id = self.deps.order_repo.save(input)
        if not accepted:
            return CreateOrderOutput(
                order_id=order_id,
                status="rejected",
                total=total,
                reason="The payment was refused.",
            )
        self.deps.logger.info("%s: %s priority", order_id, input.priority)
        return CreateOrderOutput(order_id=order_id, status="accepted", total=total)

    def _total(self, order: CreateOrderInput) -> int:
        total = 0
        for item in order.items:
            product = self.deps.order_repo.product(item.sku_id)
            if product is None:
                raise ToolError(f"There is no product {item.sku_id} in the catalogue.")
            total += product.price * item.quantity
        return total
