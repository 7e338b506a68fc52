"""Trees of a catalogue: what they state about objects and tuples is what the schema decides."""

from __future__ import annotations

import pytest

from adlgen.document.node import JsonValue
from adlgen.schema.evaluate import accepts
from adlgen.schema.examples import example
from adlgen.site.model import Node
from adlgen.site.trees import Trees
from tests.unit.builders import body_of

Schema = dict[str, JsonValue]

A: Schema = {"properties": {"a": {"type": "string"}}}
OBJECT: Schema = {"type": "object", **A}
CLOSED: Schema = {"additionalProperties": False}
PAIR: Schema = {
    "type": "array",
    "prefixItems": [{"type": "number", "minimum": -90}, {"type": "string", "format": "date"}],
    "minItems": 2,
}
UNKNOWN = "zz9"
"""A property that no schema here names, and no pattern matches."""


def tree(schema: JsonValue) -> Node:
    return Trees("", {}).of(body_of(schema), "input")


def rules(schema: JsonValue) -> list[str]:
    return [rule.striptags() for rule in tree(schema).rules]


OBJECTS: list[tuple[Schema, list[str]]] = [
    (OBJECT, ["other properties are kept"]),
    ({**OBJECT, **CLOSED}, ["other properties are refused"]),
    ({**OBJECT, "unevaluatedProperties": False}, ["other properties are refused"]),
    (
        {**OBJECT, **CLOSED, "patternProperties": {"^x-": {"type": "string", "maxLength": 5}}},
        ["other properties must match ^x- (string, at most 5 characters); the rest is refused"],
    ),
    (
        {"type": "object", **CLOSED, "patternProperties": {"^x-": {"type": "string"}}},
        ["properties must match ^x- (string); the rest is refused"],
    ),
    (
        {**OBJECT, **CLOSED, "patternProperties": {"^x-": {"enum": [1, 2]}, "^y": {}}},
        [
            "other properties must match ^x- or ^y (any JSON); the rest is refused",
            "also checked: patternProperties",
        ],
    ),
    (
        {**OBJECT, "patternProperties": {"^x-": {"type": "integer"}, "^y": False}},
        [
            "other properties that match ^x- (integer)",
            "other properties that match ^y are refused",
            "any others are kept",
        ],
    ),
    (
        {**OBJECT, "additionalProperties": {"type": "string", "maxLength": 5}},
        ["other properties: string, at most 5 characters"],
    ),
    (
        {**OBJECT, "additionalProperties": {"$ref": "#"}},
        ["other properties: see the schema", "also checked: additionalProperties"],
    ),
    (
        {**OBJECT, "unevaluatedProperties": {"type": "string"}},
        ["also checked: unevaluatedProperties"],
    ),
    ({**OBJECT, "propertyNames": {"maxLength": 2}}, ["each name: at most 2 characters"]),
    ({**OBJECT, "propertyNames": {"enum": ["a"]}}, ["also checked: propertyNames"]),
    ({"allOf": [OBJECT, CLOSED], **A}, ["other properties are refused"]),
    (
        {**OBJECT, "dependentRequired": {"a": ["b", "c"]}},
        ["a needs b and c", "other properties are kept"],
    ),
    (
        {**OBJECT, "if": {"required": ["a"]}, "then": {"required": ["b"]}},
        ["other properties are kept", "also checked: if, then"],
    ),
    ({**OBJECT, "if": {"required": ["a"]}, "else": CLOSED}, ["also checked: if, else"]),
    ({**OBJECT, "dependentSchemas": {"a": CLOSED}}, ["also checked: dependentSchemas"]),
    ({**OBJECT, "not": {"required": [UNKNOWN]}}, ["also checked: not"]),
    (
        {**OBJECT, "anyOf": [{"required": ["a"]}, {"required": ["b", "c"]}]},
        ["at least one of a, b and c", "other properties are kept"],
    ),
    (
        {**OBJECT, "oneOf": [{"required": ["a"]}, {"required": ["b"]}]},
        ["exactly one of a, b", "other properties are kept"],
    ),
    ({"anyOf": [{**OBJECT, **CLOSED}, {"type": "null"}]}, ["other properties are refused"]),
    ({"type": "object", "additionalProperties": {"type": "string"}}, []),
]


@pytest.mark.parametrize(("schema", "expected"), OBJECTS)
def test_an_object_states_what_it_requires_of_other_properties(
    schema: Schema, expected: list[str]
) -> None:
    assert rules(schema) == expected


@pytest.mark.parametrize("schema", [schema for schema, _ in OBJECTS])
def test_the_schema_decides_the_same_of_an_unknown_property(schema: Schema) -> None:
    canonical = body_of(schema).canonical
    good = example(canonical, full=False)
    assert isinstance(good, dict)
    known = {k: v for k, v in good.items() if k in ("a", "b", "c")}
    found = {*rules(schema)}
    assert accepts(canonical, known, canonical.root)
    values: list[JsonValue] = ["text", 7, {}]
    for value in values:
        is_accepted = accepts(canonical, {**known, UNKNOWN: value}, canonical.root)
        if found & {"other properties are kept", "any others are kept"}:
            assert is_accepted
        if "other properties are refused" in found or any("the rest is" in one for one in found):
            assert not is_accepted


