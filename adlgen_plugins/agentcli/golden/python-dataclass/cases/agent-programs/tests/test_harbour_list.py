"""The contract of ``harbour.list``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from harbour.toolspec import CallContext, JsonOutput, JsonValue, Toolbox
from harbour.toolspec import harbour_list as spec
from harbour.toolspec.harbour_list import HarbourListInput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: HarbourListInput, /) -> JsonOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
