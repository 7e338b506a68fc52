"""Tools as a library: one tool alone, methods, toolboxes that compose, attempts, causes and requests."""

from __future__ import annotations

import asyncio
import enum
import importlib
import logging
import time
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from decimal import Decimal
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from uuid import UUID

import pytest

from tests.unit.packs_python.test_python_pack import emitted, importing

__all__ = ["importing"]

KINDS = ["pydantic", "dataclass"]
REASON = "no such order"
_MONEY = {
    "type": "object",
    "required": ["cents"],
    "properties": {"cents": {"type": "integer", "minimum": 0}},
}
_REFUND = {
    "type": "object",
    "required": ["orderId"],
    "properties": {"orderId": {"type": "string"}, "force": {"type": "boolean"}},
    "x-adlgen": {"output": _MONEY},
}
_EITHER = {"oneOf": [{"type": "object", "required": [name]} for name in ("a", "b")]}


def _tool(name: str, schema: object, **more: str) -> dict[str, object]:
    return {"id": name, "name": name, "description": name, "tags": ["t"], "schema": schema, **more}


_TOOLS: list[object] = [
    _tool("refund", _REFUND, description="Refund an order."),
    _tool("note", {"type": "object", "properties": {"text": {"type": "string"}}}),
    _tool("whole", _EITHER),
    _tool("either", _EITHER),
]


@pytest.fixture(params=KINDS)
def box(importing: Path, request: pytest.FixtureRequest) -> Any:
    """Emit the tools; return the modules of the package."""
    assert emitted(_TOOLS, importing, models=request.param) == []
    package = importlib.import_module("small.toolspec")
    modules = {name: importlib.import_module(f"small.toolspec.{name}") for name in NAMES}
    return SimpleNamespace(package=package, kind=request.param, **modules)


NAMES = ("refund", "note", "whole", "either", "content", "tools")


async def paid(_: Any, given: Any, deps: Any = None, /) -> Any:
    """Refund the length of the order's id, or what ``deps`` has."""
    spec = importlib.import_module("small.toolspec.refund")
    made = getattr(spec.RefundOutput, "model_construct", spec.RefundOutput)
    return made(cents=len(given.order_id) if deps is None else deps)


def test_a_tool_is_tested_alone(box: Any) -> None:
    tool, made = box.refund.TOOL, box.refund.RefundInput
    bound = tool.bind(paid, 5)
    result = asyncio.run(bound(made(order_id="x")))
    assert isinstance(result, box.refund.RefundOutput)
    assert result.cents == 5
    wrong = getattr(made, "model_construct", made)(order_id=1)
    with pytest.raises(box.package.InvalidArgumentsError, match="/orderId: must be string"):
        asyncio.run(bound(wrong))
    with pytest.raises(box.package.InvalidResultError, match="/cents: must be >= 0"):
        asyncio.run(tool.bind(paid, -1)(made(order_id="x")))


def test_both_sides_of_a_typed_call_get_decoded_values(box: Any) -> None:
    """As in a toolbox, what a handler returns is not what the caller gets, but its JSON as a value."""
    sent, seen = box.refund.RefundInput(order_id="x"), []

    async def handler(_: Any, given: Any, /) -> Any:
        seen.append(given)
        return box.refund.RefundOutput(cents=1)

    bound = box.refund.TOOL.bind(handler)
    results = [
        asyncio.run(bound(sent)),
        asyncio.run(box.package.Toolbox([bound]).call(box.refund.TOOL, sent)),
    ]
    assert results == [box.refund.RefundOutput(cents=1)] * 2
    assert seen == [sent, sent]
    assert all(one is not sent for one in seen)
    note = box.note.TOOL.bind(lambda _, __: {"on": date(2026, 1, 2)})
    assert asyncio.run(note(box.note.NoteInput())) == {"on": "2026-01-02"}


def test_bind_is_a_decorator_of_functions(box: Any) -> None:
    seen: list[Any] = []

    @box.refund.TOOL.bind  # type: ignore[untyped-decorator]
    def bound(ctx: Any, _: Any, /) -> Any:
        seen.append(ctx.tool)
        return box.refund.RefundOutput(cents=1)

    assert asyncio.run(bound(box.refund.RefundInput(order_id="x"))).cents == 1
    assert seen == [box.refund.TOOL]


def test_tools_are_methods_with_keyword_arguments(box: Any) -> None:
    async def identity(ctx: Any, _: Any, /) -> Any:
        return [ctx.call_id, ctx.tool.name]

    toolbox = box.package.Toolbox(
        [
            box.refund.TOOL.bind(paid),
            *(one.TOOL.bind(identity) for one in (box.note, box.whole, box.either)),
        ]
    )
    request = box.package.Request(call_id="c-1")

    async def run() -> None:
        tools = box.package.SmallTools(toolbox.prefixed("shop_"), request)
        assert (await tools.refund(order_id="abc")).cents == 3
        assert await tools.note(text="x") == ["c-1", "shop_note"]
        either = box.either.TOOL.input.decode({"a": 1})
        assert await tools.either(either) == ["c-1", "shop_either"]
        with pytest.raises((box.package.InvalidArgumentsError, ValueError), match="string"):
            await tools.refund(order_id=1)

    asyncio.run(run())
    with pytest.raises(KeyError, match="there is no tool note in the toolbox"):
        box.package.SmallTools(box.package.Toolbox([box.refund.TOOL.bind(paid)]))


