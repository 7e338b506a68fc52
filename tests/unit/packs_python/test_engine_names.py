"""Types of another engine have the names of pydantic models, and take every tool."""

from __future__ import annotations

import ast
import importlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from adlgen.document.node import JsonValue, Source
from adlgen.testing.targets import Rendered, render_source, source_of
from tests.conformance import suite
from tests.corpus import tools
from tests.unit.packs_python.test_python_pack import emitted, importing

pytestmark = pytest.mark.slow

pytest.importorskip("datamodel_code_generator")

__all__ = ["importing"]

ENGINES = ["typeddict", "msgspec", "pydantic-dcg"]
TARGET = suite.TARGETS["python-pydantic"]


def names(source: str) -> Iterator[str]:
    """Yield the types that a module declares."""
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id=made))):
                if made in ("TypeAliasType", "TypedDict"):
                    yield name
            case _:
                pass


def declared(output: Rendered) -> dict[str, set[str]]:
    """Return the types of each tool, and those that tools share."""
    folder = f"src/{output.plan.words['package']}/toolspec"
    texts = {file.path: file.text for file in output.tree}
    found = {}
    for tool in output.plan.tools:
        text = texts[f"{folder}/{tool.module}.py"]
        others = {f"{tool.type_name}{word}" for word in ("Deps", "Methods", "Methods_")}
        others.add(f"_{tool.type_name}")  # the mark of the method of a deprecated tool
        found[tool.id] = set(names(text)) - others
    if output.plan.types:
        found["shared types"] = set(names(texts[f"{folder}/types.py"]))
    return found


def same(source: Source, models: str, options: dict[str, str]) -> bool:
    """Report whether an engine's types have the names of pydantic models."""
    expected = declared(render_source(source, TARGET, options, lenient=True))
    output = render_source(source, TARGET, {**options, "models": models}, lenient=True)
    (text,) = (f.text for f in output.tree if f.path.endswith("/toolspec/_types.py"))
    whole = set(names(text)) - {"AnyValue"}
    assert whole == set().union(*(expected.values()))
    return declared(output) == expected


@pytest.mark.parametrize("models", ENGINES)
@pytest.mark.parametrize("name", suite.CASES)
def test_cases_have_the_same_names(name: str, models: str) -> None:
    case = suite.CASES[name]
    assert same(source_of(case), models, {**case.options, "layout": "files"})


@pytest.mark.corpus
@pytest.mark.parametrize("models", ENGINES)
def test_real_tools_have_the_same_names(models: str) -> None:
    drawn = tools.apart(tools.draw(300, seed=5))
    assert same(tools.agent_of("drawn-agent", drawn), models, {})


def _part(**properties: JsonValue) -> dict[str, JsonValue]:
    return {"type": "object", "properties": {key: {"type": "string"} for key in properties}}


_ODD: dict[str, JsonValue] = {
    "type": "object",
    "properties": {
        "alternatives": {"anyOf": [_part(a=1), _part(b=1), {"type": "string"}]},
        "merged": {**_part(a=1), "anyOf": [_part(b=1), _part(c=1)]},
        "open": {"type": "object", "properties": {}},
        "tree": {"$ref": "#/$defs/Tree"},
        "texts": {
            "anyOf": [{"const": "auto"}, {"type": "string", "minLength": 9}, {"enum": [1, 2]}]
        },
        "numbers": {"enum": [1, 2.5, "x"]},
        "parts": {"enum": [[1], {"a": 1}, None]},
        "tuple": {"type": "array", "prefixItems": [_part(a=1), _part(b=1)], "minItems": 2},
        "node": {"$ref": "#/$defs/Node"},
        "known": {
            "type": "object",
            "properties": {
                "a-b": {"type": "string"},
                "list": {"type": "array", "items": _part(x=1)},
                "map": {"type": "object", "additionalProperties": _part(x=1)},
                "pair": {"type": "array", "prefixItems": [_part(x=1)], "items": False},
            },
            "additionalProperties": True,
        },
    },
    "$defs": {
        "Tree": {
            "anyOf": [{"type": "string"}, {"type": "array", "items": {"$ref": "#/$defs/Tree"}}]
        },
        "Node": {"type": "object", "properties": {"next": {"$ref": "#/$defs/Node"}}},
    },
}
_VALUES: list[dict[str, JsonValue]] = [
    {"more": 1, "node": {"next": {"x": {"y": [1]}}, "a-b": None}, "additional_properties": "z"},
    {"known": {"a-b": "x", "c": 1, "list": [{"d": 2}], "map": {"k": {"e": 3}}, "pair": [{"f": 4}]}},
    {"alternatives": {"a": "x"}, "merged": {"a": "x", "c": "y"}, "open": {"z": 1}},
    {"alternatives": "s", "tree": ["a", ["b", []]], "node": {"next": {"next": {}}}},
    {"texts": "auto", "numbers": 2.5, "parts": {"a": 1}},
    {"texts": 2, "numbers": "x", "parts": None, "tuple": [{"a": "x"}, {"b": "y"}, {"c": 1}]},
]


@pytest.mark.parametrize("models", ENGINES)
def test_odd_schemas_are_taken(importing: Path, models: str) -> None:
    if models == "msgspec":
        pytest.importorskip("msgspec")
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": _ODD}
    assert emitted([tool], importing, models=models) == []
    take = importlib.import_module("small.toolspec.take")
    for value in _VALUES:
        text = json.dumps(value)
        assert take.TOOL.input.problems(value) == [], text
        assert take.TOOL.input.encode(take.TOOL.input.decode(value)) == value, text
    assert {"TakeInput", "TakeMerged", "TakeTree", "TakeNode"} <= vars(take).keys()


_TYPED: dict[str, JsonValue] = {
    "type": "object",
    "properties": {
        "counts": {**_part(a=1), "additionalProperties": {"type": "integer"}},
        "odd": {**_part(**{"a-b": 1}), "additionalProperties": {"type": "integer"}},
        "closed": {**_part(a=1), "additionalProperties": False},
    },
}
_CHECKED = [f"src/small/toolspec/{name}.py" for name in ("_types", "_engine", "take")]
_PYRIGHT = suite.ROOT / "tests/toolchains/node/node_modules/.bin/pyright"


@pytest.mark.native
@pytest.mark.parametrize("models", ["typeddict", "msgspec"])
def test_type_checkers_accept_additional_properties(tmp_path: Path, models: str) -> None:
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": _TYPED}
    assert emitted([tool], tmp_path, models=models) == []
    settings = {"typeCheckingMode": "strict", "pythonVersion": "3.10", "include": _CHECKED}
    settings |= {"venvPath": str(suite.ROOT), "venv": ".venv"}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings), "utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-version", "3.10", "-p"]
    commands = [[*mypy, "small.toolspec"]] + [[str(_PYRIGHT), "-p", ".."]] * _PYRIGHT.exists()
    for command in commands:
        done = subprocess.run(
            command, cwd=tmp_path / "src", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout


def test_structs_have_additional_properties(importing: Path) -> None:
    pytest.importorskip("msgspec")
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": _TYPED}
    assert emitted([tool], importing, models="msgspec") == []
    take = importlib.import_module("small.toolspec.take")
    made = take.TakeInput(counts=take.TakeCounts(a="x"))
    assert take.TOOL.input.encode(made) == {"counts": {"a": "x"}}
    made.counts.additional_properties["n"] = 1
    assert take.TOOL.input.encode(made) == {"counts": {"a": "x", "n": 1}}
    assert take.TOOL.input.decode({"x": 1, "counts": {"n": 2}}).counts.additional_properties == {
        "n": 2
    }
