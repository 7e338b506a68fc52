"""Definitions that refer to one another in long chains: only the nesting of a specification is limited."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from adlgen.diagnostics.steps import Steps, run
from adlgen.document.node import JsonValue, Source
from adlgen.document.siblings import Folder
from adlgen.testing.targets import render_source
from tests.conformance import suite

LONG = 300
"""The number of definitions in a chain: more than the functions that a test lets call one another."""
NULL: JsonValue = {"type": "null"}
FORMS: Mapping[str, Callable[[JsonValue], JsonValue]] = {
    "objects": lambda part: {"type": "object", "properties": {"p": part, "n": {"default": 1}}},
    "arrays": lambda part: {"type": "array", "items": part},
    "maps": lambda part: {"type": "object", "additionalProperties": part},
    "tuples": lambda part: {"type": "array", "prefixItems": [part], "minItems": 1, "items": False},
    "references": lambda part: part,
}
UNITED: Mapping[str, Callable[[JsonValue], JsonValue]] = {
    "alternatives": lambda part: {"anyOf": [part, {"type": "integer"}]},
    "objects or null": lambda part: {
        "anyOf": [{"type": "object", "properties": {"p": part}, "minProperties": 1}, NULL]
    },
}


def chain(form: Callable[[JsonValue], JsonValue], length: int, *, closed: bool = False) -> Source:
    last: JsonValue = {"$ref": "#/$defs/d0"} if closed else {"type": "string"}
    parts: list[JsonValue] = [{"$ref": f"#/$defs/d{i}"} for i in range(1, length)]
    defs = {f"d{i}": form(part) for i, part in enumerate([*parts, last])}
    schema = {"type": "object", "properties": {"first": {"$ref": "#/$defs/d0"}}, "$defs": defs}
    return Source("t.json", json.dumps({"tools": [{"name": "t", "inputSchema": schema}]}))


@pytest.fixture
def shallow() -> Iterator[None]:
    """Let fewer functions call one another than a chain has links."""
    before, frame, depth = sys.getrecursionlimit(), sys._getframe(), 0
    while frame := frame.f_back:  # type: ignore[assignment]  # the outermost has none
        depth += 1
    sys.setrecursionlimit(depth + LONG - 50)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.usefixtures("shallow")
@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("form", FORMS)
def test_a_chain_has_any_length(form: str, target: str) -> None:
    emitted = render_source(chain(FORMS[form], LONG), suite.TARGETS[target], {"wiring": "false"})
    assert any(f"d{LONG - 1}" in file.text for file in emitted.tree)


@pytest.mark.usefixtures("shallow")
@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("form", ["objects", "arrays"])
def test_a_circle_has_any_length(form: str, target: str) -> None:
    source = chain(FORMS[form], LONG, closed=True)
    emitted = render_source(source, suite.TARGETS[target], {"wiring": "false"})
    assert any(f"d{LONG - 1}" in file.text for file in emitted.tree)


@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("form", UNITED)
def test_a_chain_of_alternatives_is_long(form: str, target: str) -> None:
    source = chain(UNITED[form], 150)
    emitted = render_source(source, suite.TARGETS[target], {"wiring": "false"})
    assert any("d149" in file.text for file in emitted.tree)


@pytest.mark.usefixtures("shallow")
@pytest.mark.parametrize("target", suite.TARGETS)
def test_a_chain_of_shared_definitions_has_any_length(target: str, tmp_path: Path) -> None:
    chained = chain(FORMS["objects"], LONG)
    (written,) = json.loads(chained.text)["tools"]
    defs = written["inputSchema"]["$defs"]
    (tmp_path / "types.json").write_text(json.dumps({"$defs": defs}))
    place: JsonValue = {"first": {"$ref": "types.json#/$defs/d0"}}
    tools = [
        {"name": name, "inputSchema": {"type": "object", "properties": place}} for name in "ab"
    ]
    source = Source(
        "t.json", json.dumps({"tools": tools}), Folder.of(tmp_path / "t.json", "t.json")
    )
    emitted = render_source(source, suite.TARGETS[target], {"wiring": "false"})
    assert any(f"d{LONG - 1}" in file.text for file in emitted.tree)


def test_a_recursive_function_has_any_depth() -> None:
    def total(number: int) -> Steps[int]:
        return number + (yield total(number - 1)) if number else 0

    assert run(total(100_000)) == 100_000 * 100_001 // 2


def test_an_exception_passes_through() -> None:
    def failing(number: int) -> Steps[int]:
        if not number:
            raise ValueError(number)
        return (yield failing(number - 1))

    with pytest.raises(ValueError, match="0"):
        run(failing(10))
