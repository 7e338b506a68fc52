"""The contract of ``archive``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from archive.toolspec import CallContext, JsonValue, Toolbox
from archive.toolspec import archive as spec
from archive.toolspec.archive import ArchiveInput, ArchiveOutput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"TARGET": "a", "FILES": []}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: ArchiveInput, /) -> ArchiveOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
