"""The contract of ``get_user``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from collide_tools_agent.toolspec import CallContext, JsonValue, Toolbox
from collide_tools_agent.toolspec import get_user as spec
from collide_tools_agent.toolspec.get_user import GetUserInput, GetUserOutput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: GetUserInput, /) -> GetUserOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
