"""The contract of ``update_customer``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock

import pytest

from orders_agent.tools.update_customer import UpdateCustomer
from orders_agent.toolspec import (
    CallContext,
    JsonOutput,
    JsonValue,
    Toolbox,
    UnimplementedToolError,
)
from orders_agent.toolspec import update_customer as spec
from orders_agent.toolspec.update_customer import UpdateCustomerInput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [
    {"class": "gold", "customer_id": "text", "nick-name": "text"},
]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = AsyncMock()
    tool = spec.TOOL.bind(UpdateCustomer(deps))
    given = spec.TOOL.input.decode(arguments)
    try:
        asyncio.run(tool(given))
    except UnimplementedToolError as error:
        pytest.skip(str(error))


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: UpdateCustomerInput, /) -> JsonOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
