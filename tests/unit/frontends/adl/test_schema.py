"""The JSON Schema of manifests agrees with the reader."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft7Validator

from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import Source, plain
from adlgen.frontends.adl.schema import manifest_schema
from adlgen.frontends.shared.extension import KEY
from adlgen.schema.described import schema_definition
from adlgen.schema.keywords import DRAFT_4, DRAFT_6, DRAFT_7, DRAFT_2019, DRAFT_2020, FOREIGN
from tests.dialects.loading import load_text

ROOT = Path(__file__).parents[4]
SCHEMA = manifest_schema()
VALIDATOR = Draft7Validator(SCHEMA)
EXAMPLE = (ROOT / "examples/orders-agent/agent.yaml").read_text("utf-8")
VALID = [
    ROOT / "examples/orders-agent/agent.yaml",
    ROOT / "examples/builds/spec/agent.yaml",
    *sorted((ROOT / "tests/conformance/cases").glob("*/agent.yaml")),
]
UNKNOWN_KEYWORDS = {"anything-and-nothing": ["'frobnicate'"]}
"""The case with a keyword that JSON Schema does not have: editors mark it, because most of them are misspelled."""


def errors(text: str) -> list[str]:
    found = VALIDATOR.iter_errors(plain(read_document(Source("agent.yaml", text), Log()).root))
    return [f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}" for error in found]


def test_the_schema_is_valid() -> None:
    Draft7Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.parent.name)
def test_manifests_of_the_project_are_valid(path: Path) -> None:
    text = path.read_text("utf-8")
    if "adl.inference-gateway.com/v1" in text:
        found = [error.split(": ")[1].split(" ")[0] for error in errors(text)]
        assert found == UNKNOWN_KEYWORDS.get(path.parent.name, [])


def test_there_are_manifests() -> None:
    assert sum("adl.inference-gateway.com/v1" in path.read_text("utf-8") for path in VALID) > 5


def keywords() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = schema_definition({})["properties"]  # type: ignore[assignment]
    return found


def test_every_keyword_of_all_drafts_is_described() -> None:
    known = {*DRAFT_4, *DRAFT_6, *DRAFT_7, *DRAFT_2019, *DRAFT_2020, *FOREIGN}
    assert known - {*keywords()} == set()
    assert [key for key, one in keywords().items() if key != KEY and not one["description"]] == []


@pytest.mark.parametrize(
    "place", ["properties/items/items", "x-adlgen/output", "$defs/A/anyOf/0/not"]
)
@pytest.mark.parametrize(
    ("bad", "good"),
    [
        ({"type": "strng"}, {"type": "string"}),
        ({"minLength": -1}, {"minLength": 0}),
        ({"required": "a"}, {"required": ["a"]}),
        ({"properties": []}, {"properties": {}}),
        ({"descripton": "a"}, {"description": "a", "x-own": 1}),
        ({"multipleOf": 0}, {"multipleOf": 0.5}),
        ({"dependentRequired": {"a": "b"}}, {"dependentRequired": {"a": ["b"]}}),
        ({"oneOf": {}}, {"oneOf": [{}, True]}),
        ({"x-adlgen": {"lint": {"rule": ""}}}, {"x-adlgen": {"lint": {"rule": "because"}}}),
        ({"deprecated": "yes"}, {"deprecated": True}),
    ],
)
def test_schemas_are_checked_to_the_bottom(place: str, bad: object, good: object) -> None:
    text = EXAMPLE.replace(
        "- id: create_order",
        "- {id: first, name: f, description: F., tags: [f], schema: SCHEMA}\n    - id: create_order",
    )
    for schema, is_good in ((bad, False), (good, True)):
        inner = schema
        for key in reversed(place.split("/")):
            inner = [inner] if key == "0" else {key: inner}
        found = errors(text.replace("SCHEMA", json.dumps(inner)))
        assert (found == []) is is_good, (schema, found)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("kind: Agent", "kind: Agnt"),
        ("kind: Agent\n", ""),
        ("  name: orders-agent", "  name: Orders Agent"),
        ("port: 8080", "port: 99999999"),
        ("port: 8080", "port: many"),
        ("- id: create_order", "- id: create order"),
        ("- id: create_order", "- idd: create_order"),
        ("- id: create_order", "- id: create_order\n      shema: {}"),
        ("interface: OrderRepo", "interface: 1"),
        ("type: repository", "type: repo"),
        ("enabled: true, allowed_roots", "enabled: yes please, allowed_roots"),
        ("enabled: true, allowed_roots", "enabled: true, allowed_root"),
    ],
)
def test_mistakes_are_refused_by_both(old: str, new: str) -> None:
    text = EXAMPLE.replace(old, new, 1)
    assert text != EXAMPLE
    assert errors(text)
    assert not load_text(text, "agent.yaml").ok


@pytest.mark.parametrize(
    "extension",
    [
        "{outputs: {}}",
        "{names: {a: b}}",
        "{names: {/a: 'b c'}}",
        "{hints: {readonly: true}}",
        "{title: 1}",
        "{strict: 1}",
    ],
)
def test_the_extension(extension: str) -> None:
    text = EXAMPLE.replace("x-adlgen: { output: { type: string } }", f"x-adlgen: {extension}")
    assert text != EXAMPLE
    assert errors(text)
    assert not load_text(text, "agent.yaml").ok
