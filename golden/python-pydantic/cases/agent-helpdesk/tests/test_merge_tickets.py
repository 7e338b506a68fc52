"""The contract of ``merge_tickets``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from agent_helpdesk_agent.tools.merge_tickets import MergeTickets
from agent_helpdesk_agent.toolspec import (
    CallContext,
    JsonOutput,
    JsonValue,
    Toolbox,
    UnimplementedToolError,
)
from agent_helpdesk_agent.toolspec import merge_tickets as spec
from agent_helpdesk_agent.toolspec.merge_tickets import MergeTicketsInput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"into": 1, "from": [1]}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = AsyncMock(logger=Mock())
    tool = spec.TOOL.bind(MergeTickets(deps))
    given = spec.TOOL.input.decode(arguments)
    try:
        asyncio.run(tool(given))
    except UnimplementedToolError as error:
        pytest.skip(str(error))


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: MergeTicketsInput, /) -> JsonOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
