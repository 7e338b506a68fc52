"""The contract of ``getUser``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from collide_tools_agent.toolspec import CallContext, JsonValue, Toolbox
from collide_tools_agent.toolspec import get_user_xe28e as spec
from collide_tools_agent.toolspec.get_user_xe28e import (
    GetUserXe28eInput,
    GetUserXe28eOutput,
)

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(
        ctx: CallContext, input: GetUserXe28eInput, /
    ) -> GetUserXe28eOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
