"""Types and defaults that are hard to print: the modules can be imported, and values are kept."""

from __future__ import annotations

import ast
import importlib
from decimal import Decimal
from pathlib import Path

import pytest

from tests.unit.packs_python.test_python_pack import emitted, importing

__all__ = ["importing"]

ROW = {"type": "array", "prefixItems": [{"type": "string"}], "minItems": 1}
"""A tuple of any length, whose type is text in dataclasses."""
MAYBE = {"anyOf": [ROW, {"type": "null"}]}
SIDES = {"enum": ["it's", 'say "x"']}
SCHEMAS: dict[str, tuple[dict[str, object], object]] = {
    "enumerations in a list": ({"type": "array", "items": SIDES, "default": []}, ["it's"]),
    "enumerations in a map": (
        {"type": "object", "additionalProperties": SIDES, "default": {}},
        {"a": "it's"},
    ),
    "other properties": (
        {"type": "object", "properties": {"a": {}}, "additionalProperties": SIDES},
        {"a": 1, "b": "it's"},
    ),
    "lists of lists": (
        {"type": "array", "items": {"type": "array", "items": SIDES}, "default": []},
        [['say "x"']],
    ),
    "a tuple or null in a tuple": (
        {"type": "array", "prefixItems": [MAYBE], "items": False, "minItems": 1},
        [["a", 1]],
    ),
    "a tuple or null by default": ({"type": "array", "items": MAYBE, "default": [None]}, [["a"]]),
    "a tuple of texts": (
        {"type": "array", "prefixItems": [SIDES], "items": SIDES, "minItems": 1},
        ["it's", 'say "x"'],
    ),
    "a tuple of itself": ({"$ref": "#/$defs/self"}, ["a", ["a", None]]),
    "an endless tuple of itself": ({"$ref": "#/$defs/endless"}, ["a", ["b"], None]),
    "integers beyond 64 bits": ({"enum": [2**63, -(2**63) - 1, "a"], "default": "a"}, 2**63),
}
DEFS = {
    "self": {
        "type": "array",
        "prefixItems": [
            {"type": "string"},
            {"anyOf": [{"$ref": "#/$defs/self"}, {"type": "null"}]},
        ],
        "items": False,
        "minItems": 2,
    },
    "endless": {
        "type": "array",
        "prefixItems": [{"type": "string"}],
        "items": {"anyOf": [{"$ref": "#/$defs/endless"}, {"type": "null"}]},
        "minItems": 1,
    },
}


def tool(properties: dict[str, object], **more: object) -> dict[str, object]:
    schema = {"type": "object", "properties": properties, **more}
    return {"id": "take", "name": "take", "description": "T.", "tags": ["t"], "schema": schema}


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
@pytest.mark.parametrize("case", SCHEMAS)
def test_a_type_is_imported(models: str, case: str, importing: Path) -> None:
    schema, value = SCHEMAS[case]
    given = tool({"value": schema}, **{"$defs": DEFS})
    assert emitted([given], importing, models=models) == []
    take = importlib.import_module("small.toolspec.take").TOOL
    wanted = {"value": value}
    assert take.input.encode(take.input.decode(wanted)) == wanted
    expected = {"value": schema["default"]} if "default" in schema else {}
    assert take.input.encode(take.input.decode({})) == expected


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
def test_the_name_of_a_property_never_becomes_code(models: str, importing: Path) -> None:
    """The place of a schema, which contains names, is printed where a class is declared."""
    name = '" + __import__("sys").exit("the name was run") + "'
    part = {"type": "object", "properties": {"a": {}}, "minProperties": 1}
    assert emitted([tool({name: part})], importing, models=models) == []
    take = importlib.import_module("small.toolspec.take").TOOL
    assert take.input.encode(take.input.decode({name: {"a": 1}})) == {name: {"a": 1}}
    assert take.input.problems({name: {}})


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
def test_defaults_of_unions_have_the_type_of_an_alternative(models: str, importing: Path) -> None:
    union = {"type": ["number", "string", "null"], "default": 5}
    given = tool({"exact": union, "whole": {"type": ["integer", "string"], "default": 1e22}})
    assert emitted([given], importing, models=models, numbers="exact") == []
    decoded = importlib.import_module("small.toolspec.take").TOOL.input.decode({})
    assert type(decoded.exact) is Decimal
    assert type(decoded.whole) is int


def test_a_tool_may_have_the_name_of_a_builtin(importing: Path) -> None:
    names = ["print", "tuple", "isinstance", "set"]
    tools = [{**tool({}), "id": name, "name": name} for name in names]
    assert emitted([*tools], importing, wiring="true") == []
    page = importing / "src" / "small" / "toolspec" / "app.py"
    imports = (
        n for n in ast.walk(ast.parse(page.read_text("utf-8"))) if isinstance(n, ast.ImportFrom)
    )
    local = {alias.asname or alias.name for node in imports for alias in node.names}
    assert local.isdisjoint(names)
