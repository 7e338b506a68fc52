"""The tool ``update_customer``."""

from __future__ import annotations

from orders_agent.services.order_repo import Customer, MemoryOrderRepository

from .conftest import Call


def test_absent_leaves_a_field_and_null_clears_it(
    call: Call, orders: MemoryOrderRepository
) -> None:
    call("update_customer", {"customer_id": "c1", "2fa": True, "x-vip": "yes"})
    assert orders.customers["c1"] == Customer("Ada", "gold", True, {"x-vip": "yes"})
    call("update_customer", {"customer_id": "c1", "nick-name": None, "class": None})
    assert orders.customers["c1"] == Customer(None, None, True, {"x-vip": "yes"})


def test_an_unknown_customer(call: Call) -> None:
    result = call("update_customer", {"customer_id": "c2", "2fa": True})
    assert (result.is_error, result.text) == (True, "There is no customer c2.")
