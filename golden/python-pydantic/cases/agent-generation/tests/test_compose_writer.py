"""The contract of ``compose-writer``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

import asyncio

import pytest

from compose_writer.toolspec import CallContext, JsonValue, Toolbox
from compose_writer.toolspec import compose_writer as spec
from compose_writer.toolspec.compose_writer import (
    ComposeWriterInput,
    ComposeWriterOutput,
)

# Arguments that the tool must take, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_refuses_what_is_no_object() -> None:
    async def handler(
        ctx: CallContext, input: ComposeWriterInput, /
    ) -> ComposeWriterOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
