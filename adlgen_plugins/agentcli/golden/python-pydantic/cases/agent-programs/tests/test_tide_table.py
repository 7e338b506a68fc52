"""The contract of ``tide_table``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from harbour.toolspec import CallContext, JsonOutput, JsonValue, Toolbox
from harbour.toolspec import tide_table as spec
from harbour.toolspec.tide_table import TideTableInput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"harbour": "text"}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: TideTableInput, /) -> JsonOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
