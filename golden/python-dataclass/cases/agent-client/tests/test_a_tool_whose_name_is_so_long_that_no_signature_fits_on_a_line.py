"""The contract of ``a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

import asyncio

import pytest

from client_agent.toolspec import CallContext, JsonValue, Toolbox
from client_agent.toolspec import (
    a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line as spec,
)
from client_agent.toolspec.a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line import (
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput,
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput,
)

# Arguments that the tool must take, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_refuses_what_is_no_object() -> None:
    async def handler(
        ctx: CallContext,
        input: AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput,
        /,
    ) -> AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
