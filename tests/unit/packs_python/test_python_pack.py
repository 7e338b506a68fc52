"""The Python pack's own promises: text stays text, other engines' models, built-ins within bounds."""

from __future__ import annotations

import asyncio
import copy
import importlib
import io
import json
import sys
import tokenize
from collections.abc import Iterator
from decimal import Decimal
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from adlgen.diagnostics.model import Log, StopRun
from adlgen.document.node import Source
from adlgen.packs import Pack, load_pack
from adlgen.pipeline import generate, load_agent

_MARK = "ZqMark"
_SPEC = {
    "apiVersion": "adl.inference-gateway.com/v1",
    "kind": "Agent",
    "metadata": {"name": "small", "description": "d", "version": "1.0.0"},
    "spec": {
        "capabilities": {
            "streaming": False,
            "pushNotifications": False,
            "stateTransitionHistory": False,
        },
        "server": {"port": 8080},
        "language": {"go": {"module": "example.com/small", "version": "1.24"}},
    },
}
_PLAIN = {
    "type": "object",
    "required": ["sku-id"],
    "properties": {
        "sku-id": {"type": "string"},
        "count": {"type": "integer"},
        "price": {"type": "number"},
    },
}


@cache
def pack() -> Pack:
    return load_pack("python", Log())


def emitted(tools: list[object], folder: Path, name: str = "small", **options: str) -> list[str]:
    """Render tools into a folder; return the texts of the problems."""
    spec = {**_SPEC, "spec": {**_SPEC["spec"], "tools": tools}}  # type: ignore[dict-item]
    spec["metadata"] = {**_SPEC["metadata"], "name": name}  # type: ignore[dict-item]
    log = Log()
    try:
        agent = load_agent(Source("agent.json", json.dumps(spec)), log)
        tree = generate(agent, pack(), options, log)
    except StopRun:
        return [d.message for d in log.diagnostics]
    for file in tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    importlib.invalidate_caches()
    return []


@pytest.fixture
def importing(tmp_path: Path) -> Iterator[Path]:
    """Make what is emitted into the folder importable."""
    (tmp_path / "src").mkdir()
    sys.path.insert(0, str(tmp_path / "src"))
    yield tmp_path
    sys.path.remove(str(tmp_path / "src"))
    for name in [n for n in sys.modules if n.split(".")[0] == "small"]:
        del sys.modules[name]
    importlib.invalidate_caches()


def pack_module(name: str) -> ModuleType:
    views = pack().views["core/tool.py.j2"].__module__
    return importlib.import_module(f"{views.split('.', 1)[0]}.{name}")


_TEXTS = st.text(st.characters(exclude_categories=["Cs"])) | st.sampled_from(
    ['"', '"""', "\\", "# coding: utf_7", ">>> import os", "\r", "\u2028", "\u202e", "\\N{DASH}"]
).map(lambda text: f"{text}{_MARK}{text}")


@given(_TEXTS)
@example(f"\n {_MARK}")
@example(f'{_MARK}\\"')
def test_text_is_only_text(text: str) -> None:
    docs, literals = pack_module("docs"), pack_module("literals")
    inner = docs.doc_text(docs.doc_lines(text))
    doc = f'"""{inner}"""' if inner else "pass"
    source = f"# a\n# @generated from {docs.comment(text)}\n{doc}\nX = {literals.string(text)}\n"
    scope: dict[str, object] = {}
    exec(compile(source.encode(), "emitted", "exec"), scope)  # noqa: S102 - that is the question
    assert scope["X"] == text
    assert not any(
        line.lstrip().startswith(">>>") for line in str(scope.get("__doc__")).split("\n")
    )
    for token in tokenize.tokenize(io.BytesIO(source.encode()).readline):
        assert _MARK not in token.string or token.type in (tokenize.STRING, tokenize.COMMENT)


@pytest.mark.parametrize("models", ["typeddict", "msgspec", "pydantic-dcg"])
def test_types_of_other_engines(importing: Path, models: str) -> None:
    pytest.importorskip("datamodel_code_generator")
    pytest.importorskip("msgspec" if models == "msgspec" else "pydantic")
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": _PLAIN}
    assert emitted([tool], importing, models=models) == []
    importlib.invalidate_caches()
    runtime = importlib.import_module("small.toolspec._parse")
    take = importlib.import_module("small.toolspec.take")
    for text in ('{"sku-id": "a", "count": 2}', '{"sku-id": "a", "count": 2, "price": 3.70}'):
        value = runtime.parse_json(text)
        assert take.TOOL.input.encode(take.TOOL.input.decode(value)) == value
    assert [p.path for p in take.TOOL.input.problems({"count": "2"})] == ["/sku-id", "/count"]


