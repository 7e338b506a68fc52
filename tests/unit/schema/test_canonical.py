"""Every draft and every spelling comes out as self-contained 2020-12."""

import json

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document.node import Entry, JsonValue, Mapping, Node
from adlgen.schema.canonical import canonicalise
from adlgen.schema.dialects import DRAFTS
from adlgen.schema.model import Canonical, Schema
from tests.unit.builders import node_of

DRAFT_4 = "http://json-schema.org/draft-04/schema#"
DRAFT_7 = "http://json-schema.org/draft-07/schema#"
DRAFT_2019 = "https://json-schema.org/draft/2019-09/schema"
DRAFT_2020 = "https://json-schema.org/draft/2020-12/schema"
STRING: JsonValue = {"type": "string"}


def canonical_of(schema: JsonValue, **documents: JsonValue) -> Canonical:
    log = Log()
    others: dict[str, Node] = {f"{name}.json": node_of(value) for name, value in documents.items()}
    canonical = canonicalise(node_of(schema), log, documents=others)
    assert not log.has_errors, log.diagnostics
    return canonical


SAME: list[JsonValue] = [
    True,
    False,
    {},
    {
        "type": "object",
        "properties": {"a": STRING},
        "required": ["a"],
        "additionalProperties": False,
    },
    {"$schema": DRAFT_7, "type": "object", "properties": {"b": STRING, "a": {"$ref": "#"}}},
    {
        "$schema": DRAFT_2020,
        "$id": "https://example.com/a",
        "$ref": "#/$defs/A",
        "$defs": {"A": STRING},
    },
    {"properties": {"a": {"$ref": "#/$defs/Box[int]"}}, "$defs": {"Box[int]": STRING}},
    {"type": "string", "x-order": {"type": 3}, "example": "a", "description": "…", "default": "b"},
    {"$schema": DRAFT_7, "properties": {"a": {"$ref": "#", "description": "kept", "default": {}}}},
    {"$defs": {"Unused": {"enum": ["a"]}}, "type": "array", "items": True, "uniqueItems": True},
    {"if": {"required": ["a"]}, "then": {"minProperties": 2}, "else": False},
]


@pytest.mark.parametrize("schema", SAME)
def test_the_usual_schema_is_canonical_already(schema: JsonValue) -> None:
    canonical = canonical_of(schema)
    assert canonical.json == schema
    assert canonical.same_text
    assert json.dumps(canonical.json) == json.dumps(schema)


