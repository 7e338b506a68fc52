"""The contract of ``get_json_by_id``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

import asyncio

import pytest

from initialisms_agent.toolspec import CallContext, JsonValue, Toolbox
from initialisms_agent.toolspec import get_json_by_id as spec
from initialisms_agent.toolspec.get_json_by_id import (
    GetJSONByIdInput,
    GetJSONByIdOutput,
)

# Arguments that the tool must take, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_refuses_what_is_no_object() -> None:
    async def handler(
        ctx: CallContext, input: GetJSONByIdInput, /
    ) -> GetJSONByIdOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
