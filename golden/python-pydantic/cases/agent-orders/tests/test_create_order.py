"""The contract of ``create_order``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from orders_agent.tools.create_order import CreateOrder
from orders_agent.toolspec import (
    CallContext,
    JsonValue,
    Toolbox,
    UnimplementedToolError,
)
from orders_agent.toolspec import create_order as spec
from orders_agent.toolspec.create_order import CreateOrderInput, CreateOrderOutput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [
    {
        "customer": {"id": "00000000-0000-4000-8000-000000000000"},
        "items": [{"skuId": "AAA-0000"}],
        "payment": {"method": "card", "token": "text"},
        "note": "text",
    },
]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = AsyncMock(logger=Mock(), config_database=Mock())
    tool = spec.TOOL.bind(CreateOrder(deps))
    given = spec.TOOL.input.decode(arguments)
    try:
        asyncio.run(tool(given))
    except UnimplementedToolError as error:
        pytest.skip(str(error))


def test_rejects_non_objects() -> None:
    async def handler(
        ctx: CallContext, input: CreateOrderInput, /
    ) -> CreateOrderOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