def test_msgspec_takes_unions_that_it_cannot_distinguish(importing: Path) -> None:
    pytest.importorskip("datamodel_code_generator")
    pytest.importorskip("msgspec")
    branch = {"type": "object", "properties": {"a": {"type": "string"}}}
    schema = {
        "type": "object",
        "properties": {
            "default": {"anyOf": [branch, {**branch, "required": ["b"]}, {"type": "string"}]},
            "w": {"anyOf": [{"$ref": "#/$defs/node"}, branch]},
            "x": {**branch, "anyOf": [{"required": ["a"]}, {"required": ["b"]}]},
            "y": {**branch, "anyOf": [{"properties": {"b": {"type": "string"}}}, branch]},
        },
        "$defs": {
            "node": {"type": "object", "properties": {"next": {"$ref": "#/$defs/node"}}},
        },
    }
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": schema}
    assert emitted([tool], importing, models="msgspec") == []
    importlib.invalidate_caches()
    take = importlib.import_module("small.toolspec.take")
    for value in (
        {"default": {"b": 1}, "w": {"next": {"next": {}}}},
        {"default": "s"},
        {"x": {"a": "s"}, "y": {"b": "s"}},
    ):
        assert take.TOOL.input.encode(take.TOOL.input.decode(value)) == value
    assert [p.path for p in take.TOOL.input.problems({"default": 1})] == ["/default"]


def test_a_package_keeps_clear_of_the_standard_library(tmp_path: Path) -> None:
    for options, expected in (({}, "numbers_agent"), ({"module": "numbers"}, "numbers")):
        folder = tmp_path / expected
        assert emitted([], folder, name="numbers", **options) == []
        assert [path.name for path in (folder / "src").iterdir()] == [expected]


# --- numbers, formats and validators by option ------------------------------------------------


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
def test_grammars_of_formats_are_emitted_once(importing: Path, models: str) -> None:
    properties = {
        "home": {"type": "string", "format": "uri"},
        "name": {"type": "string", "pattern": "^(?:a+)+$"},
    }
    schema = {"type": "object", "properties": properties}
    tool = {"description": "d", "tags": ["x"], "schema": schema}
    tools: list[object] = [{**tool, "id": name, "name": name} for name in ("take", "give")]
    assert emitted(tools, importing, models=models, formats="assert") == []
    texts = {path.name: path.read_text("utf-8") for path in importing.rglob("*.py")}
    assert [name for name, text in texts.items() if '"*uri":' in text] == ["_formats.py"]
    assert "        },\n        FORMATS,\n    ),\n" in texts["take.py"]
    take = importlib.import_module("small.toolspec.take").TOOL.input
    assert take.problems({"home": "urn:a", "name": "aa"}) == []
    found = take.problems({"home": "no address", "name": "b"})
    assert [problem.path for problem in found] == ["/home", "/name"]


_AMOUNT = {
    "type": "object",
    "required": ["amount"],
    "properties": {
        "amount": {"type": "number", "minimum": 0.1},
        "when": {"type": "string", "format": "date"},
        "which": {"anyOf": [{"required": ["a"], "type": "object"}, {"$ref": "#/$defs/B"}]},
        "lines": {"items": {"anyOf": [{"required": ["a"], "type": "object"}, {"type": "integer"}]}},
    },
    "$defs": {"B": {"type": "object", "required": ["b"]}},
}


