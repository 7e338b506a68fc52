"""The contract of ``knowledgeBaseSearch``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock

import pytest

from agent_helpdesk_agent.tools.knowledge_base_search import KnowledgeBaseSearch
from agent_helpdesk_agent.toolspec import (
    CallContext,
    JsonValue,
    Toolbox,
    UnimplementedToolError,
)
from agent_helpdesk_agent.toolspec import knowledge_base_search as spec
from agent_helpdesk_agent.toolspec.knowledge_base_search import (
    KnowledgeBaseSearchInput,
    KnowledgeBaseSearchOutput,
)

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"q": "text"}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = AsyncMock()
    tool = spec.TOOL.bind(KnowledgeBaseSearch(deps))
    given = spec.TOOL.input.decode(arguments)
    try:
        asyncio.run(tool(given))
    except UnimplementedToolError as error:
        pytest.skip(str(error))


def test_rejects_non_objects() -> None:
    async def handler(
        ctx: CallContext, input: KnowledgeBaseSearchInput, /
    ) -> KnowledgeBaseSearchOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
