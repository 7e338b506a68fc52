"""Emitted clients of Python send what the caller gave and no default, with every kind of models."""

from __future__ import annotations

import asyncio
import copy
import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.packs import load_pack
from adlgen.packs.options import complete_options
from adlgen.testing.targets import render_source
from tests.conformance import suite

LANGUAGE = load_pack("python", Log()).language
DEFAULTS = {
    "pydantic": "apply",
    "dataclass": "keep",
    "typeddict": "apply",
    "msgspec": "keep",
    "pydantic-dcg": "apply",
}
"""The kinds of models, and what is decoded for an absent property in a package with a client."""
PACKAGE = "defaulted"
PART = {
    "type": "object",
    "required": ["kind", "id"],
    "properties": {
        "kind": {"const": "part"},
        "id": {"type": "string"},
        "amount": {"type": "number", "default": 1.5},
    },
}
TOOL = {
    "name": "find",
    "inputSchema": {
        "type": "object",
        "required": ["query"],
        "properties": {
            "query": {"type": "string"},
            "limit": {"type": "integer", "default": 10},
            "order": {"enum": ["up", "down"], "default": "up"},
            "labels": {"type": "array", "items": {"type": "string"}, "default": ["a"]},
            "after": {"type": ["string", "null"], "default": None},
            "note": {"type": "string"},
            "part": PART,
        },
    },
}


class Session:
    """Records the arguments of calls."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.arguments: list[object] = []

    async def call_tool(self, name: str, arguments: object, *_: object, **__: object) -> object:
        self.names.append(name)
        self.arguments.append(arguments)
        return Result()


class Result:
    """The result of a call."""

    is_error = False
    content = ()


SDK = {
    "mcp": SimpleNamespace(Client=Session, ClientSession=Session),
    "mcp.types": SimpleNamespace(CallToolResult=Result, TextContent=str),
}
"""What the client imports of the official SDK, which the environment of most tests does not have."""


@pytest.fixture
def importing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Make what is emitted into the folder importable."""
    for name, module in SDK.items():
        monkeypatch.setitem(sys.modules, name, module)
    sys.path.insert(0, str(tmp_path / "src"))
    yield tmp_path
    sys.path.remove(str(tmp_path / "src"))
    for name in [n for n in sys.modules if n.split(".")[0] == PACKAGE]:
        del sys.modules[name]
    importlib.invalidate_caches()


def emitted(
    folder: Path, tool: object = TOOL, /, *more: object, **options: str
) -> tuple[ModuleType, ModuleType]:
    """Emit a tool that is called find, and return its module and that of the client."""
    source = Source("tools.json", json.dumps({"tools": [tool, *more]}))
    options = {**options, "wiring": "false", "module": PACKAGE}
    for file in render_source(source, suite.TARGETS["python-pydantic"], options).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    importlib.invalidate_caches()
    find, client = (importlib.import_module(f"{PACKAGE}.toolspec.{n}") for n in ("find", "client"))
    return find, client


@pytest.mark.parametrize(("models", "defaults"), DEFAULTS.items())
def test_clients_keep_absence(models: str, defaults: str) -> None:
    options = complete_options(LANGUAGE, {"models": models, "client": "mcp"}, Log())
    assert options["defaults"] == defaults
    assert complete_options(LANGUAGE, {"models": models}, Log())["defaults"] == "apply"


def sent(client: ModuleType, value: object) -> object:
    """Return the arguments of a call."""
    session = Session()
    tool = importlib.import_module(f"{PACKAGE}.toolspec.find").TOOL
    asyncio.run(client.call(session, tool, value))
    (arguments,) = session.arguments
    return arguments


@pytest.mark.parametrize("models", ["pydantic", "dataclass", "typeddict"])
def test_methods_have_the_arguments_of_the_input(importing: Path, models: str) -> None:
    if models == "typeddict":
        pytest.importorskip("datamodel_code_generator")
    tool, module = emitted(importing, models=models, client="mcp")
    session = Session()
    find = module.Client(session).find
    given = {"query": "x", "limit": 3}
    asyncio.run(find(tool.FindInput(**given)) if models == "typeddict" else find(**given))
    with pytest.raises((tool_errors(), ValueError), match="string"):
        asyncio.run(find({"query": 1}) if models == "typeddict" else find(query=1))
    assert session.arguments == [given]


