"""Long chains of definitions: the work for a link does not depend on the length of the chain."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from adlgen import api
from adlgen.document.node import JsonValue
from adlgen.ir import types as ir
from tests.unit.builders import body_of

_TEXT: JsonValue = {"type": "string"}


def _chain(link: Callable[[JsonValue, int], JsonValue], length: int) -> dict[str, JsonValue]:
    """Return a schema with a property for a chain of definitions; ``link`` refers to the next one."""
    definitions: dict[str, JsonValue] = {
        f"D{i}": link({"$ref": f"#/$defs/D{i + 1}"}, i) for i in range(length)
    }
    definitions[f"D{length}"] = {"type": "object", "properties": {"last": _TEXT}}
    return {"type": "object", "properties": {"d": {"$ref": "#/$defs/D0"}}, "$defs": definitions}


def _object(name: str) -> JsonValue:
    return {"type": "object", "properties": {name: _TEXT}, "required": [name]}


LINKS: dict[str, Callable[[JsonValue, int], JsonValue]] = {
    "properties": lambda after, _: {"type": "object", "properties": {"n": after}},
    "items": lambda after, _: {"type": "array", "items": after},
    "prefixItems": lambda after, _: {"type": "array", "prefixItems": [after, _TEXT]},
    "additionalProperties": lambda after, _: {"type": "object", "additionalProperties": after},
    "$ref": lambda after, _: after,
    "anyOf": lambda after, _: {"anyOf": [_TEXT, after]},
    "oneOf": lambda after, _: {"oneOf": [_TEXT, after]},
    "anyOf of objects": lambda after, i: {"anyOf": [_object(f"p{i}"), after]},
    "anyOf in a property": lambda after, _: {
        "type": "object",
        "properties": {"n": {"anyOf": [_TEXT, after]}},
    },
    "null": lambda after, _: {
        "type": "object",
        "properties": {"n": {"anyOf": [after, {"type": "null"}]}},
    },
    "allOf": lambda after, i: {"allOf": [after, {"properties": {f"p{i}": _TEXT}}]},
}


def _calls(action: Callable[[], object]) -> int:
    """Return the number of functions that an action calls, which is the same in every run."""
    count = 0

    def on_event(_frame: object, event: str, _argument: object) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(on_event)
    try:
        action()
    finally:
        sys.setprofile(before)
    return count


def _assert_linear(work: Callable[[int], int]) -> None:
    """Check that equal numbers of further links cost about the same."""
    short, middle, long = map(work, (40, 80, 120))
    assert long - middle <= 1.2 * (middle - short)


@pytest.mark.parametrize("form", LINKS)
def test_lowering_costs_the_same_for_every_link(form: str) -> None:
    body_of(_chain(LINKS[form], 2))  # imports
    _assert_linear(lambda length: _calls(lambda: body_of(_chain(LINKS[form], length))))


@pytest.mark.parametrize(
    "target", ["go", "typescript", "rust", "python", "python models=dataclass"]
)
@pytest.mark.parametrize("form", ["properties", "anyOf", "anyOf in a property"])
def test_emitting_costs_the_same_for_every_link(target: str, form: str, tmp_path: Path) -> None:
    language, *options = target.split()

    def work(length: int) -> int:
        spec = tmp_path / "tools.json"
        schema = _chain(LINKS[form], length)
        spec.write_text(json.dumps([{"name": "t", "description": "d", "inputSchema": schema}]))
        return _calls(lambda: _generate(spec, language, options, tmp_path / f"out{length}"))

    work(2)  # imports
    _assert_linear(work)


def _generate(spec: Path, language: str, options: list[str], output: Path) -> None:
    settings = {"wiring": "false", **dict(option.split("=") for option in options)}
    done = api.generate(spec, targets=[language], output=output, options=settings, isolated=True)
    assert done.ok, done.diagnostics


@pytest.mark.parametrize("form", ["anyOf", "oneOf", "anyOf of objects"])
def test_aliases_of_a_long_chain_are_nested_to_a_limit(form: str) -> None:
    body = body_of(_chain(LINKS[form], 100))
    longest = max(_nested(name, body.definitions) for name in body.definitions)
    assert 10 < longest < 50


def test_records_of_a_long_chain_are_kept() -> None:
    body = body_of(_chain(LINKS["properties"], 100))
    assert all(isinstance(body.definitions[f"D{i}"], ir.Record) for i in range(100))
    assert all(_refers(body.definitions[f"D{i}"], f"D{i + 1}") for i in range(100))


def _nested(name: str, definitions: Mapping[str, ir.Type]) -> int:
    """Return how many unions contain one another, from a definition inwards."""
    type_, depth = definitions[name], 0
    while isinstance(type_, ir.Union):
        inner = [v.type.name for v in type_.variants if isinstance(v.type, ir.Ref)]
        depth += 1
        type_ = definitions[inner[-1]] if inner else ir.Any(type_.span)
    return depth


def _refers(record: ir.Type, name: str) -> bool:
    assert isinstance(record, ir.Record)
    return any(isinstance(f.type, ir.Ref) and f.type.name == name for f in record.fields)
