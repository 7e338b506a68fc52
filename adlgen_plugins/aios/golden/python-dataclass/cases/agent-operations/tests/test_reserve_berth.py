"""The contract of ``reserve_berth``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from harbour_berths.toolspec import CallContext, JsonValue, Toolbox
from harbour_berths.toolspec import reserve_berth as spec
from harbour_berths.toolspec.reserve_berth import ReserveBerthInput, ReserveBerthOutput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"ship": "text", "nights": 1}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(
        ctx: CallContext, input: ReserveBerthInput, /
    ) -> ReserveBerthOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
