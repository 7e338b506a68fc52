"""Absence in models: what is absent is false, None or UNSET, and neither sent nor shown."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
import warnings
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel, TypeAdapter
from pydantic.alias_generators import to_camel
from pydantic.json_schema import JsonSchemaMode

from tests.conformance import suite
from tests.unit.packs_python.shared_agent import SPEC, rendered, written
from tests.unit.packs_python.test_python_pack import emitted, importing, pack_module

__all__ = ["importing"]

_PYRIGHT = suite.ROOT / "tests/toolchains/node/node_modules/.bin/pyright"
_TEXT = {"type": "string"}
_BRANCH = {
    "type": "object",
    "title": "Branch",
    "required": ["name"],
    "properties": {"name": _TEXT, "tree": {"$ref": "#"}, "pathLength": {"type": "number"}},
    "dependentRequired": {"pathLength": ["tree"]},
}
_SCHEMA = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "force": {"type": "boolean"},
        "gift": {"type": ["boolean", "null"]},
        "anything": {},
        "unitPrice": {"type": "number"},
        "labels": {"type": "object", "additionalProperties": _TEXT},
        "texts": {"type": "array", "items": _TEXT},
        "more": {"type": ["array", "null"], "items": _TEXT},
        "pages": {"type": "array", "items": {"type": "integer"}, "default": [1]},
        "branch": _BRANCH,
        "password": {"type": "string", "format": "password", "minLength": 2},
        "pins": {"type": "array", "items": {"type": "string", "writeOnly": True}},
        "type": {"const": "tree"},
        "codec": _TEXT,
    },
}
_SECRETS = {"password": "hunter2", "pins": ["1234"]}
_KINDS = pytest.mark.parametrize("models", ["pydantic", "dataclass"])


def _take(importing: Path, models: str, **options: str) -> ModuleType:
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": _SCHEMA}
    assert emitted([tool], importing, models=models, **options) == []
    return importlib.import_module("small.toolspec.take")


@_KINDS
def test_what_is_absent_is_false_and_not_null(importing: Path, models: str) -> None:
    take = _take(importing, models)
    json_module = importlib.import_module("small.toolspec")
    decoded = take.TOOL.input.decode({})
    assert [decoded.force, decoded.unit_price, decoded.labels, decoded.branch] == [None] * 4
    assert decoded.gift is decoded.anything is decoded.more is json_module.UNSET
    assert not decoded.gift
    assert take.TOOL.input.decode({"gift": None}).gift is None
    for name in ("force", "unitPrice", "labels", "branch", "type"):
        with pytest.raises(json_module.InvalidValueError, match=r"must be .*\(got null\)"):
            take.TOOL.input.decode({name: None})


@_KINDS
def test_none_and_unset_are_absent_in_constructors(importing: Path, models: str) -> None:
    take = _take(importing, models)
    unset = importlib.import_module("small.toolspec").UNSET
    branch = take.TakeBranch(name="a", tree=None, path_length=unset)
    made = take.TakeInput(force=None, unit_price=unset, gift=unset, anything=None, branch=branch)
    expected = {"anything": None, "branch": {"name": "a"}}
    assert take.TOOL.input.encode(made) == {**expected, "pages": [1]}
    assert take.TOOL.input.encode(take.TakeInput()) == {"pages": [1]}
    made.pages.append(2)
    assert take.TOOL.input.sent(made) == {**expected, "pages": [1, 2]}
    if models == "pydantic":
        assert made.model_fields_set == {"anything", "branch", "pages"}
        assert branch.model_fields_set == {"name"}
        by_alias = take.TakeInput(unitPrice=None, gift=None)
        assert by_alias.model_fields_set == {"gift"}
        assert made.model_dump() == {**expected, "pages": [1, 2]}
        assert json.loads(made.model_dump_json()) == {**expected, "pages": [1, 2]}
        made.branch = None
        assert "branch" not in take.TOOL.input.sent(made)


@_KINDS
def test_absent_properties_and_secrets_are_not_shown(importing: Path, models: str) -> None:
    take = _take(importing, models)
    assert repr(take.TakeInput()) == "TakeInput(pages=[1])"
    secret = take.TakeInput(gift=None, **_SECRETS, pages=[])
    assert repr(secret) == "TakeInput(gift=None, pages=[])"
    assert {"password": secret.password, "pins": secret.pins} == _SECRETS
    assert repr(take.TakeBranch(name="a")) == "TakeBranch(name='a')"
    open_branch = take.TakeBranch(name="a", **_extra(models, other=1))
    assert "other" in repr(open_branch)
    if models == "dataclass":
        ring = take.TakeInput(branch=take.TakeBranch(name="a"))
        ring.branch.tree = ring
        assert repr(ring) == "TakeInput(pages=[1], branch=TakeBranch(name='a', tree=...))"


def _extra(models: str, **items: object) -> dict[str, object]:
    return items if models == "pydantic" else {"extra": items}


_ALONE: list[tuple[object, str]] = [
    (None, "- (root): must be object (got null)"),
    ([], "- (root): must be object (got [])"),
    ({}, "- /name: required property is missing"),
    ({"name": "a", "tree": None}, "- /tree: must be object (got null)"),
    (
        {"name": "a", "pathLength": 1},
        '- /tree: required property is missing (required because "pathLength" is present)',
    ),
]


@_KINDS
def test_parts_are_decoded_alone(importing: Path, models: str) -> None:
    take = _take(importing, models)
    invalid = importlib.import_module("small.toolspec").InvalidValueError
    part = take.INPUT_SCHEMA.at("/properties/branch")
    if models == "pydantic":
        codecs = [
            importlib.import_module("small.toolspec._model").ModelCodec(take.TakeBranch, part)
        ]
        decodes = [take.TakeBranch.model_validate, codecs[0].decode]
    else:
        codecs = [take.TakeBranch.codec(part)]
        decodes = [take.TakeBranch.decode, codecs[0].decode]
    value = {"name": "a", "tree": {"force": True, "pages": [1]}, "pathLength": 1.5, "other": [1]}
    for decode in decodes:
        assert codecs[0].encode(decode(value)) == value
    for refused, problem in _ALONE:
        with pytest.raises(ValueError if models == "pydantic" else invalid):
            decodes[0](refused)
        with pytest.raises(invalid) as caught:
            codecs[0].decode(refused)
        assert str(caught.value) == problem
        if models == "dataclass":
            with pytest.raises(invalid) as caught:
                decodes[0](refused)
            assert str(caught.value) == problem


@pytest.mark.parametrize("validator", ["embedded", "external"])
@_KINDS
def test_the_schema_of_a_part_has_its_problems(
    importing: Path, models: str, validator: str
) -> None:
    part = _take(importing, models, validator=validator).INPUT_SCHEMA.at("/properties/branch")
    assert part.value == _BRANCH
    if validator == "external":
        schema = importlib.import_module("small.toolspec._schema")
        schema.use_validator(lambda _, at: lambda _: [schema.Problem("/name", at, "m")])
    assert [one.path for one in part.problems({})] == ["/name"]


_SUBCLASSES = """
from __future__ import annotations
from dataclasses import dataclass, field
from decimal import Decimal
from small.toolspec.take import TakeBranch, TakeInput

