"""The contract of ``a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest

from client_agent.tools.a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line import (
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine,
)
from client_agent.toolspec import (
    CallContext,
    JsonValue,
    Toolbox,
    UnimplementedToolError,
)
from client_agent.toolspec import (
    a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line as spec,
)
from client_agent.toolspec.a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line import (
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput,
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput,
)

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = Mock()
    tool = spec.TOOL.bind(AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine(deps))
    given = spec.TOOL.input.decode(arguments)
    try:
        asyncio.run(tool(given))
    except UnimplementedToolError as error:
        pytest.skip(str(error))


def test_rejects_non_objects() -> None:
    async def handler(
        ctx: CallContext,
        input: AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput,
        /,
    ) -> AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
