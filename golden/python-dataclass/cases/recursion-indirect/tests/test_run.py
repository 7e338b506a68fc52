"""The contract of ``run``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from recursion_indirect_agent.toolspec import (
    CallContext,
    JsonOutput,
    JsonValue,
    Toolbox,
)
from recursion_indirect_agent.toolspec import run as spec
from recursion_indirect_agent.toolspec.run import RunInput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: RunInput, /) -> JsonOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
