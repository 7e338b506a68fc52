"""The schemas of DojOps: adlgen accepts what its runtime accepts, and warns if that is unexpected."""

from __future__ import annotations

from pathlib import Path

import pytest

from adlgen.diagnostics.model import DiagnosticKind
from adlgen.document.node import JsonValue, plain
from adlgen.ir.types import Record
from adlgen.schema.evaluate import accepts
from adlgen_plugins.dojops.frontend import codes
from adlgen_plugins.dojops.tests.packages import spec_of, tool
from tests.dialects.loading import Loaded


def with_property(folder: Path, schema: JsonValue, *required: str) -> Loaded:
    root: dict[str, JsonValue] = {"type": "object", "properties": {"a": schema}}
    if required:
        root["required"] = list(required)
    return tool(folder, root)


def takes(read: Loaded, value: JsonValue) -> bool:
    assert read.agent is not None, read.errors
    return accepts(read.agent.tools[0].input.canonical, value)


def seen(read: Loaded) -> list[DiagnosticKind]:
    return [d.code for d in read.found]


def test_an_enumeration_is_one_of_texts(tmp_path: Path) -> None:
    read = with_property(tmp_path, {"type": "integer", "enum": [1, 2, 1, None, True, 1.5]}, "a")
    assert takes(read, {"a": "1"})
    assert takes(read, {"a": "null"})
    assert takes(read, {"a": "1.5"})
    assert not takes(read, {"a": 1})
    assert plain(spec_of(read).input or pytest.fail("no input")) == {
        "type": "object",
        "properties": {"a": {"type": "string", "enum": ["1", "2", "null", "true", "1.5"]}},
        "required": ["a"],
    }
    assert seen(read) == [codes.ENUM_OF_TEXTS]


def test_the_default_of_an_enumeration_is_one_of_its_texts(tmp_path: Path) -> None:
    assert seen(with_property(tmp_path, {"enum": ["x"], "default": "x"})) == []
    read = with_property(tmp_path, {"enum": [1, 2], "default": 2})
    assert seen(read) == [codes.ENUM_OF_TEXTS, codes.DEFAULT_NOT_LISTED]
    assert len(read.errors) == 1


def test_no_enumeration_at_all_is_the_type(tmp_path: Path) -> None:
    read = with_property(tmp_path, {"type": "string", "enum": []})
    assert takes(read, {"a": "x"})
    assert not takes(read, {"a": 1})


def test_a_default_makes_required_void(tmp_path: Path) -> None:
    read = with_property(tmp_path, {"type": "string", "default": "x"}, "a")
    assert takes(read, {})
    assert seen(read) == [codes.REQUIRED_WITHOUT_EFFECT]
    assert read.agent is not None
    root = read.agent.tools[0].input.root
    assert isinstance(root, Record)
    (field,) = root.fields
    assert field.default is not None
    assert field.default.value == "x"


def test_absent_is_not_null(tmp_path: Path) -> None:
    read = with_property(tmp_path, {"type": "string"})
    assert takes(read, {})
    assert not takes(read, {"a": None})


def test_an_object_without_properties_maps_to_anything(tmp_path: Path) -> None:
    schema: JsonValue = {
        "type": "object",
        "additionalProperties": {"type": "string"},
        "required": ["x"],
    }
    read = with_property(tmp_path, schema)
    assert takes(read, {"a": {"a": 1}})
    assert set(seen(read)) == {codes.NOT_ENFORCED, codes.REQUIRED_WITHOUT_EFFECT}


def test_unknown_keys_are_accepted_whatever_is_said(tmp_path: Path) -> None:
    read = tool(tmp_path, {"type": "object", "properties": {}, "additionalProperties": False})
    assert takes(read, {"a": 1})
    assert seen(read) == [codes.NOT_ENFORCED]
    open_one = tool(tmp_path, {"type": "object", "additionalProperties": True})
    assert seen(open_one) == []


@pytest.mark.parametrize("items", [None, [{"type": "string"}], True])
def test_a_list_without_one_schema_is_one_of_anything(tmp_path: Path, items: JsonValue) -> None:
    schema: dict[str, JsonValue] = {"type": "array"}
    read = with_property(tmp_path, schema if items is None else {**schema, "items": items})
    assert takes(read, {"a": [1, "x", None]})
    assert seen(read) == ([] if items is None else [codes.NOT_ENFORCED])


