"""The contract of ``find-text``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from find_text.toolspec import CallContext, JsonValue, Toolbox
from find_text.toolspec import find_text as spec
from find_text.toolspec.find_text import FindTextInput, FindTextOutput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"QUERY": "text"}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: FindTextInput, /) -> FindTextOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
