"""Handlers ask the person behind a call: one code for all revisions of the protocol, and tests with scripted answers."""

from __future__ import annotations

import asyncio
import importlib
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest
from pydantic import BaseModel

from adlgen.document import read_source
from adlgen.testing.targets import render_source
from tests.conformance import suite

mcp = pytest.importorskip("mcp")

OLD, NEW = "legacy", "auto"
ERAS = (OLD, NEW)
KEY = "0123456789abcdef0123456789abcdef"


@pytest.fixture(scope="module", params=["pydantic", "dataclass"])
def emitted(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """A package with a tool that asks, and the name of it."""
    name = f"asking_{request.param}"
    folder = tmp_path_factory.mktemp(name)
    options = {"models": request.param, "module": name, "serve": "mcp", "wiring": "false"}
    source = read_source(str(suite.CASES["elicits"].spec))
    for file in render_source(source, suite.TARGETS["python-pydantic"], options).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    sys.path.insert(0, str(folder / "src"))
    importlib.invalidate_caches()
    yield name
    sys.path.remove(str(folder / "src"))
    for module in [n for n in sys.modules if n.split(".")[0] == name]:
        del sys.modules[module]


@dataclass
class Orders:
    """A service."""

    placed: list[str]

    async def price(self, item: str) -> int:
        return len(item)

    async def place(self, item: str) -> None:
        self.placed.append(item)


@dataclass(frozen=True)
class Deps:
    """What the handler needs."""

    orders: Orders


@dataclass
class Amount:
    """How many boxes."""

    boxes: int
    express: bool = False


class Amount2(BaseModel):
    """How many boxes."""

    boxes: int
    express: bool = False


def spec_of(package: str) -> ModuleType:
    return importlib.import_module(f"{package}.toolspec.order_supplies")


def adapter_of(package: str) -> ModuleType:
    return importlib.import_module(f"{package}.toolspec.adapters.mcp")


def binding(package: str, *, too_early: bool = False) -> Callable[[Deps], Any]:
    """Return what binds a handler with two questions."""
    spec = spec_of(package)

    async def handle(ctx: Any, given: Any, deps: Deps) -> str:
        price = await deps.orders.price(given.item)
        answer = await ctx.ask(f"It costs {price}.", spec.CONFIRM_FORM)
        if answer.value is None:
            return str(answer.action)
        if too_early:
            await deps.orders.place(given.item)
        if not await ctx.confirm("Really?"):
            return "no"
        await deps.orders.place(given.item)
        return f"{answer.value.agree} {answer.value.reason}"

    return lambda deps: spec.TOOL.bind(handle, deps)


def box_of(package: str, bound: Any) -> Any:
    return importlib.import_module(f"{package}.toolspec").Toolbox([bound])


Answers = list[tuple[str, Any]]


def raised(found: Any) -> Any:
    if isinstance(found, Exception):
        raise found
    return found


def called(
    made: Any, era: str, answers: Answers | None, tool: str = "order_supplies", **arguments: Any
) -> tuple[Any, Answers]:
    """Call a tool of a server with the answers of a person; return the result, and what was asked."""
    asked: Answers = []

    async def person(_: Any, params: Any) -> Any:
        asked.append((params.message, params.requested_schema))
        action, content = (answers or [])[len(asked) - 1]
        return mcp.types.ElicitResult(action=action, content=content)

    async def run() -> Any:
        callback = None if answers is None else person
        async with mcp.Client(made, mode=era, elicitation_callback=callback) as client:
            assert client.protocol_version == {"legacy": "2025-11-25", "auto": "2026-07-28"}[era]
            try:
                return await client.call_tool(tool, arguments or {"item": "milk"})
            except mcp.MCPError as error:
                return error  # not one of a group of errors

    return raised(asyncio.run(run())), asked


YES: Answers = [("accept", {"agree": True, "reason": "low"}), ("accept", {"confirm": True})]


@pytest.mark.parametrize("era", ERAS)
def test_a_handler_asks_clients_of_every_revision(emitted: str, era: str) -> None:
    orders = Orders([])
    box = box_of(emitted, binding(emitted)(Deps(orders)))
    made = adapter_of(emitted).server(box, "pantry")
    result, asked = called(made, era, YES)
    assert result.content[0].text == "True low"
    assert [message for message, _ in asked] == ["It costs 4.", "Really?"]
    assert asked[0][1] == spec_of(emitted).CONFIRM_FORM_SCHEMA.value
    assert orders.placed == ["milk"]
    for answer in ("decline", "cancel"):
        assert called(made, era, [(answer, None)])[0].content[0].text == answer
    result, _ = called(made, era, [*YES[:1], ("accept", {"confirm": False})])
    assert result.content[0].text == "no"
    for content in ({"reason": "low"}, {"agree": True, "other": 1}, {"agree": "yes"}):
        result, _ = called(made, era, [("accept", content)])
        assert result.is_error
        assert result.content[0].text == "The answer of the person is not valid."
    assert orders.placed == ["milk"]


def test_a_client_that_cannot_ask(emitted: str) -> None:
    box = box_of(emitted, binding(emitted)(Deps(Orders([]))))
    made = adapter_of(emitted).server(box, "pantry")
    text = "This tool has to ask a person, and the client cannot ask."
    result, _ = called(made, OLD, None)
    assert (result.is_error, result.content[0].text) == (True, text)
    with pytest.raises(mcp.MCPError, match=text) as caught:
        called(made, NEW, None)
    assert caught.value.error.code == -32021
    assert caught.value.error.data == {"requiredCapabilities": {"elicitation": {}}}


@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("form", [Amount, Amount2])
def test_a_form_is_a_class_in_code(emitted: str, era: str, form: type[Any]) -> None:
    async def handle(ctx: Any, _: Any) -> str:
        return str((await ctx.ask("How many?", form)).value)

    made = adapter_of(emitted).server(box_of(emitted, spec_of(emitted).TOOL.bind(handle)), "pantry")
    result, asked = called(made, era, [("accept", {"boxes": 3})])
    assert "boxes=3" in result.content[0].text
    assert "express=False" in result.content[0].text
    assert asked[0][1]["required"] == ["boxes"]
    assert asked[0][1]["properties"]["boxes"]["type"] == "integer"


@pytest.mark.parametrize("era", ERAS)
def test_a_form_is_a_schema(emitted: str, era: str) -> None:
    schema = {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}
    form = importlib.import_module(f"{emitted}.toolspec").Form(schema, dict)

    async def handle(ctx: Any, _: Any) -> str:
        return str((await ctx.ask("Who?", form)).value)

    made = adapter_of(emitted).server(box_of(emitted, spec_of(emitted).TOOL.bind(handle)), "pantry")
    result, asked = called(made, era, [("accept", {"name": "Ann"})])
    assert (result.content[0].text, asked) == ("{'name': 'Ann'}", [("Who?", schema)])
    for content in ({"name": 7}, {}, None):
        result, _ = called(made, era, [("accept", content)])
        assert result.is_error
        assert result.content[0].text == "The answer of the person is not valid."


# --- the state of clients that call again ----------------------------------------------------------


class Raw:
    """Calls in the stateless revision, whose parts a test chooses."""

    def __init__(
        self, package: str, keys: tuple[str, ...] = (), price: int = 0, **options: Any
    ) -> None:
        adapter = adapter_of(package)

        async def handle(ctx: Any, given: Any) -> str:
            answer = await ctx.ask(f"{given.item} for {price}?", spec_of(package).CONFIRM_FORM)
            return str(answer.value and answer.value.agree)

        box = box_of(package, spec_of(package).TOOL.bind(handle))
        given = adapter.ServerOptions(state_keys=keys, **options)
        self.server = adapter.server(box, "pantry", "", given)

    def call(
        self, item: str, state: str | None = None, answers: Mapping[str, Any] | None = None
    ) -> Any:
        async def run() -> Any:
            async with mcp.Client(self.server, mode=NEW, elicitation_callback=lambda *_: None) as c:
                try:
                    return await c.session.call_tool(
                        "order_supplies",
                        {"item": item},
                        request_state=state,
                        input_responses=answers,
                        allow_input_required=True,
                    )
                except mcp.MCPError as error:
                    return error

        return raised(asyncio.run(run()))


def agreed() -> dict[str, Any]:
    return {"question1": mcp.types.ElicitResult(action="accept", content={"agree": True})}


def test_the_state_is_bound_and_an_answer_counts_for_its_question_only(emitted: str) -> None:
    first, same = Raw(emitted, (KEY,)), Raw(emitted, ("1" * 32, KEY))
    asked = first.call("milk")
    assert asked.input_requests["question1"].params.message == "milk for 0?"
    state = asked.request_state
    # Another instance with the key continues, whichever key it signs with.
    assert same.call("milk", state, agreed()).content[0].text == "True"
    tampered = state[:-2] + ("AA" if state[-2:] != "AA" else "BB")
    for raw, item, given in (
        (first, "milk", tampered),
        (first, "eggs", state),  # other arguments
        (Raw(emitted, ("2" * 32,)), "milk", state),
        (Raw(emitted), "milk", state),
    ):
        with pytest.raises(mcp.MCPError, match="Invalid or expired requestState"):
            raw.call(item, given, agreed())
    # Answers without a question, or to another one, are not counted: it is asked again.
    assert first.call("milk", None, agreed()).request_state is not None
    dearer = Raw(emitted, (KEY,), price=500).call("milk", state, agreed())
    assert dearer.input_requests["question1"].params.message == "milk for 500?"


def test_the_state_expires(emitted: str) -> None:
    raw = Raw(emitted, (KEY,), state_time=0.001)
    state = raw.call("milk").request_state
    time.sleep(0.1)
    with pytest.raises(mcp.MCPError, match="Invalid or expired requestState"):
        raw.call("milk", state, agreed())


def test_keys_are_read_from_text(emitted: str) -> None:
    keys = adapter_of(emitted).state_keys
    assert keys("") == ()
    assert keys(f" {KEY},{'x' * 32} ") == (KEY, "x" * 32)
    for wrong in (f"{KEY},short", " , ", " ", f"{KEY},", f",{KEY}"):
        with pytest.raises(ValueError, match="ADLGEN_STATE_KEY has less than 32 bytes"):
            keys(wrong)


# --- tests of handlers -----------------------------------------------------------------------------


@pytest.mark.parametrize("again", [False, True])
def test_handlers_are_rehearsed_with_scripted_answers(emitted: str, again: bool) -> None:
    spec, index = spec_of(emitted), importlib.import_module(f"{emitted}.toolspec")
    given = spec.OrderSuppliesInput(item="milk")
    agreed = spec.OrderSuppliesConfirm(agree=True, reason="low")

    def rehearsed(
        answers: list[Any], reads: tuple[str, ...] = ("orders.price",), **how: Any
    ) -> Any:
        orders = Orders([])
        bind = binding(emitted, **how)
        run = index.rehearse(bind, Deps(orders), given, answers, again=again, reads=reads)
        return asyncio.run(run), orders.placed

    assert rehearsed([agreed, True]) == ("True low", ["milk"])
    assert rehearsed([agreed, False]) == ("no", [])
    assert rehearsed([index.Answer("decline")]) == ("decline", [])
    with pytest.raises(
        AssertionError, match=r"orders.place was called before the question 'Really"
    ):
        rehearsed([agreed, True], too_early=True)
    with pytest.raises(
        AssertionError, match=r"orders.price was called before the question 'It costs"
    ):
        rehearsed([agreed, True], reads=())
    with pytest.raises(AssertionError, match="3 answers, 2 questions"):
        rehearsed([agreed, True, True])
    with pytest.raises(AssertionError, match="more than 1 questions"):
        rehearsed([agreed])


def test_nobody_is_asked_without_a_server(emitted: str) -> None:
    box = box_of(emitted, binding(emitted)(Deps(Orders([]))))
    result = asyncio.run(box.call_for_model("order_supplies", json.dumps({"item": "milk"})))
    assert result.text == "This tool has to ask a person, and the client cannot ask."
