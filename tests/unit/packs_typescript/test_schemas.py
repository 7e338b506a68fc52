"""A schema is emitted once, with programs only for patterns that a ``RegExp`` must not run."""

from __future__ import annotations

from pathlib import Path

import pytest

from adlgen import api
from tests.unit.cli.conftest import SPEC, tool

DRAFT_07 = '"$schema": "http://json-schema.org/draft-07/schema#"'
POINTERS = """{type: object, properties: {
  a: {type: object, properties: {n: {type: integer, minimum: 1}}},
  b: {$ref: "#/properties/a"}, c: {$ref: "#/definitions/C/items"}},
  definitions: {C: {type: array, items: {type: string}}}}"""
ACCEPTED = """{type: object, properties: {
  a: {anyOf: [{type: object, required: [x], properties: {x: {type: string}}},
              {type: object, properties: {y: {type: integer, default: 1}}}]},
  b: {$ref: "#/properties/a"}}}"""
IGNORED = f"""{{{DRAFT_07}, type: object, definitions: {{b: {{type: string}}}},
  properties: {{a: {{$ref: "#/definitions/b", minLength: 1}}}}}}"""


def emitted(schema: str, folder: Path, **options: str) -> str:
    """Return the module of a tool with a schema."""
    spec = folder / "agent.yaml"
    spec.write_text(SPEC.replace("toy:", "typescript:") + tool("a", " ".join(schema.split())))
    settings = {"wiring": "false", **options}
    done = api.generate(
        spec, targets=["typescript"], output=folder, options=settings, isolated=True
    )
    assert done.ok, done.diagnostics
    return (folder / "src" / "toolspec" / "a.ts").read_text("utf-8")


@pytest.mark.parametrize("first", ["", f"{DRAFT_07}, "])
def test_references_into_the_document_need_no_canonical_form(first: str, tmp_path: Path) -> None:
    assert "Canonical" not in emitted(POINTERS.replace("{", "{" + first, 1), tmp_path)


def test_variants_are_found_where_they_are_written(tmp_path: Path) -> None:
    text = emitted(ACCEPTED, tmp_path)
    assert "Canonical" not in text
    assert '"/properties/a/anyOf/0"' in text


@pytest.mark.parametrize(
    "schema",
    [
        f"{{{DRAFT_07}, type: object, properties: {{a: {{type: array, items: [{{type: string}}]}}}}}}",
        "{type: object, properties: {a: {$ref: '#n'}}, $defs: {n: {$anchor: n, type: string}}}",
        "{type: object, properties: {a: {$ref: 'x#/$defs/b'}}, $defs: {x: {$id: x, $defs: {b: {type: string}}}}}",
        IGNORED,
    ],
)
def test_what_the_validator_cannot_read_has_a_canonical_form(schema: str, tmp_path: Path) -> None:
    assert "canonical: inputCanonical" in emitted(schema, tmp_path)


def test_an_external_validator_gets_the_canonical_form(tmp_path: Path) -> None:
    assert "Canonical" in emitted(POINTERS, tmp_path, validator="external")


def test_a_pattern_with_linear_time_has_no_program(tmp_path: Path) -> None:
    schema = "{type: object, properties: {a: {type: string, pattern: '^[a-z]+-[0-9]{4}$'}}}"
    assert "atterns" not in emitted(schema, tmp_path)


def test_a_pattern_that_may_take_longer_has_a_program(tmp_path: Path) -> None:
    schema = "{type: object, properties: {a: {type: string, pattern: '^(a+)+$'}}}"
    assert 'const inputPatterns = {\n  "^(a+)+$":' in emitted(schema, tmp_path)
