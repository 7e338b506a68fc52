"""Every form of schema to its type."""

import pytest

from adlgen.document.node import JsonValue
from tests.unit.builders import body_of
from tests.unit.ir.sketch import sketch

OPEN = "any"
CARD: JsonValue = {"type": "object", "required": ["by"], "properties": {"by": {"const": "card"}}}
BILL: JsonValue = {"type": "object", "required": ["by"], "properties": {"by": {"const": "bill"}}}
CLOSED: dict[str, JsonValue] = {"type": "object", "additionalProperties": False}

CASES: list[tuple[JsonValue, object]] = [
    (True, "any"),
    ({}, "any"),
    (False, "never"),
    ({"type": "string"}, "string"),
    ({"type": "integer"}, "integer"),
    ({"type": "number"}, "number"),
    ({"type": "boolean"}, "boolean"),
    ({"type": "null"}, "null"),
    ({"type": ["string", "null"]}, ("nullable", "string")),
    ({"anyOf": [{"type": "string"}, {"type": "null"}]}, ("nullable", "string")),
    ({"enum": ["a", "b"]}, ("enum", "a", "b")),
    ({"enum": ["a", "b", None]}, ("nullable", ("enum", "a", "b"))),
    ({"type": "string", "enum": ["a", 1]}, ("const", "a")),
    ({"enum": [True, False]}, "boolean"),
    ({"enum": [1, 1.0, 2]}, ("enum", 1, 2)),
    ({"const": "a"}, ("const", "a")),
    ({"const": None}, "null"),
    ({"oneOf": [{"const": "a"}, {"const": "b"}]}, ("enum", "a", "b")),
    (
        {"anyOf": [{"type": "string"}, {"type": "integer"}, {"type": "number"}]},
        ("union", None, ("string", "string"), ("number", "number")),
    ),
    ({"type": "array"}, ("list", "any")),
    ({"type": "array", "items": {"type": "string"}}, ("list", "string")),
    ({"type": "object"}, ("map", "any")),
    ({"type": "object", "additionalProperties": {"type": "string"}}, ("map", "string")),
    (CLOSED, {}),
    (
        {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a", "b"]},
        {"a!": "string", "b!": "any", "*": OPEN},
    ),
    (
        {
            **CLOSED,
            "properties": {
                "n": {"type": "integer", "default": 1},
                "m": {"type": "integer", "default": "x"},
            },
        },
        {"n=1": "integer", "m": "integer"},
    ),
    ({**CLOSED, "patternProperties": {"^x-": {"type": "string"}}}, ("map", "string")),
    ({**CLOSED, "properties": {"gone": False}}, {}),
    (
        {
            "type": "array",
            "prefixItems": [{"type": "string"}, {"type": "number"}],
            "items": False,
            "minItems": 2,
        },
        ("tuple", "string", "number"),
    ),
    (
        {
            "type": "array",
            "prefixItems": [{"type": "string"}],
            "items": {"type": "number"},
            "minItems": 1,
        },
        ("tuple", "string", "...", "number"),
    ),
    ({"type": "array", "prefixItems": [{"type": "string"}], "items": False}, ("list", "string")),
    ({"type": ["string", "integer"]}, ("union", None, ("number", "integer"), ("string", "string"))),
    (
        {"oneOf": [CARD, BILL]},
        (
            "union",
            "by",
            ("card", {"by!": ("const", "card"), "*": OPEN}),
            ("bill", {"by!": ("const", "bill"), "*": OPEN}),
        ),
    ),
    (
        {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]},
        ("union", None, ("string", "string"), ("list", ("list", "string"))),
    ),
    ({"anyOf": [{"type": "string", "format": "date"}, {"type": "string"}]}, "string"),
    ({"anyOf": [{"type": "string"}, {}]}, "any"),
    (
        {"anyOf": [{"type": "string"}, {"oneOf": [{"type": "boolean"}, {"type": "array"}]}]},
        (
            "union",
            None,
            ("string", "string"),
            ("boolean", "boolean"),
            ("list", ("list", "any")),
        ),
    ),
    (
        {
            "anyOf": [
                {**CLOSED, "required": ["a"], "properties": {"a": {"type": "string"}}},
                {
                    "anyOf": [
                        {**CLOSED, "required": ["a"], "properties": {"a": {"type": "null"}}},
                        {"type": "boolean"},
                    ]
                },
            ]
        },
        (
            "union",
            None,
            ("a", {"a!": "string"}),
            ("option 2 a", {"a!": "null"}),
            ("boolean", "boolean"),
        ),
    ),
    (
        {"anyOf": [{"type": "array"}, {"title": "Odd", "anyOf": [CARD, {"type": "boolean"}]}]},
        (
            "union",
            None,
            ("list", ("list", "any")),
            (
                "Odd",
                (
                    "union",
                    None,
                    ("by", {"by!": ("const", "card"), "*": OPEN}),
                    ("boolean", "boolean"),
                ),
            ),
        ),
    ),
    (
        {
            "allOf": [
                {"type": "object", "properties": {"a": {"type": "string"}}},
                {"properties": {"b": {"type": "null"}}},
            ]
        },
        {"a": "string", "b": "null", "*": OPEN},
    ),
    ({"allOf": [{"type": "string"}, {"type": "integer"}]}, "never"),
    (
        {"properties": {"a": {"type": "string"}}},
        ("nullable", ("union", None, ("object", {"a": "string", "*": OPEN}), ("other", "any"))),
    ),
    (
        {
            "type": "object",
            "properties": {"a": {}},
            "anyOf": [{"required": ["a"]}, {"required": ["b"]}],
        },
        {"a": "any", "*": OPEN},
    ),
    (
        {
            "type": "object",
            "properties": {"id": {"type": "string"}},
            "unevaluatedProperties": False,
        },
        {"id": "string"},
    ),
]


