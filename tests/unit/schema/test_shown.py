"""What models and servers see of a schema: always an object that every reader takes."""

from __future__ import annotations

from typing import Any

import pytest

from adlgen.diagnostics.model import Log
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical
from adlgen.schema.shown import shown_input, shown_output
from tests.unit.builders import node_of

ANY = {"type": "object", "properties": {}}
TEXT = {"type": "string"}
NODE = {"type": "object", "properties": {"next": {"$ref": "#/$defs/N"}}}
SHOWN: list[tuple[Any, Any]] = [
    ({}, ANY),
    (True, ANY),
    (False, ANY),
    ({"type": "array", "items": TEXT, "description": "d"}, {**ANY, "description": "d"}),
    ({"enum": ["a"]}, ANY),
    ({"type": "object"}, ANY),
    ({"type": ["object", "null"], "properties": {"a": TEXT}}, {**ANY, "properties": {"a": TEXT}}),
    ({"properties": {"a": TEXT}}, {**ANY, "properties": {"a": TEXT}}),
    ({"$ref": "#/definitions/N", "definitions": {"N": TEXT}}, ANY),
    ({"$ref": "#/$defs/N", "$defs": {"N": NODE}}, {**NODE, "$defs": {"N": NODE}}),
    (
        {"properties": {"a": {"type": ["array", "null"]}, "b": {"items": {}}}},
        {**ANY, "properties": {"a": {"type": ["array", "null"], "items": {}}, "b": {"items": {}}}},
    ),
    ({"properties": {"a": {"$ref": "#/$defs/no"}}}, {**ANY, "properties": {"a": {}}}),
    ({"properties": {"type": "object", "a": TEXT}}, {**ANY, "properties": {"type": {}, "a": TEXT}}),
    ({"properties": {"a": {"type": "asd"}}}, {**ANY, "properties": {"a": {}}}),
    ({"properties": {"a": {"type": "STRING"}}}, {**ANY, "properties": {"a": TEXT}}),
    ({"properties": {"a": {"anyOf": ["string"]}}}, {**ANY, "properties": {"a": {"anyOf": [{}]}}}),
    ({"properties": {"a": {**TEXT, "pattern": "(["}}}, {**ANY, "properties": {"a": TEXT}}),
    ({"properties": {"a": {**TEXT, "x-adlgen": {}}}}, {**ANY, "properties": {"a": TEXT}}),
]


def read(schema: Any) -> Canonical:
    return canonicalise(node_of(schema), Log(), lenient=True)


@pytest.mark.parametrize(("schema", "shown"), SHOWN)
def test_an_input_is_shown_as_an_object(schema: Any, shown: Any) -> None:
    found = shown_input(read(schema))
    assert found.described == shown
    assert found.source == shown


ALTERNATIVES = {
    "oneOf": [
        {"properties": {"a": TEXT, "b": TEXT}, "required": ["a", "b"]},
        {"$ref": "#/$defs/N"},
        {"type": "null"},
    ],
    "$defs": {"N": {"properties": {"a": {"type": "integer"}}, "required": ["a"]}},
}


def test_alternatives_at_the_root_are_described_for_models_and_stay_for_servers() -> None:
    found = shown_input(read(ALTERNATIVES))
    assert found.peer == {"type": "object", **ALTERNATIVES, "properties": {}}
    assert isinstance(found.source, dict)
    assert "oneOf" not in found.source
    assert found.source["properties"] == {"a": {"anyOf": [TEXT, {"type": "integer"}]}, "b": TEXT}
    assert found.source["required"] == ["a"]
    assert '"required": ["a", "b"]' in str(found.source["description"])


VALUES: list[Any] = [{}, {"a": "x"}, {"a": 1}, {"a": []}, {"a": "x", "b": "y"}, None, [], "a"]


@pytest.mark.parametrize("schema", [*(schema for schema, _ in SHOWN), ALTERNATIVES])
def test_what_is_accepted_does_not_depend_on_what_is_shown(schema: Any) -> None:
    canonical = read(schema)
    validated = canonicalise(node_of(shown_input(canonical).json), Log())
    assert [accepts(validated, v) for v in VALUES] == [accepts(canonical, v) for v in VALUES]


def test_the_items_of_unevaluated_items_stay_unevaluated() -> None:
    schema = {"properties": {"a": {"type": "array", "unevaluatedItems": False}}}
    found = shown_input(read(schema))
    assert not accepts(canonicalise(node_of(found.json), Log()), {"a": [1]})


def test_a_result_has_the_type_of_the_target_of_its_reference() -> None:
    schema = {"$ref": "#/$defs/N", "$defs": {"N": NODE}}
    assert shown_output(read(schema)).source == {"type": "object", **schema}
    assert shown_output(read({"$ref": "#/$defs/N", "$defs": {"N": TEXT}})).source == {
        "$ref": "#/$defs/N",
        "$defs": {"N": TEXT},
    }