def test_a_tool_is_called_by_its_exact_name(importing: Path) -> None:
    odd = 'say."it\'s"\n\\*/${find}'
    _, module = emitted(
        importing, TOOL, {"name": odd, "inputSchema": PART}, models="dataclass", client="mcp"
    )
    session = Session()
    client = module.Client(session)
    (method,) = (name for name in vars(module.Client) if name.startswith("say"))
    asyncio.run(getattr(client, method)(id="x"))
    assert session.names == [odd]


def test_the_former_name_of_the_option_is_reported() -> None:
    log = Log()
    complete_options(LANGUAGE, {"client": "mcp-sdk"}, log)
    (problem,) = log.diagnostics
    assert problem.hint == "did you mean 'mcp'?"


def tool_errors() -> type[Exception]:
    """Return the class of the errors of arguments."""
    errors = importlib.import_module(f"{PACKAGE}.toolspec._errors")
    found: type[Exception] = errors.InvalidArgumentsError
    return found


@pytest.mark.parametrize("models", DEFAULTS)
def test_defaults_are_those_of_the_server(importing: Path, models: str) -> None:
    if models in ("typeddict", "msgspec", "pydantic-dcg"):
        pytest.importorskip("datamodel_code_generator")
    if models == "msgspec":
        pytest.importorskip("msgspec")
    tool, module = emitted(importing, models=models, client="mcp")
    assert sent(module, tool.FindInput(query="x")) == {"query": "x"}
    part: dict[str, Any] = {"kind": "part", "id": "p"}
    assert sent(module, tool.FindInput(query="x", part=tool.FindPart(**part))) == {
        "query": "x",
        "part": part,
    }
    every = {"query": "x", "limit": 10, "order": "up", "labels": ["a"], "after": None, "note": ""}
    assert sent(module, tool.FindInput(**every)) == every, "what equals a default is sent"


def test_dataclasses_send_defaults_on_request(importing: Path) -> None:
    options = {"models": "dataclass", "client": "mcp", "defaults": "apply"}
    tool, module = emitted(importing, **options)
    assert sent(module, tool.FindInput(query="x")) == {
        "query": "x",
        "limit": 10,
        "order": "up",
        "labels": ["a"],
        "after": None,
    }


_LABELS = {"type": "array", "items": {"type": "string"}, "default": ["a"]}
_VIEW = {
    "type": "object",
    "properties": {"labels": _LABELS, "size": {"type": "integer", "default": 3}},
}
CHANGED = {
    "name": "find",
    "inputSchema": {
        "type": "object",
        "properties": {
            "labels": _LABELS,
            "flags": {"type": "array", "items": {"type": ["boolean", "integer"]}, "default": [1]},
            "marks": {
                "type": "object",
                "additionalProperties": {"type": "string"},
                "default": {"a": "b"},
            },
            "view": {**_VIEW, "default": {}},
            "views": {"type": "array", "items": _VIEW, "default": [{}]},
            "given": _VIEW,
            "any": {"default": {"a": [1]}},
        },
    },
}


@pytest.mark.parametrize("models", ["pydantic", "dataclass", "msgspec", "pydantic-dcg"])
def test_defaults_that_are_changed_in_place_are_sent(importing: Path, models: str) -> None:
    if models in ("msgspec", "pydantic-dcg"):
        pytest.importorskip("datamodel_code_generator")
    given = {"models": models, "client": "mcp", "defaults": "apply"}
    tool, module = emitted(importing, CHANGED, **given)
    made = tool.TOOL.input.decode({"given": {}, "views": [{}], "view": {}})
    made.given.labels.append("x")
    made.views[0].labels[:] = []
    made.view.size = 4
    made.labels.append("y")
    made.flags[0] = True
    made.marks["c"] = "d"
    made.any["a"].append(2)
    absent = tool.TOOL.input.decode({})
    absent.view.labels.append("x")
    absent.views.append(copy.deepcopy(absent.views[0]))
    absent.views[1].labels.append("z")
    for changed in (made, absent, tool.TOOL.input.decode({})):
        received = tool.TOOL.input.decode(sent(module, changed))
        assert repr(received) == repr(changed)


def test_models_send_changed_defaults_alone(importing: Path) -> None:
    tool, module = emitted(importing, CHANGED, models="pydantic", client="mcp")
    made = tool.FindInput(view=tool.FindView())
    made.views.append(tool.FindViewsItem(size=1))
    made.view.labels.clear()
    changed = {"view": {"labels": []}, "views": [{}, {"size": 1}]}
    assert sent(module, made) == sent(module, made) == changed
