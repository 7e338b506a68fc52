"""Definitions of another file are types of the agent, in both kinds of models and both layouts."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from adlgen.testing.targets import Rendered
from tests.unit.packs_python.shared_agent import (
    EMPTY,
    SPEC,
    TOOL,
    VALUES,
    WRONG,
    ref,
    rendered,
    written,
)
from tests.unit.packs_python.test_python_pack import importing

__all__ = ["importing"]

KINDS = [
    pytest.param((models, layout, formats), id=f"{models}-{layout}-{formats}")
    for models in ("pydantic", "dataclass")
    for layout in ("files", "single")
    for formats in ("annotate", "native")
]


Runtime = Callable[[str], ModuleType]
Emitted = tuple[Rendered, Runtime]


@pytest.fixture(scope="module", params=KINDS)
def emitted(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Emitted]:
    """Emit the agent in a kind of models and a layout; also return a function that imports a module."""
    models, layout, formats = request.param
    folder = tmp_path_factory.mktemp("parts")
    options = {"models": models, "layout": layout, "formats": formats}
    output = written(rendered(folder, options), folder)
    sys.path.insert(0, str(folder / "src"))
    yield output, lambda name: importlib.import_module(f"small.toolspec{name}")
    sys.path.remove(str(folder / "src"))
    for name in [n for n in sys.modules if n.split(".")[0] == "small"]:
        del sys.modules[name]


def _module(emitted: Emitted, name: str) -> ModuleType:
    """Import the module of a tool, or of the shared types."""
    output, load = emitted
    return load(".tools" if output.plan.options["layout"] == "single" else f".{name}")


def _tool(emitted: Emitted, name: str) -> Any:
    single = emitted[0].plan.options["layout"] == "single"
    return getattr(_module(emitted, name), f"{name.upper()}_TOOL" if single else "TOOL")


def test_importing_the_package_imports_no_types(emitted: Emitted) -> None:
    _, load = emitted
    package = load("")
    assert not {"small.toolspec.types", "small.toolspec.tools"} & sys.modules.keys()
    assert package.Visit is _module(emitted, "types").Visit
    assert {"Point", "Tree", "Mood", "Level", "EitherLeft"} <= {*package.__all__}
    assert not hasattr(package, "Types")


def test_schemas_are_those_of_the_plan(emitted: Emitted) -> None:
    for tool in emitted[0].plan.tools:
        made = _tool(emitted, tool.id)
        assert made.input_schema == tool.input.schema
        assert json.loads(made.input.schema.text) == tool.input.schema
        assert made.input.schema.canonical == tool.input.canonical
        assert tool.output is not None
        assert made.output_schema == tool.output.schema
        assert made.output.schema.canonical == tool.output.canonical


def test_values_are_decoded_and_encoded(emitted: Emitted) -> None:
    codecs = [_tool(emitted, "take").input, _tool(emitted, "find").output]
    for codec in codecs:
        for name, values in VALUES.items():
            for value in values:
                decoded = codec.decode({name: value})
                assert codec.sent(decoded)[name] == value, name


def _is_dataclass(emitted: Emitted) -> bool:
    return emitted[0].plan.options["models"] == "dataclass"


def test_problems_are_those_of_a_self_contained_schema(emitted: Emitted, runtime: Runtime) -> None:
    output, load = emitted
    plan = output.plan.tools[0].input
    texts = {key: json.dumps(code) for key, code in plan.patterns.items()}
    programs = runtime("_pattern").programs(texts)
    whole = load("._source").Schema(json.dumps(plan.canonical), patterns=programs)
    codec = _tool(emitted, "take").input
    for name, value in WRONG.items():
        problems = codec.problems({name: value})
        assert problems, name
        assert problems == whole.problems({name: value})


def test_a_result_is_an_argument_of_another_tool(emitted: Emitted) -> None:
    take, give = _tool(emitted, "take"), _tool(emitted, "give")
    types = _module(emitted, "types")
    visit = take.output.decode({"day": "2026-01-31", "next": {"mood": "wild"}})
    assert type(visit) is type(visit.next) is types.Visit
    assert give.input.decode(give.input.encode(visit)) == visit
    inside = _module(emitted, "take").TakeInput(visit=visit, point=types.Point(x=3))
    assert take.input.decode(take.input.encode(inside)).visit == visit
    tree = give.output.decode({"x": 1})
    assert type(tree) is types.Point
    assert tree == take.input.decode({"mixed": {"x": 1}}).mixed


def test_a_type_decodes_alone(emitted: Emitted) -> None:
    types = _module(emitted, "types")
    for name, wrong, match in (
        ("Point", {"x": -1}, "x"),
        ("Visit", {"next": {"mood": "sad"}}, "mood"),
        ("Labelled", {}, "propert"),
        ("EitherLeft", {"a": "x"}, "a"),
    ):
        cls = getattr(types, name)
        decode = cls.decode if _is_dataclass(emitted) else cls.model_validate
        assert isinstance(decode(VALUES.get(name, VALUES["Either"])[0]), cls)
        with pytest.raises(ValueError, match=match):
            decode(wrong)


def test_subclasses_of_a_type_are_as_those_of_a_tool(emitted: Emitted) -> None:
    base: Any = _module(emitted, "types").Point
    made: Any = type("Marked", (base,), {"__module__": __name__})
    one = made.decode({"x": 1}) if _is_dataclass(emitted) else made.model_validate({"x": 1})
    assert (type(one), one.x, one.y) == (made, 1, 7)


def test_native_values_are_shared(emitted: Emitted) -> None:
    types = _module(emitted, "types")
    decode = types.Visit.decode if _is_dataclass(emitted) else types.Visit.model_validate
    codec = _tool(emitted, "give").input
    day = decode({"day": "2026-01-31"}).day
    assert day == codec.decode({"day": "2026-01-31"}).day
    if emitted[0].plan.options["formats"] == "annotate":
        assert day == "2026-01-31"
        return
    assert str(day) == "2026-01-31" != day
    for wrong in ({"since": "0000-01-31T10:00:00Z"}, {"day": "soon"}):
        with pytest.raises(ValueError, match=next(iter(wrong))) as alone:
            decode(wrong)
        with pytest.raises(ValueError, match=next(iter(wrong))) as whole:
            codec.decode(wrong)
        if _is_dataclass(emitted):
            assert str(alone.value) == str(whole.value)


def test_secrets_are_not_shown(emitted: Emitted) -> None:
    visit = _module(emitted, "types").Visit(secret="hush", mood="calm")  # noqa: S106 - it is none
    assert repr(visit) == "Visit(mood='calm')"


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
def test_an_external_validator_gets_self_contained_schemas(importing: Path, models: str) -> None:
    name = f"external-{models}"
    spec = SPEC.replace("name: small", f"name: {name}")
    written(rendered(importing, {"models": models, "validator": "external"}, spec), importing)
    load = partial(importlib.import_module, package=f"external_{models}.toolspec")
    problem = load("._schema").Problem

    def compiled(schema: Any, pointer: str) -> Any:
        registry = Registry().with_resource("urn:tool", DRAFT202012.create_resource(schema))
        validator = Draft202012Validator({"$ref": f"urn:tool#{pointer}"}, registry=registry)
        return lambda value: [problem("", "wrong", e.message) for e in validator.iter_errors(value)]

    load("._schema").use_validator(compiled)
    codec = load(".take").TOOL.input
    for key, values in VALUES.items():
        for value in values:
            assert codec.sent(codec.decode({key: value}))[key] == value
        assert codec.problems({key: WRONG[key]}), key
    visit = load(".types").Labelled
    decode = visit.decode if models == "dataclass" else visit.model_validate
    with pytest.raises(ValueError, match="non-empty"):
        decode({})


_RUNTIME_WORDS = ["Schema", "Record", "Key", "Choice", "Decimal", "Union", "Config", "Part"]
_ODD = {
    "type": "object",
    "required": ["itemId"],
    "properties": {
        "itemId": {"type": "integer"},
        "one_of": {
            "anyOf": [
                {"type": "object", "required": ["a"], "properties": {"a": {"type": "number"}}},
                {"type": "object", "required": ["b"], "properties": {"b": {"type": "string"}}},
            ]
        },
    },
}


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
def test_types_keep_names_that_the_runtime_has(importing: Path, models: str) -> None:
    """Names of the runtime yield; a tool called ``types`` has another module."""
    properties = {name: ref(name) for name in _RUNTIME_WORDS}
    schema = json.dumps({"type": "object", "properties": properties})
    package, name = f"words_{models}", f"words-{models}"
    spec = EMPTY.format(tools=TOOL.format(id="types", schema=schema))
    spec = spec.replace("name: small", f"name: {name}")
    types = json.dumps({"$defs": dict.fromkeys(_RUNTIME_WORDS, _ODD)})
    options = {"models": models, "numbers": "exact"}
    output = written(rendered(importing, options, spec, types), importing)
    tool = importlib.import_module(f"{package}.toolspec.types_").TOOL
    value = {name: {"itemId": 1, "one_of": {"b": "x"}} for name in _RUNTIME_WORDS}
    decoded = tool.input.decode(value)
    assert tool.input.encode(decoded) == value
    shared = importlib.import_module(f"{package}.toolspec.types")
    assert type(decoded.key) is shared.Key
    assert output.plan.tools[0].input.name == "TypesInput"


def test_the_package_lists_its_names_and_keeps_what_was_read(emitted: Emitted) -> None:
    package = emitted[1]("")
    assert set(package.__all__) <= {*dir(package)}
    for name in package.__all__:
        assert getattr(package, name) is vars(package)[name]
