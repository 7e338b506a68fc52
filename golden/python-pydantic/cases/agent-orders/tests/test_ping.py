"""The contract of ``ping``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest

from orders_agent.tools.ping import Ping
from orders_agent.toolspec import (
    CallContext,
    JsonValue,
    Toolbox,
    UnimplementedToolError,
)
from orders_agent.toolspec import ping as spec
from orders_agent.toolspec.ping import PingInput, PingOutput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = Mock()
    tool = spec.TOOL.bind(Ping(deps))
    given = spec.TOOL.input.decode(arguments)
    try:
        asyncio.run(tool(given))
    except UnimplementedToolError as error:
        pytest.skip(str(error))


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: PingInput, /) -> PingOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