UNSUPPORTED: list[tuple[JsonValue, str]] = [
    ({"anyOf": [{"type": "string"}]}, "jsonSchemaToZod: unsupported feature: anyOf"),
    ({"oneOf": [{"type": "string"}]}, "jsonSchemaToZod: unsupported feature: oneOf"),
    ({"allOf": [{"type": "string"}]}, "jsonSchemaToZod: unsupported feature: allOf"),
    ({"$ref": "#/x"}, "jsonSchemaToZod: unsupported feature: $ref"),
    ({"const": "x"}, "'const' is not enforced"),
    ({"not": {}}, "'not' is not enforced"),
    (
        {"type": ["string", "null"]},
        "the type 'string,null' is not enforced: any value is accepted",
    ),
    ({"type": "null"}, "the type 'null' is not enforced: any value is accepted"),
]


@pytest.mark.parametrize(("schema", "text"), UNSUPPORTED)
def test_what_is_not_supported_accepts_anything(
    tmp_path: Path, schema: JsonValue, text: str
) -> None:
    read = with_property(tmp_path, schema)
    assert read.errors == []
    assert read.warnings == [text]
    values: list[JsonValue] = ["y", 1, None, []]
    for value in values:
        assert takes(read, {"a": value})


def test_what_is_of_any_type_need_not_be_given(tmp_path: Path) -> None:
    read = with_property(tmp_path, {}, "a")
    assert takes(read, {})
    assert seen(read) == [codes.REQUIRED_WITHOUT_EFFECT]


def test_composition_beside_a_type_is_ignored(tmp_path: Path) -> None:
    schema: JsonValue = {
        "type": "object",
        "properties": {"a": {"type": "string"}},
        "oneOf": [{"required": ["a"]}],
    }
    read = tool(tmp_path, schema)
    assert takes(read, {})
    assert read.warnings == ["'oneOf' is not enforced"]


def test_bounds_are_enforced_and_others_are_not(tmp_path: Path) -> None:
    text: JsonValue = {"type": "string", "minLength": 2, "maxLength": 3, "pattern": "^a"}
    read = with_property(tmp_path, text)
    assert [takes(read, {"a": v}) for v in ("a", "ab", "abcd", "ba")] == [False, True, False, False]
    number: JsonValue = {"type": "integer", "minimum": 1, "maximum": 3, "exclusiveMaximum": 3}
    read = with_property(tmp_path, number)
    assert [takes(read, {"a": v}) for v in (0, 3, 4, 1.5)] == [False, True, False, False]
    assert read.warnings == ["'exclusiveMaximum' is not enforced"]
    items: JsonValue = {"type": "array", "minItems": 1, "uniqueItems": True}
    read = with_property(tmp_path, items)
    assert takes(read, {"a": []})
    assert read.warnings == ["'minItems' is not enforced", "'uniqueItems' is not enforced"]


@pytest.mark.parametrize("pattern", ["(a+)+$", "a**", "a+ ?+", "(a*)b{2}"])
def test_patterns_that_may_take_forever_are_refused(tmp_path: Path, pattern: str) -> None:
    read = with_property(tmp_path, {"type": "string", "pattern": pattern})
    assert read.errors == [f'Potentially unsafe regex pattern rejected: "{pattern}"']


def test_what_is_no_pattern_is_refused(tmp_path: Path) -> None:
    read = with_property(tmp_path, {"type": "string", "pattern": "["})
    assert read.errors[0] == 'Invalid regex pattern: "["'


def test_a_list_of_required_names_knows_the_properties(tmp_path: Path) -> None:
    read = with_property(tmp_path, {"type": "string"}, "a", "b")
    assert not takes(read, {})
    assert takes(read, {"a": "x"})
    assert read.warnings == ["'b' in 'required' has no effect: it is not a property"]


def test_the_default_of_an_object_is_ignored(tmp_path: Path) -> None:
    read = with_property(tmp_path, {"type": "object", "default": {}})
    assert not takes(read, {})
    assert read.warnings == ["the default of 'a' is ignored, and the property is required"]


def test_malformed_keywords_are_errors(tmp_path: Path) -> None:
    assert not with_property(tmp_path, {"type": "string", "minLength": "x"}).ok
    assert not tool(tmp_path, {"type": "object", "properties": []}).ok
    assert not tool(tmp_path, {"type": "object", "properties": {}, "required": "a"}).ok


def test_what_only_says_something_stays(tmp_path: Path) -> None:
    schema: JsonValue = {"type": "string", "title": "T", "description": "D", "format": "email"}
    read = with_property(tmp_path, schema)
    assert read.warnings == []
    assert takes(read, {"a": "no address"})
    source = spec_of(read).input
    assert source is not None
    assert plain(source) == {"type": "object", "properties": {"a": schema}}


def test_problems_stand_in_the_schema_file(tmp_path: Path) -> None:
    read = with_property(tmp_path, {"type": "string", "pattern": "["})
    span = read.found[0].span
    assert span is not None
    assert span.path.endswith("/input.schema.json")
