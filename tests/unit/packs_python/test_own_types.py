"""Types of the project in the place of generated ones, in both kinds of models."""

from __future__ import annotations

import asyncio
import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

from adlgen.cli import main
from tests.unit.packs_python.shared_agent import EMPTY, TOOL
from tests.unit.packs_python.test_python_pack import importing

__all__ = ["importing"]

ID = "6ba7b810-9dad-11d1-80b4-00c04fd430c8"
TYPES = """\
$defs:
  Money:
    type: object
    required: [amount, currency]
    additionalProperties: false
    properties: { amount: { type: integer, minimum: 0 }, currency: { enum: [EUR, USD] } }
  Card: { type: object, required: [kind, number], properties: { kind: { const: card }, number: { type: string } } }
  Cash: { type: object, required: [kind], properties: { kind: { const: cash } } }
  Line: { type: object, required: [price], properties: { price: { $ref: "#/$defs/Money" }, id: { type: string, format: uuid } } }
"""
MONEY = {"$ref": "types.yaml#/$defs/Money"}
COIN = {"amount": 150, "currency": "EUR"}
INPUT = {
    "type": "object",
    "required": ["price"],
    "properties": {
        "price": MONEY,
        "tip": {**MONEY, "default": COIN},
        "limit": {"anyOf": [MONEY, {"type": "null"}]},
        "parts": {"type": "array", "items": MONEY, "default": [COIN]},
        "named": {"type": "object", "additionalProperties": MONEY},
        "either": {"anyOf": [MONEY, {"type": "integer"}, {"type": "array", "items": MONEY}]},
        "by": {"oneOf": [{"$ref": "types.yaml#/$defs/Card"}, {"$ref": "types.yaml#/$defs/Cash"}]},
        "much": {"anyOf": [{"$ref": "types.yaml#/$defs/Cash"}, {"type": "number"}]},
        "line": {"$ref": "types.yaml#/$defs/Line"},
        "id": {"type": "string", "format": "uuid"},
        "levels": {"type": "array", "items": {"type": "integer"}},
    },
    "additionalProperties": {"type": "string", "format": "uuid"},
    "x-adlgen": {"output": MONEY},
}
OWN = {
    "types.yaml#/$defs/Money": "billing.money.Amount",
    "types.yaml#/$defs/Card": "billing.money.Card",
    "format:uuid": "small.ids.OrderId",
    "tool:pay/input#/properties/levels/items": "small.ids.Level",
}
BILLING = """\
from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Any


@dataclass(frozen=True)
class Amount:
    units: Decimal
    currency: str

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> Amount:
        if value["amount"] == 666:
            raise ValueError("a text that is not for the model")
        if value["amount"] == 667:
            raise KeyError("a mistake")
        if value["amount"] == 668:
            raise AssertionError("another mistake")
        return cls(Decimal(value["amount"]).scaleb(-2), value["currency"])

    def to_json(self) -> Any:
        return {"amount": int(self.units.scaleb(2)), "currency": self.currency}


class Card:
    def __init__(self, number: str) -> None:
        self.number = number

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> Card:
        return cls(value["number"])

    def to_json(self) -> Any:
        return {"kind": "card", "number": self.number}
"""
IDS = """\
from __future__ import annotations

from small.toolspec import ToolError


class OrderId(str):
    @classmethod
    def from_json(cls, value: str) -> OrderId:
        if value.startswith("0"):
            raise ToolError("must be an order that exists")
        return cls(value.upper())

    def to_json(self) -> str:
        return self.lower()


class Level:
    def __init__(self, number: int) -> None:
        self.number = number

    @classmethod
    def from_json(cls, value: int) -> Level:
        if value == 3:
            raise ValueError
        return cls(value)

    def to_json(self) -> int:
        return self.number
"""


@pytest.fixture(params=["pydantic", "dataclass"])
def project(
    request: pytest.FixtureRequest, importing: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Path]:
    """Emit the agent into a project that has the types."""
    monkeypatch.chdir(importing)
    (importing / "types.yaml").write_text(TYPES)
    spec = EMPTY.format(
        tools=TOOL.format(
            id="pay", schema=yaml.safe_dump(INPUT, default_flow_style=True, width=10**6).strip()
        )
    )
    (importing / "agent.yaml").write_text(spec)
    target = {
        "lang": "python",
        "out": ".",
        "options": {"models": request.param, "wiring": "false"},
        "types": OWN,
    }
    config = {"version": 1, "specs": ["agent.yaml"], "targets": [target]}
    (importing / "adlgen.yaml").write_text(yaml.safe_dump(config))
    assert main(["generate", "--config", "adlgen.yaml"]) == 0
    for name, text in {
        "small/__init__.py": "",
        "billing/__init__.py": "",
        "billing/money.py": BILLING,
        "small/ids.py": IDS,
    }.items():
        path = importing / "src" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    importlib.invalidate_caches()
    yield importing
    for name in [n for n in sys.modules if n.split(".")[0] == "billing"]:
        del sys.modules[name]


def _pay() -> ModuleType:
    return importlib.import_module("small.toolspec.pay")


VALUES: list[dict[str, Any]] = [
    {"limit": None},
    {"limit": COIN, "tip": {"amount": 2, "currency": "USD"}},
    {"parts": [], "named": {"a": COIN}},
    {"either": COIN},
    {"either": 7},
    {"either": [COIN, COIN]},
    {"by": {"kind": "card", "number": "1"}},
    {"by": {"kind": "cash"}},
    {"much": 1.5},
    {"much": {"kind": "cash"}},
    {"line": {"price": COIN, "id": ID, "more": 1}},
    {"id": ID, "more": ID},
    {"levels": [1, 2]},
]


