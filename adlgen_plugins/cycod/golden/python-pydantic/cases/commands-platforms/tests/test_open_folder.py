"""The contract of ``open-folder``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from open_folder.toolspec import CallContext, JsonValue, Toolbox
from open_folder.toolspec import open_folder as spec
from open_folder.toolspec.open_folder import OpenFolderInput, OpenFolderOutput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [{"FOLDER": "text"}]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: OpenFolderInput, /) -> OpenFolderOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
