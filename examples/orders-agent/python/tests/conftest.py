"""Fakes that several tests use."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest

from orders_agent.services.order_repo import Customer, MemoryOrderRepository, Product
from orders_agent.toolspec import ToolResult
from orders_agent.toolspec.app import open_app

Call = Callable[[str, object], ToolResult]


@pytest.fixture
def orders() -> MemoryOrderRepository:
    products = [Product("ABC-0001", "Blue mug", 1250), Product("ABC-0002", "Cup", 900)]
    return MemoryOrderRepository(products, {"c1": Customer("Ada", "gold")})


@pytest.fixture
def call(orders: MemoryOrderRepository, monkeypatch: pytest.MonkeyPatch) -> Call:
    """Call a tool of the agent as a model does, with orders that are forgotten."""
    monkeypatch.setenv("DATABASE_URL", "memory")

    async def run(name: str, arguments: object) -> ToolResult:
        async with open_app(order_repo=orders) as app:
            return await app.toolbox.call_for_model(name, json.dumps(arguments))

    return lambda name, arguments: asyncio.run(run(name, arguments))
