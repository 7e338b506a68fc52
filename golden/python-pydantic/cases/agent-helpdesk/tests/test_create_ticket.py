"""The contract of ``create_ticket``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from agent_helpdesk_agent.tools.create_ticket import CreateTicket
from agent_helpdesk_agent.toolspec import (
    CallContext,
    JsonValue,
    Toolbox,
    UnimplementedToolError,
)
from agent_helpdesk_agent.toolspec import create_ticket as spec
from agent_helpdesk_agent.toolspec.create_ticket import (
    CreateTicketInput,
    CreateTicketOutput,
)

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"customer_id": "text", "subject": "text", "body": "text"}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = AsyncMock(logger=Mock(), config_sla=Mock())
    tool = spec.TOOL.bind(CreateTicket(deps))
    given = spec.TOOL.input.decode(arguments)
    try:
        asyncio.run(tool(given))
    except UnimplementedToolError as error:
        pytest.skip(str(error))


def test_rejects_non_objects() -> None:
    async def handler(
        ctx: CallContext, input: CreateTicketInput, /
    ) -> CreateTicketOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
