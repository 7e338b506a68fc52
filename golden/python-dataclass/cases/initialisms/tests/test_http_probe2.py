"""The contract of ``HTTPProbe2``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

import asyncio

import pytest

from initialisms_agent.toolspec import CallContext, JsonValue, Toolbox
from initialisms_agent.toolspec import http_probe2 as spec
from initialisms_agent.toolspec.http_probe2 import HTTPProbe2Input, HTTPProbe2Output

# Arguments that the tool must take, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_refuses_what_is_no_object() -> None:
    async def handler(ctx: CallContext, input: HTTPProbe2Input, /) -> HTTPProbe2Output:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
