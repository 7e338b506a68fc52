"""The contract of ``pipeline-writer``.

Scaffolded by adlgen; never overwritten.
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

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"folder": "text"}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(
        ctx: CallContext, input: PipelineWriterInput, /
    ) -> PipelineWriterOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
