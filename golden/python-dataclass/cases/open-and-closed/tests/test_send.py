"""The contract of ``send``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest

from open_and_closed_agent.tools.send import Send
from open_and_closed_agent.toolspec import (
    CallContext,
    InvalidArgumentsError,
    JsonOutput,
    JsonValue,
    Toolbox,
    ToolError,
    UnimplementedToolError,
)
from open_and_closed_agent.toolspec import send as spec
from open_and_closed_agent.toolspec.send import SendInput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [
    {"open": {"a": "text"}, "closed": {"a": "text"}, "typed": {"a": "text"}},
]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = Mock()
    handler = Send(deps)
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
    async def handler(ctx: CallContext, input: SendInput, /) -> JsonOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
