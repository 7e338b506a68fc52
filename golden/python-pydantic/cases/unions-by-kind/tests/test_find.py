"""The contract of ``find``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

import asyncio

import pytest

from unions_by_kind_agent.toolspec import CallContext, JsonValue, Toolbox
from unions_by_kind_agent.toolspec import find as spec
from unions_by_kind_agent.toolspec.find import FindInput, FindOutput

# Arguments that the tool must take, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_refuses_what_is_no_object() -> None:
    async def handler(ctx: CallContext, input: FindInput, /) -> FindOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
