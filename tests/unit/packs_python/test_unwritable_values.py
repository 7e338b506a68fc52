"""Values of wrong types in arguments and results, which JSON cannot hold."""

from __future__ import annotations

import asyncio
import datetime as dt
import importlib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.unit.packs_python.test_native_formats import KINDS, built
from tests.unit.packs_python.test_python_pack import emitted, importing

__all__ = ["importing"]

NAIVE = dt.datetime(2024, 1, 2)  # noqa: DTZ001 - refused
ZONED = 'must be a date-time with a time zone (got "2024-01-02T00:00:00")'
DATED = 'must be a date without a time (got "2024-01-02T00:00:00")'
NO_JSON = "is not valid JSON: not a JSON value: "

_WRONG: list[tuple[str, Any, str, str]] = [
    ("when", NAIVE, "/when", ZONED),
    ("marks", {"a/b": NAIVE}, "/marks/a~1b", ZONED),
    ("born", NAIVE, "/born", DATED),
    ("days", [dt.date(2024, 1, 2), NAIVE], "/days/1", DATED),
    ("date", object(), "/date", f"{NO_JSON}object"),
    ("when", dt.time(1), "/when", f"{NO_JSON}time"),
    ("mail", object(), "/mail", f"{NO_JSON}object"),
    ("marks", {"a": object()}, "/marks/a", f"{NO_JSON}object"),
    ("extra", {"a": [1, float("nan")]}, "/a/1", "is not valid JSON: not a JSON number: nan"),
    ("extra", {"a": {1: 2}}, "/a", "is not valid JSON: not a property name: 1"),
    ("extra", {"a": {"\ud800": 1}}, "/a", "is not valid JSON: lone surrogate in a string"),
    ("extra", {"~": "\ud800"}, "/~0", "is not valid JSON: lone surrogate in a string"),
]
_OF_DATACLASSES: list[tuple[str, Any, str, str]] = [
    ("id", NAIVE, "/id", 'must match format uuid (got "2024-01-02T00:00:00")'),
    ("id", b"x", "/id", 'must match format uuid (got "eA==")'),
]
_OF_PYDANTIC: list[tuple[str, Any, str, str]] = [
    ("id", NAIVE, "/id", f"{NO_JSON}datetime"),
    ("id", b"x", "/id", f"{NO_JSON}bytes"),
]


def wrong(class_: Any, name: str, value: object) -> Any:
    """Return a value with a part that no type checker accepts, assigned later."""
    made = class_()
    is_model = hasattr(made, "model_dump")
    given: Any = value if name == "extra" and is_model else {name: value}
    for key, part in given.items():
        setattr(made, key, part)
    return made


def errors_of(module: ModuleType) -> Any:
    """Return the module of errors next to that of a tool."""
    return importlib.import_module(f"{module.__package__}._errors")


def problem_of(call: Any, error: type[Any]) -> tuple[str, str]:
    """Return the place and the message of the only problem that a call reports."""
    with pytest.raises(error) as caught:
        asyncio.run(call())
    (problem,) = caught.value.problems
    assert caught.value.tool == "take"
    return problem.path, problem.message


@pytest.mark.parametrize("models", KINDS)
def test_both_sides_report_the_place(importing: Path, models: str) -> None:
    module = built(importing, models)
    errors = errors_of(module)
    own = _OF_PYDANTIC if models == "pydantic" else _OF_DATACLASSES
    for name, value, path, message in _WRONG + own:
        results, arguments = calls(module, name, value)
        for call in results:
            assert problem_of(call, errors.InvalidResultError) == (path, message), name
        for call in arguments:
            assert problem_of(call, errors.InvalidArgumentsError) == (path, message), name


def calls(module: ModuleType, name: str, value: object) -> tuple[list[Any], list[Any]]:
    """Return calls with a wrong part in the result, and calls with one in the arguments."""
    toolbox = importlib.import_module(f"{module.__package__}._toolbox").Toolbox
    result, given = wrong(module.TakeOutput, name, value), wrong(module.TakeInput, name, value)
    tool = module.TOOL.bind(lambda _, __: result)
    box = toolbox([tool])
    results = [lambda: box.call("take", {}), lambda: tool(module.TakeInput())]
    return results, [lambda: box.call(module.TOOL, given), lambda: tool(given)]


@pytest.mark.parametrize("models", KINDS)
def test_all_parts_are_reported_together(importing: Path, models: str) -> None:
    module = built(importing, models)
    made = wrong(module.TakeOutput, "when", NAIVE)
    made.mail, made.days = "nobody", [NAIVE]
    with pytest.raises(errors_of(module).InvalidValueError) as caught:
        module.TOOL.output.encode(made)
    found = {problem.path: problem.message for problem in caught.value.problems}
    assert (found["/when"], found["/days/0"]) == (ZONED, DATED)
    assert found["/mail"].startswith("must match format email")


@pytest.mark.parametrize("models", KINDS)
def test_places_are_text_that_can_be_written(importing: Path, models: str) -> None:
    module = built(importing, models)
    (call, *_), _ = calls(module, "extra", {"a": {"\ud800": {1: 2}}})
    with pytest.raises(errors_of(module).InvalidResultError) as caught:
        asyncio.run(call())
    assert [problem.path for problem in caught.value.problems] == ["/a", "/a/\\ud800"]
    assert str(caught.value).encode()


@pytest.mark.parametrize("models", KINDS)
def test_values_that_contain_themselves_are_too_deep(importing: Path, models: str) -> None:
    module = built(importing, models)
    errors = errors_of(module)
    endless: list[Any] = []
    endless.append(endless)
    tool = module.TOOL.bind(lambda _, __: wrong(module.TakeOutput, "days", endless))
    with pytest.raises(errors.InvalidResultError, match="is not valid JSON"):
        asyncio.run(tool(module.TakeInput()))
    with pytest.raises(errors.InvalidArgumentsError, match="is not valid JSON"):
        asyncio.run(tool(wrong(module.TakeInput, "days", endless)))


