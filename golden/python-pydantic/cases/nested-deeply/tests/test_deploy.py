"""The contract of ``deploy``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

import asyncio

import pytest

from nested_deeply_agent.toolspec import CallContext, JsonValue, Toolbox
from nested_deeply_agent.toolspec import deploy as spec
from nested_deeply_agent.toolspec.deploy import DeployInput, DeployOutput

# Arguments that the tool must take, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_refuses_what_is_no_object() -> None:
    async def handler(ctx: CallContext, input: DeployInput, /) -> DeployOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
