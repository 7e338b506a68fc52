"""The contract of ``summarize-logs``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from summarize_logs.toolspec import CallContext, JsonValue, Toolbox
from summarize_logs.toolspec import summarize_logs as spec
from summarize_logs.toolspec.summarize_logs import (
    SummarizeLogsInput,
    SummarizeLogsOutput,
)

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"PATTERN": "text", "FILES": []}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(
        ctx: CallContext, input: SummarizeLogsInput, /
    ) -> SummarizeLogsOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
