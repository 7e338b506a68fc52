"""The contract of ``search_catalog``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock

import pytest

from orders_agent.tools.search_catalog import SearchCatalog
from orders_agent.toolspec import (
    CallContext,
    JsonOutput,
    JsonValue,
    Toolbox,
    UnimplementedToolError,
)
from orders_agent.toolspec import search_catalog as spec
from orders_agent.toolspec.search_catalog import SearchCatalogInput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"filter": {"all": []}}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = AsyncMock()
    tool = spec.TOOL.bind(SearchCatalog(deps))
    given = spec.TOOL.input.decode(arguments)
    try:
        asyncio.run(tool(given))
    except UnimplementedToolError as error:
        pytest.skip(str(error))


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: SearchCatalogInput, /) -> JsonOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
