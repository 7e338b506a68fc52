"""The contract of ``list_ships``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from harbour_berths.toolspec import CallContext, JsonValue, Toolbox
from harbour_berths.toolspec import list_ships as spec
from harbour_berths.toolspec.list_ships import ListShipsInput, ListShipsOutput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: ListShipsInput, /) -> ListShipsOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