@pytest.mark.parametrize(("schema", "expected"), CASES, ids=[str(s)[:60] for s, _ in CASES])
def test_forms(schema: JsonValue, expected: object) -> None:
    assert sketch(body_of(schema).root) == expected


def test_what_alternatives_share_is_in_each() -> None:
    schema: JsonValue = {
        "type": "object",
        "required": ["kind", "id"],
        "properties": {"id": {"type": "string"}, "kind": {"enum": ["a", "b"]}},
        "oneOf": [
            {"properties": {"kind": {"const": "a"}, "x": {"type": "integer"}}},
            {"properties": {"kind": {"const": "b"}, "y": {"type": "integer"}}},
        ],
    }
    assert sketch(body_of(schema).root) == (
        "union",
        "kind",
        ("a", {"kind!": ("const", "a"), "x": "integer", "id!": "string", "*": OPEN}),
        ("b", {"kind!": ("const", "b"), "y": "integer", "id!": "string", "*": OPEN}),
    )


def test_recursion_goes_through_records() -> None:
    tree: JsonValue = {
        "$ref": "#/$defs/Tree",
        "$defs": {
            "Tree": {
                **CLOSED,
                "properties": {"kids": {"type": "array", "items": {"$ref": "#/$defs/Tree"}}},
            }
        },
    }
    body = body_of(tree)
    assert sketch(body.root) == {"kids": ("list", ("ref", "Tree"))}
    assert sketch(body.definitions["Tree"]) == {"kids": ("list", ("ref", "Tree"))}


def test_recursion_without_a_record_ends_in_any() -> None:
    json: JsonValue = {
        "$ref": "#/$defs/J",
        "$defs": {
            "J": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"$ref": "#/$defs/J"}}]}
        },
    }
    assert sketch(body_of(json).definitions["J"]) == (
        "union",
        None,
        ("string", "string"),
        ("list", ("list", "any")),
    )


def test_a_definition_that_holds_itself_with_more_ends() -> None:
    schema: JsonValue = {
        "$ref": "#/$defs/A",
        "$defs": {
            "A": {
                "type": "object",
                "properties": {
                    "next": {"$ref": "#/$defs/A", "properties": {"x": {"type": "string"}}}
                },
            }
        },
    }
    assert sketch(body_of(schema).definitions["A"])


def test_many_ways_to_a_definition_are_one() -> None:
    definitions: dict[str, JsonValue] = {"64": {"type": "string"}}
    for step in range(64):
        sides: list[JsonValue] = [{"$ref": f"#/$defs/{step + 1}", "minLength": n} for n in range(2)]
        definitions[str(step)] = {"anyOf": sides}
    body = body_of({"$ref": "#/$defs/0", "$defs": definitions})
    assert len(body.definitions) == 64


def test_overlapping_alternatives_are_told_apart_by_acceptance() -> None:
    body = body_of(
        {
            "anyOf": [
                {"type": "object", "required": ["a"], "properties": {"a": {}}},
                {"type": "object", "properties": {"b": {}}},
            ]
        }
    )
    assert [v.accept for v in body.root.variants] == ["/anyOf/0", None]  # type: ignore[union-attr]
