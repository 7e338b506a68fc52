"""The contract of ``add_comment``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock

import pytest

from agent_helpdesk_agent.tools.add_comment import AddComment
from agent_helpdesk_agent.toolspec import (
    CallContext,
    JsonOutput,
    JsonValue,
    Toolbox,
    UnimplementedToolError,
)
from agent_helpdesk_agent.toolspec import add_comment as spec
from agent_helpdesk_agent.toolspec.add_comment import AddCommentInput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"ticket_id": 1, "text": "text"}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = AsyncMock()
    tool = spec.TOOL.bind(AddComment(deps))
    given = spec.TOOL.input.decode(arguments)
    try:
        asyncio.run(tool(given))
    except UnimplementedToolError as error:
        pytest.skip(str(error))


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: AddCommentInput, /) -> JsonOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