REWRITTEN: dict[str, tuple[JsonValue, JsonValue]] = {
    "definitions become $defs, in their place": (
        {"definitions": {"A": STRING}, "properties": {"a": {"$ref": "#/definitions/A"}}},
        {"$defs": {"A": STRING}, "properties": {"a": {"$ref": "#/$defs/A"}}},
    ),
    "draft-07 next to $ref only annotations count": (
        {"$schema": DRAFT_7, "properties": {"a": {"$ref": "#", "title": "t", "minProperties": 9}}},
        {"properties": {"a": {"$ref": "#", "title": "t"}}},
    ),
    "2020-12 next to $ref everything counts": (
        {"properties": {"a": {"minLength": 1, "$ref": "#/$defs/A"}}, "$defs": {"A": STRING}},
        {"properties": {"a": {"minLength": 1, "$ref": "#/$defs/A"}}, "$defs": {"A": STRING}},
    ),
    "draft-04 exclusive bounds": (
        {
            "$schema": DRAFT_4,
            "minimum": 1,
            "exclusiveMinimum": True,
            "maximum": 9,
            "exclusiveMaximum": False,
        },
        {"exclusiveMinimum": 1, "maximum": 9},
    ),
    "draft-07 lists of items": (
        {"$schema": DRAFT_7, "items": [STRING, True], "additionalItems": False},
        {"prefixItems": [STRING, True], "items": False},
    ),
    "draft-07 additionalItems without a list": (
        {"$schema": DRAFT_7, "items": STRING, "additionalItems": False},
        {"items": STRING},
    ),
    "draft-07 dependencies": (
        {"$schema": DRAFT_7, "dependencies": {"a": ["b"], "c": {"required": ["d"]}}},
        {"dependentRequired": {"a": ["b"]}, "dependentSchemas": {"c": {"required": ["d"]}}},
    ),
    "keywords that the draft does not know": (
        {"$schema": DRAFT_4, "const": 1, "if": True, "propertyNames": False, "description": "d"},
        {"description": "d"},
    ),
    "anchors": (
        {"properties": {"a": {"$ref": "#A"}}, "$defs": {"x": {"$anchor": "A", "type": "string"}}},
        {"properties": {"a": {"$ref": "#/$defs/x"}}, "$defs": {"x": STRING}},
    ),
    "an anchor outside of $defs": (
        {"properties": {"a": {"$anchor": "A", "type": "string"}, "b": {"$ref": "#A"}}},
        {
            "properties": {"a": {"$ref": "#/$defs/A"}, "b": {"$ref": "#/$defs/A"}},
            "$defs": {"A": STRING},
        },
    ),
    "pointers to properties": (
        {"properties": {"a": {"items": STRING}, "b": {"$ref": "#/properties/a/items"}}},
        {
            "properties": {
                "a": {"items": {"$ref": "#/$defs/properties_a_items"}},
                "b": {"$ref": "#/$defs/properties_a_items"},
            },
            "$defs": {"properties_a_items": STRING},
        },
    ),
    "pointers to no schema position": (
        {"x-types": {"Name": STRING}, "items": {"$ref": "#/x-types/Name"}},
        {
            "x-types": {"Name": STRING},
            "items": {"$ref": "#/$defs/x-types_Name"},
            "$defs": {"x-types_Name": STRING},
        },
    ),
    "escapes in pointers": (
        {"items": {"$ref": "#/$defs/a~1b%20c"}, "$defs": {"a/b c": STRING}},
        {"items": {"$ref": "#/$defs/a_b_c"}, "$defs": {"a_b_c": STRING}},
    ),
    "recursion through a property": (
        {"properties": {"node": {"properties": {"next": {"$ref": "#/properties/node"}}}}},
        {
            "properties": {"node": {"$ref": "#/$defs/properties_node"}},
            "$defs": {
                "properties_node": {"properties": {"next": {"$ref": "#/$defs/properties_node"}}}
            },
        },
    ),
    "identifiers of subschemas": (
        {
            "$id": "https://example.com/root",
            "properties": {"a": {"$ref": "name"}},
            "$defs": {"n": {"$id": "name", "type": "string"}},
        },
        {
            "$id": "https://example.com/root",
            "properties": {"a": {"$ref": "#/$defs/n"}},
            "$defs": {"n": STRING},
        },
    ),
    "two references in one schema": (
        {
            "$ref": "#/$defs/A",
            "$dynamicRef": "#/$defs/B",
            "$defs": {"A": STRING, "B": {"minLength": 1}},
        },
        {
            "$ref": "#/$defs/A",
            "allOf": [{"$ref": "#/$defs/B"}],
            "$defs": {"A": STRING, "B": {"minLength": 1}},
        },
    ),
    "nullable": (
        {"type": "string", "nullable": True},
        {"type": ["string", "null"], "nullable": True},
    ),
    "nullable false": (
        {"type": "string", "nullable": False},
        {"type": "string", "nullable": False},
    ),
    "recursive references": (
        {"$schema": DRAFT_2019, "$recursiveAnchor": True, "items": {"$recursiveRef": "#"}},
        {"items": {"$ref": "#"}},
    ),
    "definitions of subschemas": (
        {"items": {"$defs": {"A": STRING}, "properties": {"a": {"$ref": "#/items/$defs/A"}}}},
        {"items": {"properties": {"a": {"$ref": "#/$defs/A"}}}, "$defs": {"A": STRING}},
    ),
}


@pytest.mark.parametrize("name", REWRITTEN)
def test_what_older_drafts_write_is_rewritten(name: str) -> None:
    source, expected = REWRITTEN[name]
    canonical = canonical_of(source)
    assert canonical.json == expected
    assert canonical.source == source
    if isinstance(expected, dict) and isinstance(canonical.json, dict):
        assert list(canonical.json) == list(expected)


def test_dynamic_references_get_a_copy_for_each_scope() -> None:
    tree: JsonValue = {
        "$id": "https://example.com/strict",
        "$dynamicAnchor": "node",
        "$ref": "tree",
        "unevaluatedProperties": False,
        "$defs": {
            "tree": {
                "$id": "tree",
                "$dynamicAnchor": "node",
                "properties": {"children": {"items": {"$dynamicRef": "#node"}}},
            }
        },
    }
    assert canonical_of(tree).json == {
        "$id": "https://example.com/strict",
        "$ref": "#/$defs/tree",
        "unevaluatedProperties": False,
        "$defs": {"tree": {"properties": {"children": {"items": {"$ref": "#"}}}}},
    }


