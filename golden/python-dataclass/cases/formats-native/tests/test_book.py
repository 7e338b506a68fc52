"""The contract of ``book``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest

from formats_native_agent.tools.book import Book
from formats_native_agent.toolspec import (
    CallContext,
    InvalidArgumentsError,
    JsonValue,
    Toolbox,
    ToolError,
    UnimplementedToolError,
)
from formats_native_agent.toolspec import book as spec
from formats_native_agent.toolspec.book import BookInput, BookOutput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [
    {"room": "00000000-0000-4000-8000-000000000000", "from": "2020-01-31"},
]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = Mock()
    handler = Book(deps)
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
    async def handler(ctx: CallContext, input: BookInput, /) -> BookOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
