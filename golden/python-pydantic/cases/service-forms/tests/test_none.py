"""The contract of ``none``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

import asyncio

import pytest

from service_forms_agent.toolspec import CallContext, JsonValue, Toolbox
from service_forms_agent.toolspec import none as spec
from service_forms_agent.toolspec.none import NoneToolInput, NoneToolOutput

# Arguments that the tool must take, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_refuses_what_is_no_object() -> None:
    async def handler(ctx: CallContext, input: NoneToolInput, /) -> NoneToolOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
