"""The contract of ``delete_customer``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest

from agent_helpdesk_agent.tools.delete_customer import DeleteCustomer
from agent_helpdesk_agent.toolspec import (
    CallContext,
    InvalidArgumentsError,
    JsonOutput,
    JsonValue,
    Toolbox,
    ToolError,
    UnimplementedToolError,
)
from agent_helpdesk_agent.toolspec import delete_customer as spec
from agent_helpdesk_agent.toolspec.delete_customer import DeleteCustomerInput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"id": "text", "confirm": True}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: Any) -> None:
    deps: Any = Mock()
    handler = DeleteCustomer(deps)
    toolbox = Toolbox([spec.TOOL.bind(handler)])
    try:
        asyncio.run(toolbox.call(spec.TOOL.name, arguments))
    except UnimplementedToolError as error:
        pytest.skip(str(error))
    except InvalidArgumentsError:
        raise
    except ToolError:
        pass  # also a result of the tool


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: DeleteCustomerInput, /) -> JsonOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
