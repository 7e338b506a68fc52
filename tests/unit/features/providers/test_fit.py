"""Schemas in the forms that providers support, and what is reported of the difference."""

from __future__ import annotations

import json
from typing import Any

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import Source
from adlgen.providers.fit import fit
from adlgen.providers.notes import Fitted
from adlgen.providers.profiles import Subset, profiles

OPENAI, ANTHROPIC = (profiles()[name].strict for name in ("openai", "anthropic"))
GEMINI, OLLAMA = (profiles()[name].subset for name in ("gemini", "ollama"))


def fitted(schema: object, subset: Subset | None, refused: tuple[str, ...] = ()) -> Fitted:
    assert subset is not None
    document = read_document(Source("a.json", json.dumps(schema)), Log())
    return fit(document.root, subset, refused)


def inner(schema: object, subset: Subset | None, **around: object) -> tuple[Any, Fitted]:
    """Return the rewritten schema of the required property ``p``."""
    root = {"type": "object", "properties": {"p": schema}, "required": ["p"], **around}
    found = fitted(root, subset)
    properties = found.schema["properties"]
    assert isinstance(properties, dict)
    return properties["p"], found


def texts(notes: object) -> list[str]:
    assert isinstance(notes, list)
    return [note.text for note in notes]


def test_what_strict_mode_supports_stays_as_it_is() -> None:
    schema = {"type": "string", "format": "uuid", "pattern": "^a", "description": "An id."}
    found, whole = inner(schema, OPENAI)
    assert found == schema
    assert [*whole.moved, *whole.lost, *whole.nullable] == []


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"type": "string", "maxLength": 3}, {"type": "string", "description": "{maxLength: 3}"}),
        (
            {"type": "string", "format": "uri", "description": "A page."},
            {"type": "string", "description": 'A page.\n\n{format: "uri"}'},
        ),
        (
            {"type": "string", "pattern": "(?=a)b"},
            {"type": "string", "description": '{pattern: "(?=a)b"}'},
        ),
        (
            {"type": "array", "items": {"type": "string"}, "uniqueItems": True},
            {"type": "array", "items": {"type": "string"}, "description": "{uniqueItems: true}"},
        ),
    ],
)
def test_other_constraints_move_to_the_description(schema: object, expected: object) -> None:
    found, whole = inner(schema, OPENAI)
    assert found == expected
    assert len(whole.moved) == 1


def test_a_default_moves_without_being_a_loss() -> None:
    found, whole = inner({"type": "integer", "default": 5, "title": "T"}, OPENAI)
    assert found == {"type": "integer", "description": "{default: 5}"}
    assert whole.moved == []


def test_const_becomes_an_enum_with_a_type() -> None:
    assert inner({"const": "a"}, OPENAI)[0] == {"enum": ["a"], "type": "string"}
    assert inner({"enum": [1, "a", None]}, OPENAI)[0]["type"] == ["integer", "string", "null"]
    assert inner({"const": "a"}, ANTHROPIC)[0] == {"const": "a"}


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"type": "string"}, {"type": ["string", "null"]}),
        ({"type": "string", "enum": ["a"]}, {"type": ["string", "null"], "enum": ["a", None]}),
        ({"anyOf": [{"type": "string"}]}, {"anyOf": [{"type": "string"}, {"type": "null"}]}),
        ({"$ref": "#/$defs/d"}, {"anyOf": [{"$ref": "#/$defs/d"}, {"type": "null"}]}),
    ],
)
def test_optional_properties_can_be_null_instead(schema: object, expected: object) -> None:
    root = {
        "type": "object",
        "properties": {"p": schema},
        "$defs": {"d": {"type": "integer"}},
    }
    found = fitted(root, OPENAI)
    assert found.schema["properties"] == {"p": expected}
    assert found.schema["required"] == ["p"]
    assert texts(found.nullable) == ["'p'"]
    assert found.ambiguous == []


def test_an_optional_property_that_can_be_null_is_ambiguous() -> None:
    root = {"type": "object", "properties": {"p": {"type": ["string", "null"]}}}
    found = fitted(root, OPENAI)
    assert found.schema["properties"] == {"p": {"type": ["string", "null"]}}
    assert texts(found.ambiguous) == ["'p'"]


def test_one_of_becomes_any_of_and_that_is_a_loss_unless_one_alternative_at_most_can_match() -> (
    None
):
    tagged = [
        {
            "type": "object",
            "properties": {"kind": {"const": kind}},
            "required": ["kind"],
            "additionalProperties": False,
        }
        for kind in ("a", "b")
    ]
    for exclusive in (
        tagged,
        [{"type": "string"}, {"type": "integer"}],
        [{"const": 1}, {"const": 2}],
    ):
        found, whole = inner({"oneOf": exclusive}, OPENAI)
        assert len(found["anyOf"]) == 2
        assert whole.moved == []
    for overlapping in (
        [{"type": "number"}, {"type": "integer"}],
        [{"const": 1}, {"const": 1.0}],
        [{"type": "string"}, {}],
    ):
        assert "which becomes 'anyOf'" in texts(inner({"oneOf": overlapping}, OPENAI)[1].moved)[0]


