"""The contract of ``put``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest

from nullable_kinds_agent.tools.put import Put
from nullable_kinds_agent.toolspec import (
    CallContext,
    InvalidArgumentsError,
    JsonOutput,
    JsonValue,
    Toolbox,
    ToolError,
    UnimplementedToolError,
)
from nullable_kinds_agent.toolspec import put as spec
from nullable_kinds_agent.toolspec.put import PutInput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [
    {
        "text": "text",
        "whole": 1,
        "real": 1,
        "flag": True,
        "choice": "a",
        "items": [],
        "record": {"x": 1},
        "map": {},
        "ref": {"x": 1},
        "any": "text",
    },
]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = Mock()
    handler = Put(deps)
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
    async def handler(ctx: CallContext, input: PutInput, /) -> JsonOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
