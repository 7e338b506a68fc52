"""The contract of ``release-berth``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from harbour_berths.toolspec import CallContext, JsonValue, Toolbox
from harbour_berths.toolspec import release_berth as spec
from harbour_berths.toolspec.release_berth import ReleaseBerthInput, ReleaseBerthOutput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"berth": 1}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(
        ctx: CallContext, input: ReleaseBerthInput, /
    ) -> ReleaseBerthOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
