"""The contract of ``set``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

import asyncio

import pytest

from defaults_refused_agent.toolspec import CallContext, JsonValue, Toolbox
from defaults_refused_agent.toolspec import set as spec
from defaults_refused_agent.toolspec.set import SetInput, SetOutput

# Arguments that the tool must take, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_refuses_what_is_no_object() -> None:
    async def handler(ctx: CallContext, input: SetInput, /) -> SetOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
