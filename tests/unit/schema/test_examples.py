"""Examples that a schema accepts, mistakes in them, and the answers of generated code to these."""

from __future__ import annotations

import json
from typing import Any

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.ir.agent import Agent
from adlgen.running.refusals import planned, refusal
from adlgen.schema.evaluate import accepts
from adlgen.schema.examples import example
from adlgen.schema.mistakes import mistaken
from adlgen.schema.sample import NoSampleError
from adlgen.toolbox import load_agent

SCHEMA = {
    "type": "object",
    "additionalProperties": False,
    "required": ["name"],
    "properties": {
        "name": {"type": "string", "examples": ["Ada"]},
        "limit": {"type": "integer", "maximum": 9, "default": 5},
        "kind": {"enum": ["small", "large"]},
        "tree": {"$ref": "#/$defs/Tree"},
        "tags": {"type": "object", "additionalProperties": {"type": "boolean"}},
    },
    "$defs": {
        "Tree": {
            "type": "object",
            "properties": {"left": {"$ref": "#/$defs/Tree"}, "size": {"type": "integer"}},
        }
    },
}


def agent_of(schema: dict[str, Any]) -> Agent:
    listed = {"tools": [{"name": "find", "inputSchema": schema}]}
    return load_agent(Source("tools.json", json.dumps(listed)), Log())


def test_examples_have_what_the_author_wrote() -> None:
    canonical = agent_of(SCHEMA).tools[0].input.canonical
    assert example(canonical) == {"name": "Ada"}
    assert example(canonical, full=True) == {
        "name": "Ada",
        "limit": 5,
        "kind": "small",
        "tree": {"size": 1},
        "tags": {"key1": True},
    }


@pytest.mark.parametrize(
    "part",
    [
        {"type": "string", "minLength": 3, "examples": ["x"]},
        {"type": "array", "items": {"type": "integer"}, "maxItems": 0},
        {
            "oneOf": [
                {"type": "object", "required": ["a"], "properties": {"a": {"const": 1}}},
                {"type": "null"},
            ]
        },
        {"type": "integer", "minimum": 2, "default": 1},
    ],
)
def test_an_example_that_the_schema_refuses_is_not_taken(part: dict[str, Any]) -> None:
    schema = {"type": "object", "required": ["a"], "properties": {"a": part}}
    canonical = agent_of(schema).tools[0].input.canonical
    for full in (False, True):
        assert accepts(canonical, example(canonical, full=full))


def test_a_schema_without_values_has_no_example() -> None:
    canonical = agent_of({"type": "object", "required": ["a"], "properties": {"a": False}})
    with pytest.raises(NoSampleError):
        example(canonical.tools[0].input.canonical)


def test_mistakes_are_of_different_kinds_and_are_refused_as_by_generated_code() -> None:
    agent = agent_of(SCHEMA)
    canonical = agent.tools[0].input.canonical
    wrong = mistaken(canonical.json, {"name": "Ada"})
    assert wrong == {"name": "Ada", "kind": "smalls", "limit": 10, "liit": True}
    (tool,) = planned(agent, Log()).tools
    assert refusal(tool, {"name": "Ada"}) == ""
    assert refusal(tool, wrong).splitlines() == [
        "Invalid arguments for find (3 problems):",
        '- /kind: must be one of "small", "large" (got "smalls")',
        "- /limit: must be <= 9 (got 10)",
        "- /liit: unknown property; allowed properties: kind, limit, name, tags, tree",
    ]


def test_only_objects_have_mistakes() -> None:
    assert mistaken(True, "text") is None
    assert mistaken({"type": "object"}, {}) is None
