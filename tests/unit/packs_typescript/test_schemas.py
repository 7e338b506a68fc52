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
    assert "canonical:" not in emitted(POINTERS.replace("{", "{" + first, 1), tmp_path)


def test_variants_are_found_where_they_are_written(tmp_path: Path) -> None:
    text = emitted(ACCEPTED, tmp_path)
    assert "canonical:" not in text
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
    assert "canonical: `{" in emitted(schema, tmp_path)


def test_an_external_validator_gets_the_canonical_form(tmp_path: Path) -> None:
    assert "canonical:" in emitted(POINTERS, tmp_path, validator="external")


def test_a_pattern_with_linear_time_has_no_program(tmp_path: Path) -> None:
    schema = "{type: object, properties: {a: {type: string, pattern: '^[a-z]+-[0-9]{4}$'}}}"
    assert "programs(" not in emitted(schema, tmp_path)


@pytest.mark.parametrize(
    ("pattern", "is_native"),
    [
        (r"^[\w-]{1,64}:.{0,1024}$", True),
        (r"^[a-z]{1,9000}$", True),
        ("a{2000}b", False),
        ("^a|b{2000}c", False),
    ],
)
def test_large_counts_are_native_at_the_start_of_a_text(
    pattern: str, is_native: bool, tmp_path: Path
) -> None:
    schema = f"{{type: object, properties: {{a: {{type: string, pattern: '{pattern}'}}}}}}"
    assert ("programs(" not in emitted(schema, tmp_path)) == is_native


def test_a_pattern_that_may_take_longer_has_a_program(tmp_path: Path) -> None:
    schema = "{type: object, properties: {a: {type: string, pattern: '^(a+)+$'}}}"
    assert 'patterns: /*@__PURE__*/ programs({\n      "^(a+)+$":' in emitted(schema, tmp_path)


DEFAULTS = """{type: object, properties: {
  n: {type: integer, default: 1}, rows: {type: array, items: {$ref: "#/$defs/row"}},
  more: {type: object, properties: {x: {type: [string, "null"], default: null}}}},
  $defs: {row: {type: object, properties: {id: {type: string, default: a}}}}}"""


def test_defaults_are_read_from_the_schema(tmp_path: Path) -> None:
    assert "shapes" not in emitted(DEFAULTS, tmp_path)


@pytest.mark.parametrize(
    ("schema", "options", "shapes"),
    [
        (ACCEPTED, {}, "shapes: {\n"),
        (DEFAULTS, {"defaults": "keep"}, "shapes: {}"),
        ("{type: object, properties: {n: {type: integer, default: x}}}", {}, "shapes: {}"),
        (DEFAULTS, {"integers": "big"}, "shapes: {\n"),
    ],
    ids=["union", "keep", "refused", "big"],
)
def test_other_shapes_are_emitted(
    schema: str, options: dict[str, str], shapes: str, tmp_path: Path
) -> None:
    assert shapes in emitted(schema, tmp_path, **options)


def test_a_schema_is_one_text_whose_long_elements_start_a_line(tmp_path: Path) -> None:
    long = "x" * 90
    schema = (
        f"{{type: object, properties: {{a: {{const: '`${{b}}\\'}}, b: {{description: {long}}}}}}}"
    )
    lines = [
        '  input: `{"type":"object",',
        r'"properties":{"a":{"const":"\`\${b}\\\\"},',
        f'"b":{{"description":"{long}"}}}}}}`,',
    ]
    assert "\n".join(lines) in emitted(schema, tmp_path)