@pytest.mark.parametrize("models", KINDS)
def test_all_places_of_what_is_not_json_are_reported(importing: Path, models: str) -> None:
    module = built(importing, models)
    made = wrong(module.TakeOutput, "extra", {"a": float("inf"), "b": {"c": [object(), 1]}})
    made.days = [NAIVE, {1, 2}]
    tool = module.TOOL.bind(lambda _, __: made)
    with pytest.raises(errors_of(module).InvalidResultError) as caught:
        asyncio.run(tool(module.TakeInput()))
    found = {problem.path: problem.message for problem in caught.value.problems}
    assert found.pop("/days/0") == ZONED
    assert found == {
        "/a": "is not valid JSON: not a JSON number: inf",
        "/b/c/0": f"{NO_JSON}object",
        "/days/1": f"{NO_JSON}set",
    }


@pytest.mark.parametrize("models", KINDS)
def test_results_without_a_schema_have_places_too(importing: Path, models: str) -> None:
    module = built(importing, models)
    tool = importlib.import_module(f"{module.__package__}._tool").Tool
    free = tool(name="free", description="", input=module.TOOL.input)
    made = wrong(module.TakeOutput, "marks", {"a": NAIVE})
    for value, place, message in (
        ([made], "/0/marks/a", ZONED),
        ({"a": NAIVE}, "/a", ZONED),
        ([wrong(module.TakeOutput, "extra", {"b": object()})], "/0/b", f"{NO_JSON}object"),
        ([1, float("nan")], "/1", "is not valid JSON: not a JSON number: nan"),
    ):
        bound = free.bind(lambda _, __, value=value: value)
        with pytest.raises(errors_of(module).InvalidResultError) as caught:
            asyncio.run(bound(module.TakeInput()))
        assert [(one.path, one.message) for one in caught.value.problems] == [(place, message)]


@pytest.mark.parametrize("models", KINDS)
def test_arguments_as_values_have_places_too(importing: Path, models: str) -> None:
    module = built(importing, models)
    box = importlib.import_module(f"{module.__package__}._toolbox").Toolbox
    toolbox = box([module.TOOL.bind(lambda _, __: module.TakeOutput())])
    with pytest.raises(errors_of(module).InvalidArgumentsError) as caught:
        asyncio.run(toolbox.call("take", {"a": [float("nan"), object()], "b": {"c": NAIVE}}))
    assert {one.path for one in caught.value.problems} == {"/a/0", "/a/1", "/b/c"}


_PART = {"type": "object", "properties": {"a b": {"type": "string"}, "n": {"type": "integer"}}}
_PLAIN = {"type": "object", "properties": {"part": _PART, "list": {"type": "array"}}}


@pytest.mark.parametrize("models", ["typeddict", "msgspec", "pydantic-dcg"])
def test_types_of_other_generators_have_places_too(importing: Path, models: str) -> None:
    schema = {**_PLAIN, "x-adlgen": {"output": _PLAIN}}
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": schema}
    assert emitted([tool], importing, models=models) == []
    module = importlib.import_module("small.toolspec.take")
    made: Any = {"list": [1, object()], "part": {"a b": "x", "n": float("nan")}}
    values = [made]
    if models != "typeddict":
        values = [module.TakeOutput(list=[1, object()])]
    if models == "msgspec":
        values.append({"list": [1, object()]})
    for value in values:
        bound = module.TOOL.bind(lambda _, __, value=value: value)
        with pytest.raises(errors_of(module).InvalidResultError) as caught:
            asyncio.run(bound(module.TOOL.input.decode({})))
        found = {one.path: one.message for one in caught.value.problems}
        assert found["/list/1"] == f"{NO_JSON}object"
        assert ("/part/n" in found) is (models == "typeddict")


@pytest.mark.parametrize("models", KINDS)
def test_clients_report_the_place_before_they_send(importing: Path, models: str) -> None:
    module = built(importing, models, client="mcp")
    call = importlib.import_module(f"{module.__package__}._mcp_client").call
    given = wrong(module.TakeInput, "marks", {"a": NAIVE})
    with pytest.raises(errors_of(module).InvalidArgumentsError) as caught:
        asyncio.run(call(None, module.TOOL, given, name="take_it"))
    assert caught.value.tool == "take_it"
    assert [(one.path, one.message) for one in caught.value.problems] == [("/marks/a", ZONED)]


def test_secrets_are_not_shown(importing: Path) -> None:
    secret = {"type": "string", "format": "date-time", "writeOnly": True}
    schema = {"type": "object", "properties": {"at": secret}}
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": schema}
    assert emitted([tool], importing, models="dataclass", formats="native") == []
    module = importlib.import_module("small.toolspec.take")
    with pytest.raises(errors_of(module).InvalidValueError) as caught:
        module.TOOL.input.encode(wrong(module.TakeInput, "at", NAIVE))
    assert [one.message for one in caught.value.problems] == [
        "must be a date-time with a time zone (got (hidden))"
    ]


def test_records_report_the_place_without_a_schema(importing: Path) -> None:
    module = built(importing, "dataclass")
    error = errors_of(module).InvalidValueError
    for value, message in ((NAIVE, ZONED), (object(), f"{NO_JSON}object")):
        with pytest.raises(error) as caught:
            wrong(module.TakeOutput, "marks", {"a": value}).encode()
        assert [(one.path, one.message) for one in caught.value.problems] == [("/marks/a", message)]