def test_alternatives_know_what_is_around_them() -> None:
    parts: list[JsonValue] = [
        {"properties": {"k": {"const": name}}, "required": ["k"]} for name in "ab"
    ]
    both: Schema = {"type": "object", "properties": {"k": {}}, "oneOf": parts}
    cases: list[tuple[Schema, str | None]] = [
        ({}, "other properties are kept"),
        (CLOSED, "other properties are refused"),
        (
            {"unevaluatedProperties": False},
            "properties that no part of the schema allows are refused",
        ),
        ({"propertyNames": {"maxLength": 4}}, "each name: at most 4 characters"),
        ({"then": {}, "if": CLOSED}, None),
    ]
    for more, expected in cases:
        found = tree({**both, **more})
        own = [[rule.striptags() for rule in inner.rules] for _, inner in found.variants]
        assert own == [[expected] if expected else []] * 2
    assert rules({**both, "if": CLOSED, "then": CLOSED}) == ["also checked: if, then"]


def test_nested_objects_are_open_or_closed() -> None:
    closed: Schema = {**OBJECT, **CLOSED}
    rows: Schema = {
        "open": OBJECT,
        "closed": closed,
        "list": {"type": "array", "items": closed},
        "map": {"type": "object", "additionalProperties": closed},
        "ref": {"$ref": "#/$defs/R", "minProperties": 1},
    }
    found = tree({"type": "object", "properties": rows, "$defs": {"R": closed}})
    assert {row.key: [one.striptags() for one in row.node.rules] for row in found.rows} == {
        "open": ["other properties are kept"],
        "closed": ["other properties are refused"],
        "list": ["each: other properties are refused"],
        "map": ["each: other properties are refused"],
        "ref": ["other properties are refused"],
    }
    assert found.rows[-1].node.limits == ("at least 1 property",)


def test_constraints_of_all_parts_are_shown() -> None:
    parts: list[JsonValue] = [{"minimum": 1, "type": "integer"}, {"maximum": 9}, {"minimum": 3}]
    assert tree({"allOf": parts}).limits == ("1 to 9", "3 or more")


def test_tuples_show_each_item() -> None:
    items = ("item 1: number, -90 or more", "item 2: string, format date")
    assert tree({**PAIR, "items": False}).limits == ("exactly 2 items", *items)
    assert tree({**PAIR, "maxItems": 2}).limits == ("exactly 2 items", *items)
    assert tree(PAIR).limits == ("at least 2 items", *items)
    rest = "each further item: string, at most 2 characters"
    assert tree({**PAIR, "items": {"type": "string", "maxLength": 2}}).limits[-1] == rest
    nested = tree({"type": "array", "items": {**PAIR, "items": False}})
    assert nested.limits[:2] == ("each: exactly 2 items", f"each: {items[0]}")
    parts: list[JsonValue] = [{"type": "number", "maximum": 1}, {**OBJECT, **CLOSED}]
    found = tree({**PAIR, "prefixItems": parts})
    assert found.noun == "items"
    assert [label for label, _ in found.variants] == ["item 1: number", "item 2: object"]
    assert found.variants[0][1].limits == ("1 or less",)
    assert found.variants[1][1].rules == ("other properties are refused",)
    assert rules({**PAIR, "minItems": 1}) == ["also checked: prefixItems"]


@pytest.mark.parametrize(
    ("schema", "name"),
    [
        ({"type": "array", "contains": {"type": "string"}}, "contains"),
        ({"type": "array", "unevaluatedItems": {"type": "string"}}, "unevaluatedItems"),
        ({"type": "string", "not": {"const": "x"}}, "not"),
        (
            {"anyOf": [{"type": "string", "maxLength": 2}, {"type": "string", "pattern": "^a"}]},
            "anyOf",
        ),
        ({"type": "string", "oneOf": [{"pattern": "^a"}, {"pattern": "b$"}]}, "oneOf"),
    ],
)
def test_keywords_that_no_tree_shows_are_named(schema: Schema, name: str) -> None:
    assert rules(schema) == [f"also checked: {name}"]


@pytest.mark.parametrize(
    "schema",
    [
        {"anyOf": [{"type": "string"}, {"type": "null"}]},
        {"anyOf": [{"type": "string", "maxLength": 2}, {"type": "integer"}, {"type": "null"}]},
        {"type": "array", "contains": {"type": "string"}, "minContains": 0},
        {"enum": ["a", "b"], "not": {"const": "c"}},
    ],
)
def test_what_a_tree_shows_is_not_named(schema: Schema) -> None:
    assert rules(schema) == []
