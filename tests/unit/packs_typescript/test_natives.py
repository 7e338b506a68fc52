"""Texts of formats have types, and types of the project take the place of generated ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from adlgen import api
from tests.unit.cli.conftest import SPEC, tool
from tests.unit.packs_typescript.test_shapes import emitted

TEXTS = """{type: object, properties: {at: {type: string, format: date-time}, maybe: {type: [string, 'null'], format: uri},
  days: {type: array, items: {type: string, format: date}}, mail: {type: string, format: email},
  %s}}"""
DAY = "day: {type: string, format: date, default: %s}"
TIME = "time: {type: string, format: date-time, default: %s}"
HELD = [
    (DAY % "'2024-02-29'", True),
    (DAY % "'2024-02-30'", False),
    (TIME % "'2024-02-29t12:00:00.5+01:00'", True),
    (TIME % "'1990-12-31T15:59:60-08:00'", True),
    (TIME % "'1990-12-31T12:00:60Z'", False),
    (TIME % "'2024-02-29'", False),
    ("id: {type: string, format: uuid, default: x}", False),
    ("site: {type: string, format: uri, default: 'https://example.com/a?b#c'}", True),
    ("site: {type: string, format: uri, default: 'https://example.com:99999'}", False),
    ("site: {type: string, format: uri, default: 'urn:a'}", True),
    ("data: {type: string, format: byte, default: aGk=}", True),
    ("data: {type: [string, 'null'], format: byte, default: aGk}", False),
    ("days: {type: array, items: {type: string, format: date}, default: ['x']}", False),
    ("marks: {type: object, additionalProperties: {type: string, format: date}, default: {a: 'x'}}", False),
    ("mail: {type: string, format: email, default: 'no address'}", False),
]  # fmt: skip
TYPES = """$defs:
  Money: {type: object, required: [amount], properties: {amount: {type: integer}}}
  Sku: {type: string, pattern: '^[A-Z]+$'}
  Line: {type: object, properties: {price: {$ref: '#/$defs/Money'}, sku: {$ref: '#/$defs/Sku'}}}
"""
CONFIGURATION = """version: 1
specs: [agent.yaml]
targets:
  - lang: typescript
    out: .
    options: {wiring: "false", layout: LAYOUT}
    types:
      types.yaml#/$defs/Money: ./src/money.ts#Money
      types.yaml#/$defs/Sku: "@acme/skus#Sku"
      format:uuid: ./ids/uuid.ts#Id
      tool:a/input#/properties/part: ./src/toolspec/part.ts#Part
"""
TOOL = """{type: object, properties: {line: {$ref: 'types.yaml#/$defs/Line'}, sku: {$ref: 'types.yaml#/$defs/Sku'},
  ids: {type: array, items: {type: string, format: uuid}}, tip: {$ref: 'types.yaml#/$defs/Money'},
  part: {type: object, properties: {x: {type: integer, default: 1}}}}}"""


def test_a_schema_with_formats_has_no_other_data(tmp_path: Path) -> None:
    text = emitted(TEXTS % "more: {type: string}", tmp_path, formats="native")
    assert "  readonly at?: Date | undefined;\n" in text
    assert "  readonly maybe?: URL | null | undefined;\n" in text
    assert "  readonly days?: readonly IsoDate[] | undefined;\n" in text
    assert "  readonly mail?: string | undefined;\n" in text
    assert "    formats: FORMATS,\n" in text
    assert "shapes:" not in text
    formats = (tmp_path / "src/toolspec/runtime/formats.ts").read_text("utf-8")
    assert '  types: { "date-time": DATE_TIME, uri: URI },\n' in formats
    assert [f'    "*{name}":\n' in formats for name in ("date", "email", "uuid")] == [1, 1, 0]


@pytest.mark.parametrize("option", ["annotate", "assert"])
def test_without_native_formats_they_are_strings(option: str, tmp_path: Path) -> None:
    text = emitted(TEXTS % "more: {type: string}", tmp_path, formats=option)
    assert "  readonly at?: string | undefined;\n" in text
    assert ("FORMATS" in text) is (option == "assert")
    runtime = tmp_path / "src/toolspec/runtime"
    assert not (runtime / "native.ts").exists()
    assert (runtime / "formats.ts").exists() is (option == "assert")


def test_an_external_validator_needs_no_grammars(tmp_path: Path) -> None:
    options = {"formats": "native", "validator": "external"}
    emitted(TEXTS % "more: {type: string}", tmp_path, **options)
    formats = (tmp_path / "src/toolspec/runtime/formats.ts").read_text("utf-8")
    assert "grammars:" not in formats
    assert "DATE_TIME" in formats


@pytest.mark.parametrize(("part", "is_held"), HELD, ids=[part for part, _ in HELD])
def test_a_default_that_its_format_refuses_is_not_applied(
    part: str, is_held: bool, tmp_path: Path
) -> None:
    text = emitted(f"{{type: object, properties: {{{part}}}}}", tmp_path, formats="native")
    assert ("export interface AInput extends AArgs" in text) is is_held


@pytest.fixture(params=["files", "single"])
def modules(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    (tmp_path / "types.yaml").write_text(TYPES)
    spec = SPEC.replace("toy:", "typescript:") + tool("a", " ".join(TOOL.split()))
    (tmp_path / "agent.yaml").write_text(spec)
    (tmp_path / "adlgen.yaml").write_text(CONFIGURATION.replace("LAYOUT", request.param))
    done = api.generate(config=tmp_path / "adlgen.yaml")
    assert done.ok, done.diagnostics
    paths = (tmp_path / "src/toolspec").glob("*.ts")
    return {path.stem: path.read_text("utf-8") for path in paths}


def test_types_of_the_project_are_imported_and_used(modules: dict[str, str]) -> None:
    types, a = (modules.get(name, modules.get("tools", "")) for name in ("types", "a"))
    assert 'import { Money as Money_ } from "../money.js";\n' in types
    assert 'import { Sku as Sku_ } from "@acme/skus";\n' in types
    assert "export type Money = Money_;\n" in types
    assert "export interface MoneyJson {\n" in types
    assert "export const Money: Definition<Money> =" in types
    assert "  shapes: { Money: { own: () => Money_ } },\n" in types
    assert "  readonly price?: Money | undefined;\n" in types
    assert "  readonly sku?: Sku | undefined;\n" in types
    assert 'import { Id } from "../../ids/uuid.js";\n' in a
    assert 'import { Part } from "./part.js";\n' in a
    assert "  readonly ids?: readonly Id[] | undefined;\n" in a
    assert "  readonly part?: Part | undefined;\n" in a
    assert 'tip: "#/$defs/Money",\n' in a
    assert "part: { own: () => Part, json:" in a