@dataclass(kw_only=True)
class Weighed(TakeBranch):
    weight: Decimal = Decimal("1.50")
    note: str | None = None
    _cache: object = field(default=None, repr=False)

@dataclass(kw_only=True)
class Marked(TakeInput):
    mark: str = "m"
"""


def test_fields_of_a_subclass_are_additional_properties(importing: Path) -> None:
    take = _take(importing, "dataclass")
    (importing / "src/small/more.py").write_text(_SUBCLASSES)
    more = importlib.import_module("small.more")
    branch = more.Weighed(name="a")
    assert branch.encode() == {"name": "a", "weight": 1.5}
    decoded = more.Weighed.decode({"name": "a", "weight": 2, "note": "n", "other": 1})
    assert (type(decoded), decoded.weight, decoded.note) == (more.Weighed, 2, "n")
    assert decoded.extra == {"other": 1}
    # An object without additional properties has none of a subclass either.
    marked = more.Marked(branch=branch)
    assert marked.encode() == {"branch": branch.encode(), "pages": [1]}
    assert take.TOOL.input.problems(marked.encode()) == []
    assert take.TakeInput.decode({}).encode() == {"pages": [1]}


@pytest.mark.parametrize("mode", ["validation", "serialization"])
def test_absent_properties_have_no_default_in_a_schema(
    importing: Path, mode: JsonSchemaMode
) -> None:
    model: type[BaseModel] = _take(importing, "pydantic").TakeInput
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        shown = model.model_json_schema(mode=mode)["$defs"]
    defaults = {
        name: part["default"]
        for one in shown.values()
        for name, part in one["properties"].items()
        if "default" in part
    }
    assert defaults == {"pages": [1]}
    assert shown["TakeInput"]["properties"]["anything"] == {}
    assert shown["TakeInput"]["properties"]["password"] == {
        "type": "string",
        "format": "password",
        "minLength": 2,
    }
    assert TypeAdapter(list[model]).json_schema()["$defs"].keys() == shown.keys()  # type: ignore[valid-type]


# --- names -------------------------------------------------------------------------------


@given(st.from_regex(r"[a-z0-9_]{1,12}", fullmatch=True))
def test_simple_names_have_the_form_of_pydantic(name: str) -> None:
    assert pack_module("names").camel(name) in (None, to_camel(name))


@pytest.mark.parametrize(
    ("names", "base", "aliases"),
    [
        ("skuId unitPrice line1", "CamelModel", 0),
        ("id name", "CamelModel", 0),
        ("skuId line_2a other-name", "CamelModel", 2),
        ("sku_id", "Model", 0),
        ("sku_id unitPrice", "Model", 1),
    ],
)
def test_only_other_names_have_an_alias(
    importing: Path, names: str, base: str, aliases: int
) -> None:
    properties = dict.fromkeys(names.split(), _TEXT)
    schema = {"type": "object", "properties": properties}
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": schema}
    assert emitted([tool], importing) == []
    take = importlib.import_module("small.toolspec.take")
    assert [one.__name__ for one in take.TakeInput.__bases__] == [base]
    text = (importing / "src/small/toolspec/take.py").read_text("utf-8")
    assert text.count("alias=") == aliases
    value = dict.fromkeys(properties, "a")
    assert take.TOOL.input.encode(take.TOOL.input.decode(value)) == value


@_KINDS
def test_words_of_python_are_names_where_they_may_be(importing: Path, models: str) -> None:
    take = _take(importing, models)
    made = take.TakeInput(type="tree", codec_="a")  # a class has the method codec
    assert (made.type, made.codec_) == ("tree", "a")
    assert take.TOOL.input.encode(made) == {"type": "tree", "codec": "a", "pages": [1]}


# --- type checkers -----------------------------------------------------------------------

_USE = """\
from typing_extensions import assert_type

