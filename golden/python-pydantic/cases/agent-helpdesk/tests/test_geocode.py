"""The contract of ``geocode``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest

from agent_helpdesk_agent.tools.geocode import Geocode
from agent_helpdesk_agent.toolspec import (
    CallContext,
    JsonOutput,
    JsonValue,
    Toolbox,
    UnimplementedToolError,
)
from agent_helpdesk_agent.toolspec import geocode as spec
from agent_helpdesk_agent.toolspec.geocode import GeocodeInput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"point": [1, 1]}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = Mock()
    tool = spec.TOOL.bind(Geocode(deps))
    given = spec.TOOL.input.decode(arguments)
    try:
        asyncio.run(tool(given))
    except UnimplementedToolError as error:
        pytest.skip(str(error))


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: GeocodeInput, /) -> JsonOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
