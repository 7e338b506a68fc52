"""The JSON Schema of manifests agrees with the reader."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from jsonschema import Draft7Validator

from adlgen.frontends.adl.schema import manifest_schema
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


def errors(text: str) -> list[str]:
    found = VALIDATOR.iter_errors(yaml.safe_load(text))
    return [f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}" for error in found]


def test_the_schema_is_valid() -> None:
    Draft7Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.parent.name)
def test_manifests_of_the_project_are_valid(path: Path) -> None:
    text = path.read_text("utf-8")
    if "adl.inference-gateway.com/v1" in text:
        assert errors(text) == []


def test_there_are_manifests() -> None:
    assert sum("adl.inference-gateway.com/v1" in path.read_text("utf-8") for path in VALID) > 5


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
