"""The contract of ``cleaner``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from cleaner.toolspec import CallContext, JsonOutput, JsonValue, Toolbox
from cleaner.toolspec import cleaner as spec
from cleaner.toolspec.cleaner import CleanerInput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: CleanerInput, /) -> JsonOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
