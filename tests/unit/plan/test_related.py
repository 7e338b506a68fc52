"""The plan of one tool is that which it has among all tools."""

from __future__ import annotations

import json

import pytest

from adlgen.diagnostics.memory import Memory, remembering
from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue, Source
from adlgen.packs import load_pack
from adlgen.plan.model import Plan
from adlgen.planning import named_for, plan_for
from adlgen.toolbox import load_agent
from tests.conformance import suite

_PART: JsonValue = {"type": "object", "properties": {"a": {"type": "string"}}}


def _tools() -> str:
    """Return tools whose nested types would have the names of other tools, or of their nested types."""
    parts = {
        "find": ["order", "order_line", "input", "x"],
        "find_order": ["line", "customer", "handler"],
        "find_order_line": ["customer"],
        "new_find": ["order"],
        "Find-order": ["line"],
        "other": ["find"],
        "list": ["order"],
    }
    tools: list[JsonValue] = [
        {
            "name": name,
            "inputSchema": {"type": "object", "properties": dict.fromkeys(keys, _PART)},
        }
        for name, keys in parts.items()
    ]
    return json.dumps({"tools": tools})


def _of(plan: Plan, tool: str) -> object:
    (found,) = [one for one in plan.tools if one.id == tool]
    return found


@pytest.mark.parametrize("target", suite.TARGETS)
def test_a_tool_has_the_same_plan_alone(target: str) -> None:
    agent = load_agent(Source("t.json", _tools()), Log())
    pack, options = load_pack(suite.TARGETS[target].pack, Log()), suite.TARGETS[target].options
    whole, _ = plan_for(agent, pack, options, Log())
    counts = []
    for tool in agent.tools:
        for memory in (None, Memory()):
            with remembering(memory):
                alone = named_for(agent, pack, options, Log())[0].plan(tool.id)
            assert _of(alone, tool.id) == _of(whole, tool.id)
            counts.append(len(alone.tools))
    assert min(counts) == 1, "other tools are not planned"
    assert named_for(agent, pack, options, Log())[0].plan("").tools == ()
