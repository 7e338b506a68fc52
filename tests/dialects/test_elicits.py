"""Scopes and forms in ``x-adlgen``: what is read, what is refused, and that models do not see them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from adlgen.document.node import plain
from tests.dialects.loading import load_text

SET = '[{"type": "function", "function": {"name": "order", "parameters": %s}}]'
MANIFEST = """
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {{name: shop, description: A shop., version: 1.0.0}}
spec:
  capabilities: {{streaming: false, pushNotifications: false, stateTransitionHistory: false}}
  server: {{port: 8080}}
  language: {{go: {{module: example.com/shop}}}}
  tools:
    - {{id: t, name: t, description: d, tags: [a], schema: {{type: object, x-adlgen: {extension}}}}}
"""


def read(extension: Any) -> tuple[Any, list[tuple[str, str, str]]]:
    loaded = load_text(MANIFEST.format(extension=json.dumps(extension)), "agent.yaml")
    return loaded.spec, [(one.code.id, one.message, one.hint or "") for one in loaded.found]


def form(**fields: Any) -> dict[str, Any]:
    return {"ask": {"schema": {"type": "object", "properties": fields}}}


TITLED = [{"const": "a", "title": "A"}]


@pytest.mark.parametrize(
    "field",
    [
        {"type": "string", "title": "T", "description": "D", "minLength": 1, "maxLength": 2},
        *({"type": "string", "format": name} for name in ("email", "uri", "date", "date-time")),
        {"type": "number", "minimum": 0, "maximum": 1.5, "default": 1},
        {"type": "integer", "minimum": 0},
        {"type": "boolean", "default": True},
        {"type": "string", "enum": ["a", "b"]},
        {"type": "string", "oneOf": TITLED, "default": "a"},
        {"type": "array", "items": {"type": "string", "enum": ["a"]}, "minItems": 1, "maxItems": 1},
        {"type": "array", "items": {"anyOf": TITLED}, "default": ["a"]},
    ],
    ids=str,
)
def test_fields_of_a_form(field: dict[str, Any]) -> None:
    spec, problems = read({"elicits": form(field=field)})
    assert problems == []
    (found,) = spec.tools[0].metadata.elicits
    assert found.name.value == "ask"
    assert plain(found.schema) == {"type": "object", "properties": {"field": field}}


@pytest.mark.parametrize(
    ("field", "message", "hint"),
    [
        ({"type": "object"}, "has a type that clients cannot show", "a field is one of string"),
        ({"type": ["string", "null"]}, "has a type that clients cannot show", "a field is one"),
        ({}, "has no type", "a field is one of string"),
        ({"$ref": "#/$defs/A"}, "has no type", "write the schema of the field in place"),
        (True, "is true or false, not a schema", ""),
        ({"type": "string", "pattern": "a"}, "has 'pattern'", "check the answer in the handler"),
        ({"type": "string", "format": "uuid"}, "has a format that clients", "use email, uri, date"),
        ({"type": "string", "maxLenght": 1}, "has 'maxLenght'", "did you mean 'maxLength'?"),
        ({"type": "string", "enum": ["a", 1]}, "has an enum with other values", "use strings"),
        ({"type": "string", "oneOf": [{"const": "a"}]}, "has a 'oneOf' that is", "{const: TEXT"),
        ({"type": "integer", "enum": [1]}, "has 'enum'", "only strings have an enum"),
        ({"type": "integer", "exclusiveMinimum": 0}, "has 'exclusiveMinimum'", "use 'minimum'"),
        ({"type": "boolean", "const": True}, "has 'const'", "use 'enum'"),
        ({"type": "array", "items": {"type": "string"}}, "has items that are not", "enum: [...]"),
        ({"type": "array", "items": {"anyOf": [1]}}, "has a 'anyOf' that is not a list", "anyOf"),
    ],
    ids=str,
)
def test_what_clients_cannot_show_is_refused(field: Any, message: str, hint: str) -> None:
    spec, problems = read({"elicits": form(field=field)})
    ((code, found, advice),) = problems
    assert (code, found.startswith(f"form 'ask': field 'field' {message}")) == ("ADL0132", True)
    assert hint in advice
    assert spec.tools[0].metadata.elicits == ()


@pytest.mark.parametrize(
    ("schema", "message"),
    [
        ({"properties": {}}, "its schema must have 'type: object'"),
        ({"type": "string", "properties": {}}, "its schema must have 'type: object'"),
        ({"type": "object"}, "its schema must have 'properties'"),
        (
            {"type": "object", "properties": {}, "additionalProperties": True},
            "'additionalProperties' can only be false",
        ),
        ({"type": "object", "properties": {}, "$defs": {}}, "has '$defs', which forms do not have"),
    ],
    ids=str,
)
def test_a_form_is_a_flat_closed_object(schema: Any, message: str) -> None:
    _, problems = read({"elicits": {"ask": {"schema": schema}}})
    assert [(code, text) for code, text, _ in problems] == [("ADL0132", f"form 'ask': {message}")]


@pytest.mark.parametrize(
    ("extension", "code", "message"),
    [
        ({"scopes": ["a b"]}, "ADL0128", "'a b' in 'scopes' of "),
        ({"scopes": ["a", "a"]}, "ADL0128", "duplicate scope 'a' in "),
        ({"scopes": [""]}, "ADL0128", "'' in 'scopes' of "),
        ({"scopes": "a"}, "ADL0104", "'scopes' of "),
        ({"elicits": {"two words": form()["ask"]}}, "ADL0128", "'two words' in "),
        ({"elicits": {"ask": {}}}, "ADL0103", ""),
        ({"elicits": {"ask": {"schema": {}, "text": 1}}}, "ADL0102", "unknown key 'text' in "),
    ],
    ids=str,
)
def test_broken_scopes_and_forms(extension: Any, code: str, message: str) -> None:
    _, problems = read(extension)
    assert (code, True) in {(found, text.startswith(message)) for found, text, _ in problems}


def test_a_tool_set_keeps_scopes_and_forms_from_the_model() -> None:
    extension = {"scopes": ["orders.write", "a:b"], "elicits": form(ok={"type": "boolean"})}
    schema = {"type": "object", "properties": {}, "x-adlgen": extension}
    loaded = load_text(SET % json.dumps(schema), "tools.json")
    assert loaded.found == ()
    assert loaded.spec is not None
    (tool,) = loaded.spec.tools
    assert tool.input is not None
    assert [scope.value for scope in tool.metadata.scopes] == ["orders.write", "a:b"]
    assert [one.name.value for one in tool.metadata.elicits] == ["ask"]
    assert plain(tool.input) == {"type": "object", "properties": {}}