def test_other_documents_are_pulled_in() -> None:
    canonical = canonical_of(
        {"items": {"$ref": "common.json#/$defs/Id"}, "contains": {"$ref": "common.json"}},
        common={"type": "object", "$defs": {"Id": {"$ref": "#/$defs/Text"}, "Text": STRING}},
    )
    assert canonical.json == {
        "items": {"$ref": "#/$defs/Id"},
        "contains": {"$ref": "#/$defs/common"},
        "$defs": {"Id": {"$ref": "#/$defs/Text"}, "common": {"type": "object"}, "Text": STRING},
    }


# --- names ---


def names(schema: JsonValue) -> list[str]:
    found = canonical_of(schema).json
    assert isinstance(found, dict)
    definitions = found["$defs"]
    assert isinstance(definitions, dict)
    return list(definitions)


def test_a_name_does_not_depend_on_what_else_is_there() -> None:
    properties: JsonValue = {"a_b": STRING, "a": {"b": {"type": "null"}}}
    there: list[JsonValue] = [{"$ref": "#/properties/a_b"}, {"$ref": "#/properties/a/b"}]
    one: JsonValue = {"properties": properties, "anyOf": there}
    other: JsonValue = {"properties": properties, "anyOf": there[::-1]}
    assert sorted(names(one)) == sorted(names(other))
    assert all(name.startswith("properties_a_b_") for name in names(one))


def test_a_written_definition_keeps_its_name() -> None:
    schema: JsonValue = {
        "properties": {
            "a": STRING,
            "b": {"$ref": "#/properties/a"},
            "c": {"$ref": "#/$defs/properties_a"},
        },
        "$defs": {"properties_a": {"type": "null"}},
    }
    first, second = names(schema)
    assert first == "properties_a"
    assert second.startswith("properties_a_")
    assert len(second) == len("properties_a_") + 6


def test_defs_win_over_definitions() -> None:
    schema: JsonValue = {"definitions": {"A": {"type": "null"}}, "$defs": {"A": STRING}}
    found = canonical_of(schema).json
    assert isinstance(found, dict)
    definitions = found["$defs"]
    assert isinstance(definitions, dict)
    assert definitions["A"] == STRING
    assert len(definitions) == 2


# --- the tree ---


def test_subschemas_are_schemas_and_the_rest_is_plain() -> None:
    root = canonical_of(
        {
            "anyOf": [True, {"const": {"type": "string"}}],
            "properties": {"a": STRING},
            "patternProperties": {"^x": False},
            "enum": [{"type": "x"}],
        }
    ).root
    any_of, properties, patterns = (
        root.keywords[k] for k in ("anyOf", "properties", "patternProperties")
    )
    assert isinstance(any_of, list)
    assert [schema.boolean for schema in any_of] == [True, None]
    assert any_of[1].keywords == {"const": {"type": "string"}}
    assert isinstance(properties, dict)
    assert isinstance(properties["a"], Schema)
    assert isinstance(patterns, dict)
    assert patterns["^x"].boolean is False
    assert root.keywords["enum"] == [{"type": "x"}]


def test_patterns_are_compiled() -> None:
    canonical = canonical_of({"pattern": "^a", "patternProperties": {"b$": True}})
    assert list(canonical.patterns) == ["^a", "b$"]
    assert canonical.patterns["^a"] == [["a", "^"], ["c", 97, 97], ["m"]]


def test_the_extension_is_not_shown_to_the_model() -> None:
    assert canonical_of({"type": "string", "x-adlgen": {"output": {}}}).source == STRING


def test_a_draft_can_be_chosen_for_schemas_that_do_not_say() -> None:
    schema = node_of({"items": [STRING]})
    canonical = canonicalise(schema, Log(), draft=DRAFTS["http://json-schema.org/draft-07/schema"])
    assert canonical.json == {"prefixItems": [STRING]}


@pytest.mark.parametrize(
    "uri",
    [
        "http://json-schema.org/draft-07/schema",
        "https://json-schema.org/draft-07/schema#",
        "http://json-schema.org/draft-07/schema#/",
    ],
)
def test_common_misspellings_of_a_draft_are_understood(uri: str) -> None:
    log = Log()
    canonical = canonicalise(node_of({"$schema": uri, "items": [STRING]}), log)
    assert canonical.json == {"prefixItems": [STRING]}
    assert log.diagnostics == []


def test_deep_schemas_are_refused_and_not_crashed_on() -> None:
    log = Log()
    node = node_of({})
    for _ in range(3000):
        node = Mapping((Entry("not", node.span, node),), node.span)
    assert canonicalise(node, log).json is True
    assert [d.code.id for d in log.diagnostics] == ["ADL0311"]
