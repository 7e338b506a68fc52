"""``adlgen lint --fix``: parts of schemas without an effect, in every style in which they can be written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adlgen.cli import main
from tests.unit.linting.test_fixing import AGENT, HEAD, fix, folder

__all__ = ["folder"]

TOOL = HEAD + "  description: Finds orders.\n  inputSchema:\n"


def schema(text: str) -> str:
    """Return a list of tools, with a schema in block style."""
    return TOOL + "".join(f"    {line}\n" for line in text.strip("\n").split("\n"))


BLOCK = """
type: object
properties:
  # what is looked for
  state:
    type: [string, "null", string]
    enum:
      - new # not sent
      - sent
      - new
      - null
      - "sent"
  count:
    type: INTEGER
    default: null
    enum: [1, 2, 1.0, 1]
  first: {default: null, type: "Integer"}
  last: { type: integer, default: ~ }
  empty:
    default:
    type: integer
required:
- state
- state
"""
REPAIRED = """
type: object
properties:
  # what is looked for
  state:
    type: [string, "null"]
    enum:
      - new # not sent
      - sent
      - null
  count:
    type: integer
    enum: [1, 2]
  first: {type: "integer"}
  last: { type: integer }
  empty:
    type: integer
required:
- state
"""


def test_yaml(folder: Path) -> None:
    assert fix(folder, schema(BLOCK)) == schema(REPAIRED)
    assert main(["validate", "tools.yaml", "--strict"]) == 0
    (folder / "before.yaml").write_text(schema(BLOCK))
    levels = [part for level in ("wire", "source") for part in ("--level", level)]
    assert main(["breaking", "tools.yaml", "--against", "before.yaml", *levels]) == 0


def test_yaml_with_other_line_breaks(folder: Path) -> None:
    before, after = (schema(one).replace("\n", "\r\n") for one in (BLOCK, REPAIRED))
    assert fix(folder, before) == after


PARTS = """\
{"tools": [{"name": "find", "description": "Finds orders.", "inputSchema": {
  "type": "object", "properties": {
    "a": {"type":"string","default":null},
    "b": {
      "default": null,
      "type": ["string", "string"],
      "enum": [
        "x",
        "x",
        "\\u0078",
        "y"
      ]
    },
    "c": {"type": "\\u0053TRING"}
  }, "required": ["c","c"] }}]}
"""
REPAIRED_PARTS = """\
{"tools": [{"name": "find", "description": "Finds orders.", "inputSchema": {
  "type": "object", "properties": {
    "a": {"type":"string"},
    "b": {
      "type": ["string"],
      "enum": [
        "x",
        "y"
      ]
    },
    "c": {"type": "\\u0073tring"}
  }, "required": ["c"] }}]}
"""


def test_json(folder: Path) -> None:
    parts = PARTS.replace("\\u0053TRING", "STRING")
    repaired = REPAIRED_PARTS.replace("\\u0073tring", "string")
    assert fix(folder, parts, name="tools.json") == repaired
    assert main(["validate", "tools.json", "--strict"]) == 0


@pytest.mark.parametrize(
    "kept",
    [
        "enum:\n    - a\n    - a # the second one",
        "enum:\n    - a\n    # the second one\n    - a",
        "default: null # no limit\n    type: integer",
        "# no limit\n    default: null\n    type: integer",
        "enum: [a, b, a]\n    x-enumNames: [A, B, C]",
        "type: integer\n    default: 1.5",
    ],
)
def test_what_is_not_certain_stays(folder: Path, kept: str) -> None:
    text = schema(f"type: object\nproperties:\n  a:\n    {kept}")
    assert fix(folder, text) == text


def test_a_required_argument_keeps_its_default(folder: Path) -> None:
    text = schema("type: object\nproperties: {a: {type: string, default: null}}\nrequired: [a]")
    assert fix(folder, text) == text


def test_rules_that_are_selected_are_all_that_is_repaired(folder: Path) -> None:
    text = schema("type: object\nproperties: {a: {type: string, default: null}}")
    assert fix(folder, text, "--rule", "untrimmed-text") == text
    assert fix(folder, text, "--allow", "ADL0322") == text
    assert fix(folder, text) == text.replace(", default: null", "")


def test_errors_are_repaired_before_rules_can_be_checked(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = AGENT.replace("properties:", "required: [delay, delay]\n        properties:", 1)
    path = folder / "agent.yaml"
    path.write_text(text)
    assert main(["lint", "agent.yaml", "--fix"]) == 0
    assert "1 finding repaired" in capsys.readouterr().err
    assert path.read_text() == text.replace("[delay, delay]", "[delay]")


def test_members_of_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "tools.yaml").write_text(schema(BLOCK))
    assert main(["lint", "tools.yaml", "--fix", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert not [
        one for one in shown["diagnostics"] if one["code"] in ("ADL0310", "ADL0322", "ADL0326")
    ]
