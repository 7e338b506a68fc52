"""Fields of properties with defaults: zero is absence, and a pointer where the schema accepts zero as another value."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import pytest

from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests.conformance import suite

TEXT, WHOLE = {"type": "string"}, {"type": "integer"}
OBJECT = {"type": "object", "properties": {"a": TEXT}}


def field_of(schema: Mapping[str, Any], **options: str) -> str:
    """Return the type of the field of a property, with the options of its tag."""
    tool = emitted(schema, **options)
    found = re.search(r'^\tA +(\S+) +.json:"a(,omitzero)?"', tool, re.MULTILINE)
    assert found is not None, tool
    return f"{found[1]}{found[2] or ''}"


def emitted(schema: Mapping[str, Any], **options: str) -> str:
    """Return the emitted file of a tool with a property."""
    parameters = {"type": "object", "properties": {"a": schema}, "$defs": {"Code": CODE}}
    text = json.dumps({"tools": [{"name": "go", "inputSchema": parameters}]})
    output = render_source(
        Source("tools.json", text), suite.TARGETS["go"], {"wiring": "false", **options}
    )
    return next(file.text for file in output.tree if file.path == "toolspec/go.gen.go")


CODE = {"type": "string", "minLength": 1}


@pytest.mark.parametrize(
    ("schema", "field"),
    [
        ({"type": "boolean", "default": True}, "*bool,omitzero"),
        ({"type": "boolean", "default": False}, "bool"),
        ({**WHOLE, "default": 0}, "int64"),
        ({**WHOLE, "default": 1}, "*int64,omitzero"),
        ({**WHOLE, "minimum": 1, "default": 1}, "int64,omitzero"),
        ({**WHOLE, "exclusiveMaximum": 0, "default": -1}, "int64,omitzero"),
        ({**WHOLE, "minimum": -1, "default": 1}, "*int64,omitzero"),
        ({"type": "number", "exclusiveMinimum": 0, "default": 0.5}, "float64,omitzero"),
        ({"type": "number", "allOf": [{"minimum": 1}], "default": 2}, "float64,omitzero"),
        ({**TEXT, "default": "a"}, "*string,omitzero"),
        ({**TEXT, "default": ""}, "string"),
        ({**TEXT, "minLength": 1, "default": "a"}, "string,omitzero"),
        ({**TEXT, "pattern": "^[A-Z]", "default": "A"}, "string,omitzero"),
        ({**TEXT, "pattern": "^[A-Z]*$", "default": "A"}, "*string,omitzero"),
        ({**TEXT, "not": {"const": ""}, "default": "A"}, "*string,omitzero"),
        ({"$ref": "#/$defs/Code", "default": "A"}, "string,omitzero"),
        ({**TEXT, "format": "email", "default": "a@b.c"}, "string,omitzero"),
        ({**TEXT, "format": "uri-reference", "default": "a"}, "*string,omitzero"),
        ({**TEXT, "format": "date", "default": "2024-02-29"}, "adlrt.Date,omitzero"),
        ({**TEXT, "format": "uri", "default": "urn:a"}, "*url.URL,omitzero"),
        ({**TEXT, "format": "byte", "default": "AAE="}, "[]byte,omitzero"),
        ({"enum": ["a", ""], "default": "a"}, "*GoA,omitzero"),
        ({"enum": ["a", "b"], "default": "a"}, "GoA,omitzero"),
        ({"enum": [0, 1], "default": 1}, "*GoA,omitzero"),
        ({"enum": [1, 2], "default": 1}, "GoA,omitzero"),
        ({"type": "null", "default": None}, "adlrt.NullValue"),
        ({"type": ["string", "null"], "default": None}, "*string"),
        ({"type": ["string", "null"], "default": "a"}, "adlrt.Maybe[string],omitzero"),
        ({"type": "array", "items": TEXT, "default": []}, "[]string"),
        ({"type": "array", "items": TEXT, "default": ["a"]}, "[]string,omitzero"),
        ({**OBJECT, "default": {"a": "b"}}, "*GoA,omitzero"),
    ],
)
def test_fields_with_defaults(schema: Mapping[str, Any], field: str) -> None:
    assert field_of(schema, formats="native") == field


def test_formats_that_are_annotations_do_not_exclude_an_empty_text() -> None:
    schema = {**TEXT, "format": "email", "default": "a@b.c"}
    assert field_of(schema, formats="annotate") == "*string,omitzero"


def test_defaults_that_are_kept_have_no_value() -> None:
    assert field_of({**WHOLE, "minimum": 1, "default": 1}, defaults="keep") == "*int64,omitzero"


@pytest.mark.parametrize(
    ("schema", "comment"),
    [
        ({**WHOLE, "default": 0}, "Default: 0."),
        ({**WHOLE, "default": 1}, "Default: 1."),
        ({**WHOLE, "exclusiveMinimum": 0, "default": 1}, "Default: 1, also for 0."),
        ({"enum": [True], "type": "boolean", "default": True}, None),
        ({"enum": ["a", "b"], "default": "a"}, 'Default: "a", also for "".'),
        ({"enum": [1, 2], "default": 1}, "Default: 1, also for 0."),
        (
            {**TEXT, "format": "date", "default": "2024-02-29"},
            'Default: "2024-02-29", also for the zero value.',
        ),
        ({**TEXT, "format": "uri", "default": "urn:a"}, 'Default: "urn:a".'),
        ({"type": "array", "items": TEXT, "default": ["a"]}, 'Default: ["a"].'),
        ({"type": ["string", "null"], "default": "a"}, 'Default: "a".'),
    ],
)
def test_comments_say_which_value_a_default_replaces(
    schema: Mapping[str, Any], comment: str | None
) -> None:
    found = re.search(r"Default: .*", emitted(schema, formats="native"))
    assert (found and found[0]) == comment