def test_members_of_all_of_are_merged_if_they_do_not_conflict() -> None:
    schema = {
        "allOf": [
            {"$ref": "#/$defs/base"},
            {"properties": {"b": {"type": "integer"}}, "required": ["b"]},
        ]
    }
    base = {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]}
    found, whole = inner(schema, OPENAI, **{"$defs": {"base": base}})
    assert found["properties"] == {"a": {"type": "string"}, "b": {"type": "integer"}}
    assert found["required"] == ["a", "b"]
    assert whole.moved == []
    closed = {**base, "additionalProperties": False}
    assert texts(inner(schema, OPENAI, **{"$defs": {"base": closed}})[1].moved)
    conflict = {"allOf": [{"type": "string", "minLength": 1}, {"minLength": 2}]}
    assert texts(inner(conflict, OPENAI)[1].moved) == ["'allOf' of 'p'"]


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({}, "'p', which can be any value"),
        (True, "'p', which can be any value or none"),
        ({"type": "array"}, "'p', an array of any items"),
        ({"type": "array", "prefixItems": [{"type": "string"}]}, "'p', a tuple (`prefixItems`)"),
        ({"type": "object"}, "'p', an object with properties of any name"),
        (
            {"type": "object", "additionalProperties": {"type": "string"}},
            "'p', an object with properties of any name",
        ),
        ({"$ref": "other.json"}, "the reference of 'p', which leaves the schema"),
    ],
)
def test_what_has_no_form_is_lost(schema: object, text: str) -> None:
    assert text in texts(inner(schema, OPENAI)[1].lost)


def test_recursion_is_lost_where_it_is_not_supported() -> None:
    root = {
        "type": "object",
        "properties": {"tree": {"$ref": "#/$defs/node"}},
        "required": ["tree"],
        "$defs": {
            "node": {
                "type": "object",
                "properties": {"children": {"type": "array", "items": {"$ref": "#/$defs/node"}}},
                "required": ["children"],
            }
        },
    }
    assert not fitted(root, OPENAI).lost
    assert fitted(root, OPENAI).schema["$defs"]
    assert texts(fitted(root, ANTHROPIC).lost) == ["'tree', which contains itself"]


def test_targets_of_references_become_definitions() -> None:
    root = {
        "type": "object",
        "properties": {
            "a": {
                "type": "object",
                "properties": {},
                "additionalProperties": False,
                "$anchor": "x",
            },
            "b": {"$ref": "#/properties/a", "description": "As a."},
            "c": {"$ref": "#x"},
            "d": {"$ref": "#/definitions/a"},
        },
        "required": ["a", "b", "c", "d"],
        "definitions": {"a": {"type": "integer"}},
    }
    found = fitted(root, OPENAI)
    properties = found.schema["properties"]
    assert isinstance(properties, dict)
    assert properties["b"] == {"anyOf": [{"$ref": "#/$defs/a"}], "description": "As a."}
    assert properties["c"] == {"$ref": "#/$defs/a"}
    assert properties["d"] == {"$ref": "#/$defs/a_2"}
    definitions = found.schema["$defs"]
    assert isinstance(definitions, dict)
    assert definitions["a_2"] == {"type": "integer"}
    assert found.lost == []


def test_keywords_that_the_root_must_not_have_move() -> None:
    root = {
        "type": "object",
        "properties": {"a": {"type": "string"}, "b": {"type": "string"}},
        "anyOf": [{"required": ["a"]}, {"required": ["b"]}],
    }
    found = fitted(root, ANTHROPIC, ("anyOf",))
    assert found.schema["description"] == '{anyOf: [{"required": ["a"]}, {"required": ["b"]}]}'
    assert texts(found.moved) == ["'anyOf' of the input"]
    assert found.schema["additionalProperties"] is False


def test_closing_an_object_with_more_properties_is_a_loss() -> None:
    root = {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]}
    assert fitted(root, ANTHROPIC).moved == []
    assert texts(fitted({**root, "additionalProperties": True}, ANTHROPIC).moved)


def test_subsets_without_a_strict_mode_close_nothing() -> None:
    root = {
        "type": "object",
        "properties": {"a": {"const": 1, "exclusiveMinimum": 0}, "t": {"prefixItems": [{}]}},
        "additionalProperties": {"type": "string"},
    }
    found = fitted(root, GEMINI)
    assert found.schema["additionalProperties"] == {"type": "string"}
    assert found.schema["properties"] == {
        "a": {"enum": [1], "description": "{exclusiveMinimum: 0}"},
        "t": {"prefixItems": [{}]},
    }
    assert texts(found.moved) == ["'exclusiveMinimum' of 'a'"]
    assert texts(fitted(root, OLLAMA).moved) == [
        "'exclusiveMinimum' of 'a'",
        "'prefixItems' of 't'",
        "'additionalProperties' of the input",
    ]


LATER = {"type": "array", "prefixItems": [{"type": "integer"}], "items": {"type": "string"}}
OTHERS = {"type": "object", "patternProperties": {"^x": {}}, "additionalProperties": False}


@pytest.mark.parametrize(
    ("schema", "subset", "keyword"),
    [
        (LATER, ANTHROPIC, "items"),
        (LATER, OLLAMA, "items"),
        (OTHERS, GEMINI, "additionalProperties"),
    ],
)
def test_what_applies_to_the_others_is_left_out_without_the_keyword_that_it_depends_on(
    schema: dict[str, object], subset: Subset | None, keyword: str
) -> None:
    found, whole = inner(schema, subset)
    assert keyword not in found
    assert f"'{keyword}' of 'p'" in texts(whole.moved)
