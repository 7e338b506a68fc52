"""The contract of ``release-notes``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from release_notes.toolspec import CallContext, JsonOutput, JsonValue, Toolbox
from release_notes.toolspec import release_notes as spec
from release_notes.toolspec.release_notes import ReleaseNotesInput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"prompt": "text"}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: ReleaseNotesInput, /) -> JsonOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