def test_toolboxes_are_merged(box: Any) -> None:
    calls: list[Any] = []

    def counting(word: str) -> Any:
        async def around(ctx: Any, arguments: Any, step: Any, /) -> Any:
            calls.append((word, ctx.tool.name))
            return await step(ctx, arguments)

        return around

    def fails(*_: Any) -> Any:
        raise LookupError(REASON)

    first = box.package.Toolbox([box.refund.TOOL.bind(paid)], [counting("first")])
    notes = [box.note.TOOL.bind(fails)]
    second = box.package.Toolbox(notes, [counting("second")], shown_errors=(LookupError,))
    both = box.package.Toolbox.merged(
        first, second.prefixed("desk_"), middleware=[counting("outer")]
    )
    assert [tool.name for tool in both.tools] == ["refund", "desk_note"]
    assert [tool["name"] for tool in both.mcp_tools()] == ["refund", "desk_note"]

    async def run() -> None:
        typed = await both.call(box.refund.TOOL, box.refund.RefundInput(order_id="ab"))
        assert typed.cents == 2
        assert (await both.call_for_model("desk_note", {})).text == REASON
        refused = await both.call_for_model("desk_note", {"text": 1})
        assert refused.text.startswith("Invalid arguments for desk_note (1 problem):")
        assert "no tool" in (await both.call_for_model("note", {})).text
        with pytest.raises(LookupError):
            await both.call(box.note.TOOL, box.note.NoteInput())

    asyncio.run(run())
    assert calls[:2] == [("outer", "refund"), ("first", "refund")]
    assert calls[2:4] == [("outer", "desk_note"), ("second", "desk_note")]
    assert [tool.name for tool in both.only("desk_note").tools] == ["desk_note"]
    with pytest.raises(KeyError):
        both.only("note")
    with pytest.raises(ValueError, match="duplicate tool name 'refund'"):
        box.package.Toolbox.merged(first, first)


def test_a_tool_written_by_hand_is_next_to_generated_ones(box: Any) -> None:
    package = box.package
    schema = package.Schema('{"type": "object", "required": ["n"]}')
    codec = package.Codec(schema, lambda value: value, lambda value: value)
    tool = package.Tool(name="twice", description="Doubles.", input=codec)

    @tool.bind  # type: ignore[untyped-decorator]
    async def twice(_: Any, given: Any, /) -> Any:
        return given["n"] * 2

    toolbox = package.Toolbox([box.refund.TOOL.bind(paid), twice])
    assert asyncio.run(toolbox.call_for_model("twice", {"n": 4})).value == 8
    assert asyncio.run(toolbox.call_for_model("twice", {})).is_error


@pytest.mark.parametrize(
    "result", [{"cents": "oops"}, {"cents": 1, "more": float("nan")}, {"cents": {1}}, None]
)
def test_results_of_middleware_are_checked(box: Any, result: Any) -> None:
    async def replacing(ctx: Any, arguments: Any, step: Any, /) -> Any:
        await step(ctx, arguments)
        return result

    toolbox = box.package.Toolbox([box.refund.TOOL.bind(paid)], [replacing])
    found = asyncio.run(toolbox.call_for_model("refund", {"orderId": "a"}))
    assert found.text == "The tool refund failed with an internal error."
    assert isinstance(found.error, box.package.InvalidResultError)


def test_content_and_progress_are_of_the_attempt_that_succeeds(box: Any) -> None:
    text = box.content.TextContent
    reports: list[float] = []
    contexts: list[Any] = []

    async def handler(ctx: Any, given: Any, /) -> Any:
        contexts.append(ctx)
        box.content.set_content(ctx, text(f"attempt {len(contexts)}"))
        await ctx.progress(len(contexts), 10)
        if len(contexts) == 1:
            raise OSError
        await asyncio.sleep(0)
        return [given.text]

    async def retrying(ctx: Any, arguments: Any, step: Any, /) -> Any:
        try:
            return await step(ctx, arguments)
        except OSError:
            assert ctx.content == []
            await contexts[0].progress(99)  # its attempt has ended
            return await step(ctx, arguments)

    async def report(done: float, *_: Any) -> None:
        reports.append(done)

    toolbox = box.package.Toolbox([box.note.TOOL.bind(handler)], [retrying])
    request = box.package.Request(progress=report)

    async def run() -> list[str]:
        first = await toolbox.call_for_model("note", {"text": "a"}, request)
        calls = [toolbox.call_for_model("note", {"text": "b"}, request) for _ in range(2)]
        return [first.text, *(one.text for one in await asyncio.gather(*calls))]

    assert asyncio.run(run()) == ["attempt 2", "attempt 3", "attempt 4"]
    assert reports == [1, 2, 3, 4]


