"""The contract of ``issue``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest

from unions_tagged_agent.tools.issue import Issue
from unions_tagged_agent.toolspec import (
    CallContext,
    InvalidArgumentsError,
    JsonOutput,
    JsonValue,
    Toolbox,
    ToolError,
    UnimplementedToolError,
)
from unions_tagged_agent.toolspec import issue as spec
from unions_tagged_agent.toolspec.issue import IssueInput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"card": {"kind": "old_card"}}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = Mock()
    handler = Issue(deps)
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
    async def handler(ctx: CallContext, input: IssueInput, /) -> JsonOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
