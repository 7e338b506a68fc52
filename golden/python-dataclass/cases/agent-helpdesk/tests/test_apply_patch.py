"""The contract of ``apply_patch``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from agent_helpdesk_agent.toolspec import CallContext, JsonValue, Toolbox
from agent_helpdesk_agent.toolspec import apply_patch as spec
from agent_helpdesk_agent.toolspec.apply_patch import ApplyPatchInput, ApplyPatchOutput

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(ctx: CallContext, input: ApplyPatchInput, /) -> ApplyPatchOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