def test_a_cause_is_logged_and_not_shown(box: Any, caplog: pytest.LogCaptureFixture) -> None:
    cause = OSError("password=hunter2")

    def handler(*_: Any) -> Any:
        raise box.package.ToolError(REASON) from cause

    toolbox = box.package.Toolbox([box.note.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model("note", {}))
    assert (result.text, result.is_crash) == (REASON, False)
    assert result.error.__cause__ is cause
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert record.exc_info is not None
    assert record.exc_info[1] is cause
    caplog.clear()
    for arguments in ("{", {"text": 1}, [1]):
        assert asyncio.run(toolbox.call_for_model("note", arguments)).is_error
    assert caplog.records == []


def test_handlers_have_the_request(box: Any) -> None:
    package = box.package
    seen: list[Any] = []

    def handler(ctx: Any, _: Any, /) -> None:
        seen.append(ctx)

    request = package.Request(
        call_id="c-1",
        principal=package.Principal(client_id="app", subject="ann", scopes=("read",)),
        trace=package.Trace(traceparent="00-a-b-01"),
        deadline=time.monotonic() + 60,
        values={"tenant": 7},
    )
    toolbox = package.Toolbox([box.note.TOOL.bind(handler)])
    asyncio.run(toolbox.call("note", {}, request))
    names = ("call_id", "principal", "trace", "deadline", "values", "progress")
    assert [getattr(seen[0], name) for name in names] == [getattr(request, name) for name in names]


def test_a_call_ends_at_its_deadline(box: Any, caplog: pytest.LogCaptureFixture) -> None:
    package = box.package
    started: list[Any] = []

    async def handler(ctx: Any, _: Any, /) -> None:
        started.append(ctx)
        await asyncio.sleep(3600)

    toolbox = package.Toolbox([box.note.TOOL.bind(handler)])

    def call(seconds: float) -> Any:
        request = package.Request(deadline=time.monotonic() + seconds)
        return asyncio.run(toolbox.call_for_model("note", {}, request))

    late = "The tool note did not finish in time."
    assert (call(-1).text, started) == (late, [])
    assert (call(0.05).text, len(started)) == (late, 1)
    assert caplog.records == []


def test_a_cancelled_call_does_not_start(box: Any, caplog: pytest.LogCaptureFixture) -> None:
    started: list[Any] = []
    toolbox = box.package.Toolbox([box.note.TOOL.bind(lambda ctx, _: started.append(ctx))])

    async def run() -> None:
        call = asyncio.create_task(toolbox.call_for_model("note", {}))
        call.cancel()
        await call

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(run())
    assert started == caplog.records == []


class Level(enum.Enum):
    """Of alarms."""

    HIGH = "high"


@dataclass
class Report:
    """A result that no schema describes."""

    day: date
    level: Level


def test_a_result_without_a_schema_may_be_of_python(box: Any) -> None:
    now = datetime(2026, 1, 2, tzinfo=UTC)
    given = {
        "at": now,
        "day": now.date(),
        "id": UUID(int=1),
        "sum": Decimal("1.50"),
        "report": Report(now.date(), Level.HIGH),
        "money": box.refund.RefundOutput(cents=3),
        "input": box.refund.RefundInput(order_id="a"),
    }
    toolbox = box.package.Toolbox([box.note.TOOL.bind(lambda *_: given)])
    found = asyncio.run(toolbox.call_for_model("note", {}))
    assert found.value == {
        "at": "2026-01-02T00:00:00+00:00",
        "day": "2026-01-02",
        "id": "00000000-0000-0000-0000-000000000001",
        "sum": 1.5,
        "report": {"day": "2026-01-02", "level": "high"},
        "money": {"cents": 3},
        "input": {"orderId": "a"},
    }
    assert '"sum":1.50' in found.text


def test_the_place_of_a_result_that_is_not_json_is_logged(
    box: Any, caplog: pytest.LogCaptureFixture
) -> None:
    toolbox = box.package.Toolbox([box.note.TOOL.bind(lambda *_: {"a/b": [{}, {1}]})])
    asyncio.run(toolbox.call_for_model("note", {}))
    assert "/a~1b/1: is not valid JSON: not a JSON value: set" in caplog.text


def test_a_subset_keeps_what_calls_have(box: Any) -> None:
    async def changing(ctx: Any, arguments: Any, step: Any, /) -> Any:
        return await step(replace(ctx, values={"tenant": 1}), {**arguments, "text": "changed"})

    seen: list[Any] = []

    def handler(ctx: Any, given: Any, /) -> None:
        seen.append((given.text, ctx.values))

    tools = [box.note.TOOL.bind(handler), box.refund.TOOL.bind(paid)]
    only = box.package.Toolbox(tools, [changing]).only("note")
    asyncio.run(only.call("note", {}))
    assert seen == [("changed", {"tenant": 1})]


def test_the_package_has_what_composition_needs(box: Any) -> None:
    package: ModuleType = box.package
    for name in ("HandlerWith", "Principal", "Request", "SmallTools", "Trace"):
        assert name in package.__all__
        assert getattr(package, name)