def built(folder: Path, **options: str) -> ModuleType:
    """Emit a tool with an amount, and import its module."""
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": _AMOUNT}
    assert emitted([tool], folder, **options) == []
    return importlib.import_module("small.toolspec.take")


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
def test_exact_numbers_survive_a_toolbox(importing: Path, models: str) -> None:
    module = built(importing, models=models, numbers="exact")
    values = importlib.import_module(f"{module.__package__}._json")
    parse_json = importlib.import_module(f"{module.__package__}._parse").parse_json
    tools = importlib.import_module(f"{module.__package__}._toolbox")
    text = '{"amount":0.1000000000000000055511151231257827}'
    seen = []

    async def handler(_: object, given: Any, /) -> Any:
        seen.append(given.amount)
        return {"amount": values.from_decimal(given.amount)}

    box = tools.Toolbox([module.TOOL.bind(handler)])
    result = asyncio.run(box.call_for_model("take", text))
    assert seen == [Decimal("0.1000000000000000055511151231257827")]
    assert result.text == text
    value = module.TOOL.input.decode(parse_json(text))
    assert values.dump_json(module.TOOL.input.encode(value)) == text
    assert copy.deepcopy(parse_json(text))["amount"].text == text[10:-1]
    assert module.TOOL.input.problems({"amount": parse_json("0.10")}) == []
    made = module.TakeInput(amount=Decimal("0.10"))
    assert values.dump_json(module.TOOL.input.encode(made)) == '{"amount":0.10}'


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
def test_formats_are_asserted(importing: Path, models: str) -> None:
    module = built(importing, models=models, formats="assert")
    (problem,) = module.TOOL.input.problems({"amount": 1, "when": "2023-02-29"})
    assert (problem.path, problem.code) == ("/when", "format")
    assert problem.message == 'must match format date (got "2023-02-29")'
    assert module.TOOL.input.problems({"amount": 1, "when": "2024-02-29"}) == []


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
def test_external_validator(importing: Path, models: str) -> None:
    module = built(importing, models=models, validator="external")
    schema = importlib.import_module(f"{module.__package__}._schema")
    with pytest.raises(ImportError):
        importlib.import_module(f"{module.__package__}._pattern")
    with pytest.raises(RuntimeError, match="use_validator"):
        module.TOOL.input.problems({})

    def compile_(text: Any, pointer: str) -> Any:
        registry = Registry().with_resource("urn:tool", DRAFT202012.create_resource(text))
        validator = Draft202012Validator({"$ref": f"urn:tool#{pointer}"}, registry=registry)

        def validate(value: Any) -> Any:
            return [
                schema.Problem("".join(f"/{s}" for s in e.absolute_path), e.validator, e.message)
                for e in validator.iter_errors(value)
            ]

        return validate

    schema.use_validator(compile_)
    (problem,) = module.TOOL.input.problems({"amount": 0})
    assert (problem.path, problem.code) == ("/amount", "minimum")
    value = {"amount": 1, "which": {"b": 1}}
    assert module.TOOL.input.encode(module.TOOL.input.decode(value)) == value


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
def test_what_an_external_validator_does_not_require_is_a_problem(
    importing: Path, models: str
) -> None:
    module = built(importing, models=models, validator="external")
    importlib.import_module(f"{module.__package__}._schema").use_validator(lambda *_: lambda _: ())
    error = importlib.import_module(f"{module.__package__}._errors").InvalidValueError
    for value, path in (
        ({}, "/amount"),
        ({"amount": 1, "which": {}}, "/which/a"),
        ({"amount": 1, "lines": [{"a": 1}, {}]}, "/lines/1/a"),
    ):
        with pytest.raises(error) as caught:
            module.TOOL.input.decode(value)
        (problem,) = caught.value.problems
        assert (problem.path, problem.code) == (path, "required")
    value = {"amount": 1, "which": {"b": 1}, "lines": [{"a": 1}, 7]}
    assert module.TOOL.input.encode(module.TOOL.input.decode(value)) == value


def test_tags_without_values_are_not_discriminators(importing: Path) -> None:
    def alternative(kind: str) -> object:
        return {"type": "object", "required": ["kind"], "properties": {"kind": {"const": kind}}}

    never = {
        "properties": {"kind": {"type": "integer"}, "other": {}},
        "oneOf": [alternative("a"), alternative("b")],
    }
    schema = {"type": "object", "properties": {"odd": never, "n": {"type": "integer"}}}
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": schema}
    assert emitted([tool], importing) == []
    take = importlib.import_module("small.toolspec.take")
    assert take.TOOL.input.problems({"odd": {"kind": "a"}})
    assert take.TOOL.input.encode(take.TOOL.input.decode({"n": 1})) == {"n": 1}
