"""The contract of ``get_user_input``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

import asyncio

import pytest

from collide_tools_agent.toolspec import CallContext, JsonValue, Toolbox
from collide_tools_agent.toolspec import get_user_input as spec
from collide_tools_agent.toolspec.get_user_input import (
    GetUserInputInput,
    GetUserInputOutput,
)

# Arguments that the tool must take, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_refuses_what_is_no_object() -> None:
    async def handler(
        ctx: CallContext, input: GetUserInputInput, /
    ) -> GetUserInputOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
