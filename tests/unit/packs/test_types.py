"""The table ``types`` of a configuration: types of the user, and names of types."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from adlgen.config.read import read_config
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.document.siblings import with_folder
from adlgen.document.source import read_source, source_from_bytes
from adlgen.features.registry import feature
from adlgen.packs import complete_options, read_language
from adlgen.packs.types import with_types
from adlgen.plan.build import build_plan
from adlgen.plan.language import Language
from adlgen.plan.model import ListOf, Named, NullableOf, Own, Plain, Plan, RecordDecl
from adlgen.toolbox import load_agent

FILE = {
    "$defs": {
        "Money": {"type": "object", "properties": {"unit": {"enum": ["EUR", "USD"]}}},
        "Maybe": {"type": ["object", "null"], "properties": {"x": {"type": "integer"}}},
        "Tags": {"type": "array", "items": {"type": "string"}},
        "Order": {"type": "object", "properties": {"total": {"$ref": "#/$defs/Money"}}},
    }
}
INPUT = {
    "type": "object",
    "properties": {
        "order": {"$ref": "t.json#/$defs/Order"},
        "price": {"$ref": "t.json#/$defs/Money"},
        "maybe": {"$ref": "t.json#/$defs/Maybe"},
        "tags": {"$ref": "t.json#/$defs/Tags"},
        "id": {"type": "string", "format": "uuid"},
        "inner": {"type": "object", "properties": {"a": {"type": "integer"}}},
        "list": {"type": "array", "items": {"type": "object", "properties": {"b": {}}}},
    },
}
LANGUAGE = replace(
    read_language("go"), shared_types=True, own_type=r"[a-z.]+\.[A-Z]\w*", own_type_example="a.B"
)
WITH_WIRE = replace(LANGUAGE, wire_suffix="Wire")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    tool = {"name": "pay", "description": "A tool.", "inputSchema": INPUT}
    (tmp_path / "tools.json").write_text(json.dumps({"tools": [tool]}))
    (tmp_path / "t.json").write_text(json.dumps(FILE))
    return tmp_path


def planned(folder: Path, types: dict[str, Any], language: Language = LANGUAGE) -> tuple[Plan, Log]:
    """Plan the tool with a table of types as a configuration has it."""
    target = {"lang": "go", "out": "out", "specs": ["tools.json"], "types": types}
    text = json.dumps({"version": 1, "targets": [target]})
    log = Log()
    config = read_config(source_from_bytes("adlgen.yaml", text.encode()), log)
    assert config is not None
    entries = config.targets[0].types if config.targets else {}
    agent = load_agent(with_folder(read_source(folder / "tools.json")), Log())
    agent, own = with_types(agent, entries, language, log)
    options = complete_options(language, {}, log)
    return build_plan(agent, language, options, log, feature, own), log


def fields(plan: Plan, key: str = "pay/input") -> dict[str, Any]:
    """Return the types of the properties of a record."""
    record = plan.declarations[key]
    assert isinstance(record, RecordDecl)
    return {field.key: field.type for field in record.fields}


def test_a_definition_is_the_type_of_the_user_everywhere(folder: Path) -> None:
    plan, log = planned(folder, {"t.json#/$defs/Money": "my.Money"})
    assert not log.diagnostics
    assert fields(plan)["price"] == Own("my.Money", None)
    assert fields(plan, "/types/$defs/Order")["total"] == Own("my.Money", None)
    assert not any("Money" in key for key in plan.declarations)
    assert plan.types is not None
    assert plan.types.definitions["Money"].type == Own("my.Money", None)
    assert "Money" in plan.types.canonical["$defs"]  # type: ignore[index,call-overload,operator]


def test_the_replaced_type_is_declared_where_conversions_need_it(folder: Path) -> None:
    plan, _ = planned(folder, {"t.json#/$defs/Money": "my.Money"}, WITH_WIRE)
    key = "/types/$defs/Money"
    assert fields(plan)["price"] == Own("my.Money", Named(key, cyclic=False))
    assert str(plan.declarations[key].name) == "MoneyWire"
    assert str(plan.declarations[f"{key}/unit"].name) == "MoneyWireUnit"


def test_a_definition_keeps_its_name_if_its_type_is_replaced(folder: Path) -> None:
    plan, _ = planned(folder, {"t.json#/$defs/Money": "my.Money"}, WITH_WIRE)
    assert plan.types is not None
    assert str(plan.types.definitions["Money"].name) == "Money"
    assert str(plan.types.definitions["Order"].name) == "Order"


OWN = {
    "go": ["example.com/a/money.Amount", "money.Amount"],
    "python": ["shop.money.Amount"],
    "rust": ["crate::money::Amount", "::money::Amount"],
    "typescript": ["./src/amount.ts#Amount", "@shop/money#Amount", "money/lib.js#Amount"],
}
HOSTILE = ["{} x", "{}\n", "{};f()", '{}"', "{}'", "{}`", "{}\\", "{}<T>", "{}()", " {}", "a b/{}"]
OUTSIDE = [
    "./../amount.ts#Amount",
    "./src/../../amount.ts#Amount",
    "a/../../b#Amount",
    "/a.ts#Amount",
]


@pytest.mark.parametrize("language", OWN)
def test_a_type_of_the_user_is_a_path_and_nothing_else(language: str) -> None:
    form = re.compile(read_language(language).own_type)
    for text in OWN[language]:
        assert form.fullmatch(text)
        assert not [one for one in HOSTILE if form.fullmatch(one.format(text))]
    assert not any(map(form.fullmatch, OUTSIDE))


def test_the_replaced_type_is_declared_where_nesting_is_bounded(folder: Path) -> None:
    bounded = replace(WITH_WIRE, most_nested=100)
    plan, _ = planned(folder, {"t.json#/$defs/Money": "my.Money"}, bounded)
    assert str(plan.declarations["/types/$defs/Money"].name) == "MoneyWire"


def test_a_definition_that_allows_null_is_a_nullable_type_of_the_user(folder: Path) -> None:
    plan, _ = planned(folder, {"t.json#/$defs/Maybe": "my.Maybe"})
    assert fields(plan)["maybe"] == NullableOf(Own("my.Maybe", None))


def test_a_definition_of_a_list(folder: Path) -> None:
    plan, _ = planned(folder, {"t.json#/$defs/Tags": "my.Tags"}, WITH_WIRE)
    found = fields(plan)["tags"]
    assert isinstance(found, Own)
    assert isinstance(found.wire, ListOf)


def test_a_format_is_the_type_of_the_user_in_every_string(folder: Path) -> None:
    plan, _ = planned(folder, {"format:uuid": "my.Id"})
    found = fields(plan)["id"]
    assert isinstance(found, Own)
    assert isinstance(found.wire, Plain)


@pytest.mark.parametrize("pointer", ["/properties/inner", "/properties/list", "/properties/order"])
def test_a_part_of_a_tool(folder: Path, pointer: str) -> None:
    plan, log = planned(folder, {f"tool:pay/input#{pointer}": "my.Part"})
    assert not log.diagnostics
    assert fields(plan)[pointer.rpartition("/")[2]] == Own("my.Part", None)


def test_the_items_of_a_list(folder: Path) -> None:
    plan, _ = planned(folder, {"tool:pay/input#/properties/list/items": "my.Part"})
    found = fields(plan)["list"]
    assert isinstance(found, ListOf)
    assert found.item == Own("my.Part", None)


def test_a_name(folder: Path) -> None:
    plan, log = planned(folder, {"t.json#/$defs/Money": {"name": "Amount"}})
    assert not log.diagnostics
    assert str(plan.declarations["/types/$defs/Money"].name) == "Amount"


@pytest.mark.parametrize(
    ("types", "message", "hint"),
    [
        ({"t.json#/$defs/Mony": "my.Money"}, "refers to the definition", "t.json#/$defs/Money'?"),
        ({"x.json": "my.Money"}, "refers to the definition", "definitions: "),
        ({"format:uiud": "my.Id"}, "the format 'uiud'", "did you mean 'format:uuid'?"),
        ({"format:uuid": {"name": "Id"}}, "a format has no name", "a.B"),
        ({"tool:pya/input#/properties/id": "my.Id"}, "no tool 'pya'", "did you mean 'pay'?"),
        ({"tool:pay/output#/properties/id": "my.Id"}, "no part", None),
        ({"tool:pay/input#/properties/ido": "my.Id"}, "no part", "did you mean '/properties/id'?"),
        ({"tool:pay": "my.Id"}, "not a part of a tool", "tool:create_order/input#"),
        ({"format:uuid": "not a type"}, "does not name a type of Go", "for example a.B"),
        ({"format:uuid": 1}, "must be a type, or a mapping with a name", None),
        ({"t.json#/$defs/Money": {"name": "a b"}}, "not a name", None),
    ],
)
def test_mistakes(folder: Path, types: dict[str, Any], message: str, hint: str | None) -> None:
    _, log = planned(folder, types)
    (found,) = log.diagnostics
    assert message in found.message
    assert found.span is not None
    if hint is not None:
        assert hint in str(found.hint)


def test_a_pack_without_types_of_the_user(folder: Path) -> None:
    _, log = planned(folder, {"format:uuid": "my.Id"}, replace(LANGUAGE, own_type=""))
    assert [found.code.id for found in log.diagnostics] == ["ADL0528"]


@pytest.mark.parametrize(
    ("extension", "messages"),
    [
        ({"as": {"go": "my.Money", "other": "x"}}, []),
        ({"as": {"go": "no type"}}, ["'no type' does not name a type of Go"]),
        ({"as": {"go": 1}}, ["'go' must be a type"]),
        ({"sa": {}}, ["x-adlgen of a definition has no key 'sa'"]),
        ({"name": "a b"}, ["'name' must be a name of letters, digits and '_'"]),
        (1, ["'x-adlgen' must be an object"]),
    ],
)
def test_the_specification_may_name_types(
    folder: Path, extension: Any, messages: list[str]
) -> None:
    text = json.dumps(FILE).replace(
        '"Money": {', f'"Money": {{"x-adlgen": {json.dumps(extension)},'
    )
    (folder / "t.json").write_text(text)
    log = Log()
    agent = load_agent(with_folder(read_source(folder / "tools.json")), log, lenient=True)
    agent, own = with_types(agent, {}, LANGUAGE, log)
    assert [found.message for found in log.diagnostics] == messages
    assert own.definitions == ({} if messages else {"Money": "my.Money"})
    assert agent.shared is not None
    assert "x-adlgen" not in json.dumps(agent.shared.body.canonical.json)
    plan, _ = planned(folder, {"t.json#/$defs/Money": "other.Money"})
    assert fields(plan)["price"] == Own("other.Money", None)
