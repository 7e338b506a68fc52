"""The contract of ``text``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest

from outputs_agent.tools.text import Text
from outputs_agent.toolspec import (
    CallContext,
    InvalidArgumentsError,
    JsonValue,
    Toolbox,
    ToolError,
    UnimplementedToolError,
)
from outputs_agent.toolspec import text as spec
from outputs_agent.toolspec.text import TextInput, TextOutput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = Mock()
    handler = Text(deps)
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
    async def handler(ctx: CallContext, input: TextInput, /) -> TextOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
