"""The JSON Schema of the configuration agrees with its reader."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from jsonschema import Draft7Validator

from adlgen.config.schema import config_schema
from tests.test_configuration_page import block
from tests.unit.cli.test_config import TWO

if TYPE_CHECKING:
    from tests.unit.cli.conftest import Project

SCHEMA = config_schema()
VALIDATOR = Draft7Validator(SCHEMA)
EVERYTHING = """\
version: 1
requires: ">=0.1"
name: orders
specs: [agent.yaml, {path: agent.yaml, dialect: adl}]
exclude: ["x/**"]
plugins: [core]
names: {a: {input: {/properties/x: y}, output: {}}}
overlays:
  agent.yaml:
    prefix: p_
    max_result_chars: 9
    arguments: {x: {description: d, enum: [a], default: a}, y: {value: 1}, z: {from: data.z}}
    tools: {a: {replaces: 0123456789ab, rename: b, title: t, description: d, annotations: {readOnlyHint: true}, max_result_chars: 1, arguments: {x: {value: 1}}}}
targets:
  - {lang: go, overlays: {agent.yaml: {prefix: q_}}, name: one, out: a, templates: t, options: {wiring: false}, specs: [{path: agent.yaml, dialect: adl}], names: {a: {}}, types: {"format:uuid": a.B}, scaffold: true}
  - {pack: p, out: b, only: {tags: [a], ids: ["*"]}}
lenient: true
strict: true
format: true
diagnostics: {deny: [warnings, ADL0711], allow: [ADL0712]}
limits: {source_bytes: 1, depth: 1, tools: 1}
breaking:
  against: main
  levels: [wire]
  strict_open: true
  closed: true
  exceptions: [{code: ADL2403, tool: a, part: b, reason: c, until: 1.0.0}]
lint:
  notes: true
  rules: {unit-missing: warning}
  exceptions: [{rule: unit-missing, tool: a, part: b, reason: c}]
check: {fail_message: x}
"""


def valid(text: str) -> bool:
    return bool(VALIDATOR.is_valid(yaml.safe_load(text)))


def keys_of(value: Any, path: str = "") -> set[str]:
    if isinstance(value, list):
        return {key for item in value for key in keys_of(item, path)}
    if not isinstance(value, dict):
        return set()
    inner = {key for name, item in value.items() for key in keys_of(item, f"{path}.{name}")}
    return inner | {f"{path}.{name}" for name in value}


def keys_in(schema: Any, path: str = "") -> set[str]:
    found: set[str] = set()
    if not schema:
        return found
    for name, inner in schema.get("properties", {}).items():
        found |= {f"{path}.{name}"} | keys_in(inner, f"{path}.{name}")
    for inner in (schema.get("items", {}), *schema.get("anyOf", ())):
        found |= keys_in(inner, path)
    return found


def test_the_schema_is_valid() -> None:
    Draft7Validator.check_schema(SCHEMA)


def test_every_key_is_in_the_schema_and_read(project: Project) -> None:
    (project.root / "adlgen.yaml").write_text(EVERYTHING)
    done = project.run("config", "show")
    assert "unknown key" not in done.err
    assert valid(EVERYTHING)
    free = (
        ".targets.options.",
        ".names.",
        ".targets.names.",
        ".targets.types.",
        ".overlays.",
        ".targets.overlays.",
        ".lint.rules.",
    )  # keys of the rules, the pack, of the specs and of the tools
    assert {key for key in keys_in(SCHEMA) if not key.startswith(free)} == {
        key for key in keys_of(yaml.safe_load(EVERYTHING)) if not key.startswith(free)
    }


@pytest.mark.parametrize("text", [TWO, block("adlgen.yaml")])
def test_valid_files(text: str) -> None:
    assert valid(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("version: 1", "version: 2"),
        ("version: 1\n", ""),
        ("specs:", "spec:"),
        ("lang: go", "lang: goo"),
        ("lang: go", "lng: go"),
        ("lang: go", "lang: go, pack: x"),
        (", out: gen/go", ""),
        ("targets:", "limits: {tools: 0}\ntargets:"),
        ("targets:", "diagnostics: {deny: [E1]}\ntargets:"),
        ("targets:", "diagnostics: {allow: [warnings]}\ntargets:"),
        ("targets:", "lenient: 1\ntargets:"),
        ("targets:", "breaking: {levels: [all]}\ntargets:"),
        ("targets:", "breaking: {exceptions: [{code: ADL2403}]}\ntargets:"),
        ("targets:", "breaking: {exceptions: [{code: ADL0203, reason: a}]}\ntargets:"),
    ],
)
def test_mistakes_are_refused_by_both(project: Project, old: str, new: str) -> None:
    text = TWO.replace(old, new)
    assert text != TWO
    assert not valid(text)
    (project.root / "adlgen.yaml").write_text(text)
    assert project.run("check").code in {1, 2}
    assert "ADL052" in project.run("check").err


def test_it_is_printed(project: Project) -> None:
    assert json.loads(project.run("config", "schema").out) == SCHEMA
