"""A strict definition accepts what its schema accepts, or the tool is not strict."""

from __future__ import annotations

import json
from typing import Any

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.features.providers.export import ExportOptions, export
from adlgen.features.registry import feature
from adlgen.features.strict_modes.feature import FEATURE
from adlgen.ir.agent import Agent
from adlgen.ir.lower import lower
from adlgen.pipeline import load_spec
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from adlgen.spec.model import Spec
from adlgen.testing.values import Maker
from tests.unit.builders import node_of

TEXT = {"type": "string"}
A = {"type": "object", "properties": {"a": TEXT}, "required": ["a"], "additionalProperties": False}


def parameter(schema: object) -> dict[str, Any]:
    return {"type": "object", "properties": {"p": schema}, "required": ["p"]}


LOSSES: dict[str, tuple[Any, str]] = {
    "a required property that is not described": (
        {"type": "object", "properties": {"a": TEXT}, "required": ["a", "b"]},
        "'b', which the input requires",
    ),
    "required alone": ({"required": ["b"]}, "'b', which the input requires"),
    "nested": (parameter({**A, "required": ["a", "b"]}), "'b', which 'p' requires"),
    "in a member of allOf": (
        {"allOf": [{"properties": {"a": TEXT}}, {"required": ["a", "b"]}]},
        "'b', which the input requires",
    ),
    "next to a reference": (
        {**parameter({"$ref": "#/$defs/A", "required": ["b"]}), "$defs": {"A": {**A}}},
        "strict mode",
    ),
    "in an alternative": (
        parameter({**A, "anyOf": [{"required": ["a"]}, {"required": ["b"]}]}),
        "'anyOf' of 'p'",
    ),
    "properties of an alternative": (
        parameter({**A, "anyOf": [{"properties": {"b": TEXT}, "required": ["b"]}]}),
        "'anyOf' of 'p'",
    ),
    "an unknown type": (parameter({"type": "asd"}), "malformed: unknown type 'asd'"),
    "a pattern": (parameter({"type": "string", "pattern": "(["}), "malformed: invalid pattern"),
    "no values": (parameter({"type": "string", "enum": []}), ""),
    "an array of any items at the root": ({"type": "array"}, "accepts no object"),
    "a reference to an array at the root": (
        {"$ref": "#/$defs/A", "$defs": {"A": {"type": "array", "items": TEXT}}},
        "accepts no object",
    ),
    "a text at the root": ({"const": "a"}, "accepts no object"),
    "no values at the root": ({"type": "object", "enum": []}, "accepts no object"),
    "properties of any type": (
        parameter({"properties": {"a": TEXT}, "required": ["a"]}),
        "'p', which has properties and any type",
    ),
    "properties of any type in an alternative": (
        parameter({"anyOf": [TEXT, {"properties": {"a": TEXT}, "required": ["a"]}]}),
        "'p', which has properties and any type",
    ),
    "a value of another type": (
        parameter({"type": "string", "enum": ["a", 1]}),
        "the enum of 'p', which has values of other types",
    ),
}


def understood(schema: object) -> tuple[Spec, Agent]:
    text = json.dumps({"tools": [{"name": "t", "description": "d", "inputSchema": schema}]})
    spec = load_spec(Source("tools.json", text), Log(), dialect="mcp")
    return spec, lower(spec, Log(), feature, lenient=True)


def definition(schema: object, provider: str) -> tuple[dict[str, Any], list[str]]:
    spec, agent = understood(schema)
    log = Log()
    found: Any = export(spec, agent, ExportOptions(provider), log)
    return found[0].get("function", found[0]), [d.message for d in log.diagnostics]


@pytest.mark.parametrize("provider", ["openai", "anthropic"])
@pytest.mark.parametrize("name", LOSSES)
def test_a_tool_that_strict_mode_cannot_express_is_not_strict(name: str, provider: str) -> None:
    schema, reason = LOSSES[name]
    found, messages = definition(schema, provider)
    assert "strict" not in found
    assert any("is not strict" in text and reason in text for text in messages), messages


@pytest.mark.parametrize("name", LOSSES)
def test_adapters_have_no_strict_definition_of_such_a_tool_either(name: str) -> None:
    _, agent = understood(LOSSES[name][0])
    data = FEATURE.plan_agent(None, agent, None).data  # type: ignore[arg-type]
    for provider in ("openai", "anthropic"):
        assert [one for one in data.records(provider) if one.flag("automatic")] == []


STRICT: list[Any] = [
    A,
    {**A, "properties": {"a": {"type": "string", "nullable": True}}},
    parameter({"allOf": [A]}),
    {"$ref": "#/$defs/A", "$defs": {"A": A}},
    {**parameter({"$ref": "#/$defs/A"}), "$defs": {"A": A}},
    parameter({"anyOf": [A, {"type": "null"}]}),
    parameter({"type": "array", "items": {"enum": ["x", "y"]}}),
    parameter({"type": ["integer", "null"]}),
]


def check_values(schema: object, strict: Any, seed: str) -> int:
    """Check that the schema accepts what the strict one accepts; return the number of values."""
    source = canonicalise(node_of(schema), Log(), lenient=True)  # type: ignore[arg-type]
    rewritten = canonicalise(node_of(strict), Log())
    values = [v for v in Maker(rewritten.json, seed).make(20) if accepts(rewritten, v)]
    for value in values:
        assert accepts(source, value), (schema, strict, value)
    return len(values)


@pytest.mark.parametrize("provider", ["openai", "anthropic"])
@pytest.mark.parametrize("schema", STRICT, ids=json.dumps)
def test_the_schema_accepts_what_a_strict_definition_accepts(schema: Any, provider: str) -> None:
    found, messages = definition(schema, provider)
    assert found["strict"] is True, messages
    assert check_values(schema, found.get("parameters", found.get("input_schema")), "own") > 0


def test_null_of_nullable_is_not_lost() -> None:
    found, _ = definition(STRICT[1], "openai")
    assert found["parameters"]["properties"]["a"]["type"] == ["string", "null"]
