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
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(
        ctx: CallContext, input: ReserveBerthInput, /
    ) -> ReserveBerthOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