@pytest.mark.usefixtures("project")
def test_values_are_of_the_types() -> None:
    pay, money, ids = (
        _pay(),
        importlib.import_module("billing.money"),
        importlib.import_module("small.ids"),
    )
    codec = pay.TOOL.input
    amount = money.Amount.from_json(COIN)
    for value in VALUES:
        made = codec.decode({"price": COIN, **value})
        assert made.price == amount
        assert codec.encode(made) == {"price": COIN, "tip": COIN, "parts": [COIN], **value}
        sent = codec.sent(made)
        assert codec.decode(sent).price == amount
        assert codec.encode(codec.decode(sent)) == codec.encode(made)
    made = codec.decode(
        {"price": COIN, "id": ID, "levels": [1], "by": {"kind": "card", "number": "1"}}
    )
    assert (type(made.id), type(made.levels[0]), type(made.by)) == (
        ids.OrderId,
        ids.Level,
        money.Card,
    )
    built = pay.PayInput(price=amount)
    assert built.tip == amount
    assert built.parts == [amount]
    sent = codec.sent(pay.PayInput(price=amount, either=[amount], id=made.id))
    assert (sent["price"], sent["either"], sent["id"]) == (COIN, [COIN], ID)
    assert pay.TOOL.output.encode(amount) == COIN
    assert pay.TOOL.output.decode(COIN) == amount


_NO = {"amount": 666, "currency": "EUR"}
_NOT = 'is not accepted (got {"amount":666,"currency":"EUR"})'
_EXISTS = "must be an order that exists"
_ZERO = f"0{ID[1:]}"
REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"price": _NO}, "/price", _NOT),
    ({"limit": _NO}, "/limit", _NOT),
    ({"parts": [COIN, _NO]}, "/parts/1", _NOT),
    ({"named": {"a/b": COIN, "c~": _NO}}, "/named/c~0", _NOT),
    ({"either": [COIN, COIN, _NO]}, "/either/2", _NOT),
    ({"either": _NO}, "/either", _NOT),
    ({"line": {"price": COIN, "id": _ZERO}}, "/line/id", _EXISTS),
    ({"more": _ZERO}, "/more", _EXISTS),
    ({"levels": [1, 2, 3]}, "/levels/2", "is not accepted (got 3)"),
    (
        {"price": {"amount": 3, "currency": "EUR"}, "levels": [3]},
        "/levels/0",
        "is not accepted (got 3)",
    ),
]


@pytest.mark.usefixtures("project")
def test_a_refusal_is_a_problem_with_its_place() -> None:
    codec = _pay().TOOL.input
    error = importlib.import_module("small.toolspec").InvalidValueError
    for value, path, message in REFUSED:
        whole = {"price": COIN, **value}
        assert codec.problems(whole) == []
        with pytest.raises(error) as caught:
            codec.decode(whole)
        found = [(problem.path, problem.code, problem.message) for problem in caught.value.problems]
        assert found == [(path, "type", message)]
    with pytest.raises(error) as caught:
        codec.decode({"price": {"amount": -1, "currency": "EUR"}})
    assert [one.path for one in caught.value.problems] == [
        "/price/amount"
    ], "the schema comes first"


@pytest.mark.usefixtures("project")
def test_calls_show_refusals_to_the_model_and_hide_mistakes(
    caplog: pytest.LogCaptureFixture,
) -> None:
    spec, money = importlib.import_module("small.toolspec"), importlib.import_module(
        "billing.money"
    )
    made: list[Any] = []

    def pay(_: object, given: Any, /) -> Any:
        made.append(given.price)
        return money.Amount(given.price.units * (-1 if given.id else 2), "EUR")

    box = spec.Toolbox([_pay().TOOL.bind(pay)])
    call = box.call_for_model

    def text(**arguments: Any) -> str:
        return str(asyncio.run(call("pay", {"price": COIN, **arguments})).text)

    assert text() == '{"amount":300,"currency":"EUR"}'
    assert f"/id: {_EXISTS}" in text(id=_ZERO)
    assert _NOT in text(price=_NO)
    assert len(made) == 1, "the handler is called with values that the types accept"
    for mistake in (667, 668):
        assert "mistake" not in text(price={"amount": mistake, "currency": "EUR"})
        assert "mistake" in caplog.text
        caplog.clear()
    assert "must be >= 0" not in text(id=ID), "the schema judges what a type writes"
    assert "must be >= 0" in caplog.text


@pytest.mark.usefixtures("project")
@pytest.mark.parametrize("project", ["pydantic"], indirect=True)
def test_the_models_of_pydantic_take_values_and_json() -> None:
    pay = _pay()
    made = pay.PayInput.model_validate({"price": COIN, "id": ID})
    assert made.model_dump(mode="json", exclude_unset=True) == {"price": COIN, "id": ID}
    for wrong in ({"amount": "x"}, {"amount": -1, "currency": "EUR"}, _NO, 5, None):
        with pytest.raises(ValueError, match=r"price|amount"):
            pay.PayInput(price=wrong)


def test_type_checkers_accept_them(project: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "-p", "small", "-p", "billing"],
        cwd=project / "src",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
