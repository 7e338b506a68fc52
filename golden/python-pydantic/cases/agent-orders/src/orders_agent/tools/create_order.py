"""The tool ``create_order``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.create_order import CreateOrderDeps, CreateOrderInput, CreateOrderOutput


class CreateOrder(Handler[CreateOrderInput, CreateOrderOutput]):
    """Place an order for a customer and charge the given payment method."""

    def __init__(self, deps: CreateOrderDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: CreateOrderInput, /
    ) -> CreateOrderOutput:
        raise UnimplementedToolError
