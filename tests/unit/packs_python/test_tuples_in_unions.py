"""Tuples with any number of further items, and any JSON value, among the alternatives of a union."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tests.unit.packs_python.test_python_pack import emitted, importing

__all__ = ["importing"]

ROW = {"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}], "minItems": 2}
RECORD = {"type": "object", "properties": {"id": {"type": "integer"}}, "required": ["id"]}
ROW_OR_NULL = {"anyOf": [ROW, {"type": "null"}]}
ROWS = {"type": "array", "items": ROW_OR_NULL}
SCHEMAS: list[dict[str, object]] = [
    {"anyOf": [RECORD, ROW, {"type": "string"}]},
    {"anyOf": [RECORD, {"anyOf": [ROW, {"type": "null"}]}]},
]
GIVEN: list[object] = [["a", 2, "more"], None]
NESTED: list[tuple[dict[str, object], object]] = [
    ({"anyOf": [RECORD, ROWS]}, GIVEN),
    ({"anyOf": [{"type": "number"}, ROWS, {"type": "object", "maxProperties": 0}]}, GIVEN),
    ({"anyOf": [RECORD, {"type": "array", "items": {**ROWS, "type": ["array", "null"]}}]}, [GIVEN]),
    ({"anyOf": [ROWS, {"type": "object", "additionalProperties": ROWS}]}, {"k": GIVEN}),
    ({"anyOf": [{"type": "integer"}, {"type": "array", "items": ROW}]}, [["a", 2, "more"]]),
    ({"anyOf": [{"type": "number", "minimum": -(2**60)}, ROWS]}, GIVEN),
    (
        {"type": "array", "prefixItems": [RECORD, {"anyOf": [ROWS, {"type": "null"}]}]},
        [{"id": 1}, GIVEN],
    ),
]
"""Unions with a list, a map or a tuple of rows that may be null, and a value of each."""
VALUES: list[object] = [{"id": 1}, ["a", 2, "more", None]]


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
@pytest.mark.parametrize("schema", SCHEMAS)
@pytest.mark.parametrize("value", VALUES)
def test_values_are_decoded_and_encoded(
    models: str, schema: dict[str, object], value: object, importing: Path
) -> None:
    properties = {"value": schema, "values": {"type": "array", "items": schema}}
    tool = {
        "id": "take",
        "name": "take",
        "description": "Takes.",
        "tags": ["t"],
        "schema": {"type": "object", "properties": properties, "required": ["value"]},
    }
    assert emitted([tool], importing, models=models) == []
    module = importlib.import_module("small.toolspec.take")
    given = {"value": value, "values": [value]}
    decoded = module.TOOL.input.decode(given)
    assert module.TOOL.input.encode(decoded) == given


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
@pytest.mark.parametrize(("schema", "value"), NESTED)
def test_parts_of_alternatives_are_evaluated(
    models: str, schema: dict[str, object], value: object, importing: Path
) -> None:
    tool = {
        "id": "take",
        "name": "take",
        "description": "Takes.",
        "tags": ["t"],
        "schema": {"type": "object", "properties": {"value": schema}},
    }
    assert emitted([tool], importing, models=models) == []
    module = importlib.import_module("small.toolspec.take")
    given = {"value": value}
    assert module.TOOL.input.encode(module.TOOL.input.decode(given)) == given


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
def test_a_default_may_be_any_value_next_to_a_record(models: str, importing: Path) -> None:
    value = {"properties": {"id": {"type": "integer"}}, "default": []}
    tool = {
        "id": "take",
        "name": "take",
        "description": "Takes.",
        "tags": ["t"],
        "schema": {"type": "object", "properties": {"value": value}},
    }
    assert emitted([tool], importing, models=models) == []
    module = importlib.import_module("small.toolspec.take")
    assert module.TOOL.input.encode(module.TOOL.input.decode({})) == {"value": []}