from small.toolspec import UNSET, Unset
from small.toolspec.take import TakeBranch, TakeInput


def use(one: TakeInput, maybe: bool | None, price: float | None) -> TakeInput:
    assert_type(one.force, bool | None)
    assert_type(one.gift, bool | Unset | None)
    assert_type(one.labels or {}, dict[str, str])
    assert_type(one.texts or [], list[str])
    assert_type(one.more or [], list[str])
    assert_type(one.pages, list[int])
    assert_type(one.password, str | None)
    if one.gift is not UNSET:
        assert_type(one.gift, bool | None)
    if one.branch:
        assert_type(one.branch, TakeBranch)
        print(one.branch.path_length or 0.0)
    branch = TakeBranch(name="a", path_length=price)
    return TakeInput(force=maybe, gift=UNSET, unit_price=price, branch=branch, type="tree")
"""
_USE_SHARED = """\
from typing_extensions import assert_type

from shared.toolspec import Point, Visit
from shared.toolspec.give import GiveInput
from shared.toolspec.take import TakeInput, TakeOutput


def pass_on(result: TakeOutput) -> tuple[GiveInput, TakeInput]:
    assert_type(result, Visit)
    if result.next:
        assert_type(result.next, Visit)
    row = ("a", Point(x=1), Point(x=1, y=2))
    return result, TakeInput(visit=result, mood=result.mood, many=[row[1]], row=row)
"""
_PLUGIN = """\
[mypy]
strict = True
plugins = pydantic.mypy
[pydantic-mypy]
init_forbid_extra = True
init_typed = True
warn_required_dynamic_aliases = True
"""


@pytest.mark.native
@_KINDS
def test_type_checkers_see_what_may_be_absent(tmp_path: Path, models: str) -> None:
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": _SCHEMA}
    assert emitted([tool], tmp_path, models=models, wiring="false") == []
    shared = SPEC.replace("name: small", "name: shared")
    written(rendered(tmp_path, {"models": models, "wiring": "false"}, shared), tmp_path)
    (tmp_path / "src/use.py").write_text(_USE, "utf-8")
    (tmp_path / "src/use_shared.py").write_text(_USE_SHARED, "utf-8")
    (tmp_path / "src/plugin.ini").write_text(_PLUGIN, "utf-8")
    uses = ["use.py", "use_shared.py"]
    settings: dict[str, object] = {"typeCheckingMode": "strict", "pythonVersion": "3.10"}
    settings |= {"include": [f"src/{use}" for use in uses]}
    settings |= {"venvPath": str(suite.ROOT), "venv": ".venv", "extraPaths": ["src"]}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings), "utf-8")
    mypy = [sys.executable, "-m", "mypy", "--python-version", "3.10"]
    commands = [[*mypy, "--strict", *uses]]
    commands += [[*mypy, "--config-file", "plugin.ini", *uses]] * (models == "pydantic")
    for command in [*commands, *[[str(_PYRIGHT), "-p", ".."]] * _PYRIGHT.exists()]:
        done = subprocess.run(
            command, cwd=tmp_path / "src", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout
