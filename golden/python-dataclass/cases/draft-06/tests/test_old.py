"""The contract of ``old``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

import asyncio

import pytest

from draft_06_agent.toolspec import CallContext, JsonValue, Toolbox
from draft_06_agent.toolspec import old as spec
from draft_06_agent.toolspec.old import OldInput, OldOutput

# Arguments that the tool must take, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_refuses_what_is_no_object() -> None:
    async def handler(ctx: CallContext, input: OldInput, /) -> OldOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
