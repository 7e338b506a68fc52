"""The work of decoding nested unions grows with the value, not with its square."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.unit.packs_python.test_python_pack import emitted, importing

__all__ = ["importing"]


def variant(name: str) -> dict[str, object]:
    properties = {"next": {"$ref": "#/$defs/Node"}, name: {"type": "integer"}}
    return {"type": "object", "properties": properties, "required": [name]}


NODE = {"anyOf": [variant("a"), variant("b"), variant("c")]}
TOOL = {
    "id": "take",
    "name": "take",
    "description": "Takes.",
    "tags": ["t"],
    "schema": {
        "type": "object",
        "properties": {"node": {"$ref": "#/$defs/Node"}},
        "$defs": {"Node": NODE},
    },
}


def nested(depth: int) -> dict[str, object]:
    value: dict[str, object] = {"c": 1}
    for level in range(depth):
        value = {"next": value, "cab"[level % 3]: 1}
    return {"node": value}


def calls(codec: Any, value: dict[str, object]) -> int:
    """Return the number of calls of Python functions that decode a value."""
    count = 0

    def counted(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        del frame, arg
        count += event == "call"

    sys.setprofile(counted)
    try:
        decoded = codec.decode(value)
    finally:
        sys.setprofile(None)
    assert codec.encode(decoded) == value
    return count


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
def test_the_work_is_proportional_to_the_depth(models: str, importing: Path) -> None:
    assert emitted([TOOL], importing, models=models) == []
    codec = importlib.import_module("small.toolspec.take").TOOL.input
    codec.decode(nested(5))  # builds the tables
    assert calls(codec, nested(40)) < 2.5 * calls(codec, nested(20))


def ring(size: int) -> dict[str, object]:
    """Return a tool with unions whose alternatives refer to the next union, the last one to the first."""
    unions = {}
    for number in range(size):
        following = {"$ref": f"#/$defs/U{(number + 1) % size}"}
        parts = [
            {"type": "object", "required": [name], "properties": {name: {}, "next": following}}
            for name in "ab"
        ]
        unions[f"U{number}"] = {"anyOf": [*parts, {"type": "array", "items": following}]}
    properties = {"node": {"$ref": "#/$defs/U0"}}
    return {**TOOL, "schema": {"type": "object", "properties": properties, "$defs": unions}}


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
def test_the_work_is_proportional_to_the_size_of_a_ring(models: str, importing: Path) -> None:
    work = []
    for size in (4, 8):
        package = f"{models}{size}"
        assert emitted([ring(size)], importing, package, models=models) == []
        codec = importlib.import_module(f"{package}.toolspec.take").TOOL.input
        value: object = {"b": 1}
        for level in range(size):
            value = {"next": value, "ab"[level % 2]: 1}
        calls(codec, {"node": value})  # the first call compiles the schema
        work.append(calls(codec, {"node": value}))
    assert work[1] < 2.5 * work[0]
