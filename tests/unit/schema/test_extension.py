"""``x-adlgen`` below the root of a schema: a warning for each, and nothing that a tool shows has it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from adlgen import api
from adlgen.diagnostics.model import Log
from adlgen.document.node import plain
from adlgen.features.providers.export import ExportOptions
from adlgen.frontends.writers import formats
from adlgen.providers.shapes import FORMATS
from adlgen.schema.canonical import canonicalise
from adlgen.schema.extension import without_extensions
from tests.unit.builders import node_of

MARK = "NotForModels"
EXTENSION = {"x-adlgen": {"names": {"": MARK}}}
TEXT = {"type": "string", **EXTENSION}
PART = {"required": ["b"], **EXTENSION}
SEVENTH = {"$schema": "http://json-schema.org/draft-07/schema#"}
PLACES: dict[str, Any] = {
    "root": EXTENSION,
    "property": {"properties": {"a": TEXT}},
    "items": {"properties": {"a": {"type": "array", "items": TEXT}}},
    "items first": {"properties": {"a": {"type": "array", "prefixItems": [TEXT]}}},
    "definition": {"properties": {"a": {"$ref": "#/$defs/M"}}, "$defs": {"M": TEXT}},
    "definition without references": {"$defs": {"M": TEXT}},
    "definition of an old draft": {"definitions": {"M": TEXT}},
    "all of": {"allOf": [PART]},
    "any of": {"anyOf": [PART, {"properties": {"a": {}}}]},
    "not": {"not": PART},
    "then without if": {"then": PART},
    "if and else": {"if": {"required": ["a"]}, "else": PART},
    "additional properties": {"additionalProperties": TEXT},
    "patterns": {"patternProperties": {"^a": TEXT}},
    "property names": {"propertyNames": {"minLength": 1, **EXTENSION}},
    "dependent schemas": {"dependentSchemas": {"a": PART}},
    "content": {"properties": {"a": {"type": "string", "contentSchema": PART}}},
    "another type": {"properties": {"a": {"type": "boolean", "items": TEXT}}},
    "keyword of old drafts": {"dependencies": {"a": PART}},
    "unknown keyword": {"x-extra": {"M": [TEXT]}},
    "target in an unknown keyword": {
        "x-extra": {"M": TEXT},
        "properties": {"a": {"$ref": "#/x-extra/M"}},
    },
    "next to a reference of draft 7": {
        **SEVENTH,
        "properties": {"a": {"$ref": "#/definitions/M", "properties": {"z": TEXT}}},
        "definitions": {"M": {"type": "string"}},
    },
    "keyword of later drafts": {**SEVENTH, "dependentSchemas": {"a": PART}},
}


@pytest.mark.parametrize("place", PLACES)
def test_each_extension_is_reported_once_and_not_shown(place: str) -> None:
    log = Log()
    found = canonicalise(node_of({"type": "object", **PLACES[place]}), log)
    codes = [one.code.id for one in log.diagnostics]
    assert codes.count("ADL0328") == 1
    assert not log.has_errors
    assert MARK not in json.dumps([found.source, found.json])


def test_the_rest_of_the_schema_is_shown_as_written() -> None:
    written: dict[str, Any] = {
        **SEVENTH,
        "definitions": {"M": {"type": "string"}},
        "properties": {"a": {}},
    }
    extended: dict[str, Any] = {**written, "definitions": {"M": TEXT}}
    assert canonicalise(node_of(extended), Log()).source == written


def test_values_and_names_are_data() -> None:
    value: dict[str, Any] = {"x-adlgen": 1}
    named: dict[str, Any] = {
        "properties": {"x-adlgen": {"enum": [1, value], "examples": [value]}},
        "default": value,
    }
    log = Log()
    assert canonicalise(node_of(named), log).source == named
    assert log.diagnostics == []
    assert plain(without_extensions(node_of({"$defs": named["properties"]}))) == {
        "$defs": named["properties"]
    }


@pytest.fixture(scope="module")
def listed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the tools of a server with an extension at each place of both schemas."""
    tools = [
        {"name": f"t{number}", "description": "d", "inputSchema": any_, "outputSchema": schema}
        for number, place in enumerate(PLACES)
        for schema in [{"type": "object", **PLACES[place]}]
        for any_ in [{"type": "object"} if place == "root" else schema]
    ]
    path = tmp_path_factory.mktemp("extensions") / "tools.json"
    path.write_text(json.dumps({"tools": tools}))
    return path


@pytest.mark.parametrize("strict", ["on", "off"])
@pytest.mark.parametrize("format_", FORMATS)
def test_exports_do_not_have_it(listed: Path, format_: str, strict: Any) -> None:
    result, definitions, _ = api.export(listed, wanted=ExportOptions(format_, strict))
    assert MARK not in json.dumps(definitions)
    assert "ADL0328" in {one.code.id for one in result.diagnostics}


@pytest.mark.parametrize("format_", formats())
def test_conversions_do_not_have_it(listed: Path, format_: str) -> None:
    result, text = api.convert(listed, to=format_, allow_loss=True)
    assert text is not None
    assert MARK not in text
    assert "ADL0328" in {one.code.id for one in result.diagnostics}


@pytest.mark.parametrize(
    ("target", "options"),
    [
        ("go", {}),
        ("typescript", {}),
        ("rust", {}),
        ("python", {"models": "pydantic"}),
        ("python", {"models": "dataclass"}),
    ],
)
def test_generated_code_does_not_have_it(
    listed: Path, tmp_path: Path, target: str, options: dict[str, str]
) -> None:
    options = {"wiring": "false", **options}
    result = api.generate(listed, targets=[target], output=tmp_path, options=options, isolated=True)
    assert result.ok
    texts = [path.read_text("utf-8") for path in tmp_path.rglob("*") if path.is_file()]
    assert texts
    assert not any(MARK in text for text in texts)
