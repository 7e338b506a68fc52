"""The contract of ``compose-writer``.

Scaffolded by adlgen; never overwritten.
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

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"service": "text", "team": "text", "replicas": 1}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(
        ctx: CallContext, input: ComposeWriterInput, /
    ) -> ComposeWriterOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
