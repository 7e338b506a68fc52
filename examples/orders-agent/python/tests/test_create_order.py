"""The tool ``create_order``."""

from __future__ import annotations

import asyncio
import json
from datetime import date
from logging import getLogger
from typing import Any
from uuid import UUID

import pytest

from orders_agent.services.order_repo import MemoryOrderRepository
from orders_agent.tools.create_order import CreateOrder
from orders_agent.toolspec import InvalidArgumentsError, Toolbox, load_config
from orders_agent.toolspec.create_order import (
    TOOL,
    CreateOrderCustomer,
    CreateOrderDeps,
    CreateOrderInput,
    CreateOrderItem,
    CreateOrderPayment,
    CreateOrderPaymentInvoice,
)

from .conftest import Call

ORDER: dict[str, Any] = {
    "customer": {"id": "7f1f1a5e-93b7-4a08-9d2b-2b1c6f6a0d3e"},
    "items": [{"skuId": "ABC-0001", "quantity": 2}],
    "payment": {"method": "card", "token": "tok_1"},
    "note": None,
}


def test_an_order_is_accepted(call: Call, orders: MemoryOrderRepository) -> None:
    result = call("create_order", ORDER)
    assert json.loads(result.text) == {
        "orderId": "order-1",
        "status": "accepted",
        "total": 2500,
    }
    assert orders.orders[0].priority == "normal"


def test_a_payment_is_refused(call: Call) -> None:
    result = call(
        "create_order",
        ORDER | {"payment": {"method": "card", "token": "declined"}},
    )
    assert json.loads(result.text)["reason"] == "The payment was refused."


def test_a_product_that_is_not_sold(call: Call) -> None:
    result = call("create_order", ORDER | {"items": [{"skuId": "ABC-9999"}]})
    assert result.is_error
    assert result.text == "There is no product ABC-9999 in the catalogue."


class Payments:
    """Records what is charged."""

    def __init__(self) -> None:
        self.charged: list[int] = []

    async def charge(self, payment: CreateOrderPayment, cents: int, /) -> bool:
        self.charged.append(cents)
        return True


@pytest.fixture
def payments() -> Payments:
    return Payments()


@pytest.fixture
def toolbox(
    orders: MemoryOrderRepository, payments: Payments, monkeypatch: pytest.MonkeyPatch
) -> Toolbox:
    monkeypatch.setenv("DATABASE_URL", "memory")
    deps = CreateOrderDeps(
        order_repo=orders,
        payments_client=payments,
        logger=getLogger("test"),
        config_database=load_config().database,
    )
    return Toolbox([TOOL.bind(CreateOrder(deps))])


async def order_by_invoice(toolbox: Toolbox) -> str:
    order = CreateOrderInput(
        customer=CreateOrderCustomer(id=UUID(ORDER["customer"]["id"])),
        items=[CreateOrderItem(sku_id="ABC-0002")],
        payment=CreateOrderPaymentInvoice(due_date=date(2026, 12, 24)),
        note="Ring twice.",
    )
    return (await toolbox.call(TOOL, order)).order_id


def test_a_typed_call(toolbox: Toolbox, payments: Payments) -> None:
    assert asyncio.run(order_by_invoice(toolbox)) == "order-1"
    assert payments.charged == [900]


def test_refused_arguments(toolbox: Toolbox) -> None:
    with pytest.raises(InvalidArgumentsError) as error:
        asyncio.run(toolbox.call("create_order", {"items": []}))
    assert [problem.path for problem in error.value.problems]
