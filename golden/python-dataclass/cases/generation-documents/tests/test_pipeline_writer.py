"""The contract of ``pipeline-writer``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

import asyncio

import pytest

from pipeline_writer.toolspec import CallContext, JsonValue, Toolbox
from pipeline_writer.toolspec import pipeline_writer as spec
from pipeline_writer.toolspec.pipeline_writer import (
    PipelineWriterInput,
    PipelineWriterOutput,
)

# Arguments that the tool must take, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_refuses_what_is_no_object() -> None:
    async def handler(
        ctx: CallContext, input: PipelineWriterInput, /
    ) -> PipelineWriterOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
