"""Every call for a model has an answer, for any exception and any result of a handler."""

from __future__ import annotations

import asyncio
import concurrent.futures
import importlib
import logging
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

import pytest

from tests.unit.packs_python.test_python_pack import emitted, importing

__all__ = ["importing"]

KINDS = ["pydantic", "dataclass", "typeddict", "msgspec", "pydantic-dcg"]
SERIALIZING = ["msgspec", "pydantic-dcg"]
"""Their libraries make lists of sets."""
FAILED = "The tool {} failed with an internal error."
UNWRITTEN = "This tool is not implemented yet."
_OUTPUT = {
    "type": "object",
    "required": ["n"],
    "properties": {"n": {"type": "number"}, "more": {"type": "array", "items": {}}},
}
_TOOL = {"description": "d", "tags": ["x"]}
_INPUT = {"type": "object", "properties": {"deep": {}}}
_TOOLS: list[object] = [
    {"id": "free", "name": "free", **_TOOL, "schema": _INPUT},
    {
        "id": "typed",
        "name": "typed",
        **_TOOL,
        "schema": {**_INPUT, "x-adlgen": {"output": _OUTPUT}},
    },
]


class PanicError(BaseException):
    """Such as that of a native extension."""


class SilentError(Exception):
    """An error that cannot be printed."""

    def __str__(self) -> str:
        raise RuntimeError

    __repr__ = __str__


def endless() -> NoReturn:
    """Raise RecursionError."""
    endless()


RAISED: dict[str, Callable[[], BaseException]] = {
    "StopIteration": StopIteration,
    "StopAsyncIteration": StopAsyncIteration,
    "GeneratorExit": GeneratorExit,
    "SystemExit": lambda: SystemExit(2),
    "CancelledError": asyncio.CancelledError,
    "a future's CancelledError": concurrent.futures.CancelledError,
    "another BaseException": PanicError,
    "a group": lambda: ExceptionGroup("two", [KeyError("a"), OSError()]),
    "a group of any": lambda: BaseExceptionGroup("one", [PanicError()]),
    "an unprintable error": SilentError,
    "NotImplementedError": lambda: NotImplementedError("no such dialect"),
    "TimeoutError": TimeoutError,
}
"""Exceptions of handlers; ``endless`` in addition."""


def cycle() -> object:
    """Return a list that contains itself."""
    made: list[object] = []
    made.append(made)
    return made


def deep() -> object:
    """Return nested lists that exhaust the stack."""
    made: object = []
    for _ in range(3_000):
        made = [made]
    return made


RETURNED: dict[str, Callable[[], object]] = {
    "a generator": lambda: (n for n in [1]),
    "a class": lambda: Path,
    "NaN": lambda: float("nan"),
    "NaN inside": lambda: {"n": float("inf")},
    "a cycle": cycle,
    "a cycle inside": lambda: {"n": 1, "more": cycle()},
    "deep lists": deep,
    "deep lists inside": lambda: {"n": 1, "more": deep()},
    "bytes": lambda: b"a",
    "a set": lambda: {1},
    "a set inside": lambda: {"n": 1, "more": {1}},
    "keys that are not texts": lambda: {1: 2},
    "a lone surrogate": lambda: "\ud800",
    "a lone surrogate inside": lambda: {"n": 1, "\ud800": ["\udfff"]},
}


def built(folder: Path, models: str) -> ModuleType:
    """Emit the tools and import the package."""
    if models not in ("pydantic", "dataclass"):
        pytest.importorskip("datamodel_code_generator")
    assert emitted(_TOOLS, folder, models=models) == []
    return importlib.import_module("small.toolspec")


def raising(error: Callable[[], BaseException]) -> list[Any]:
    """Return handlers that raise an error: in a thread, in a coroutine, and in one of a thread's."""

    def function(_: Any, __: Any, /) -> NoReturn:
        raise error()

    async def coroutine(_: Any, __: Any, /) -> NoReturn:
        raise error()

    def later(context: Any, given: Any, /) -> Any:
        return coroutine(context, given)

    return [function, coroutine, later]


def returning(value: Callable[[], object]) -> list[Any]:
    """Return handlers that return a value."""

    async def coroutine(_: Any, __: Any, /) -> object:
        return value()

    return [lambda *_: value(), coroutine]


def answers(package: ModuleType, handlers: list[Any], **options: Any) -> list[str]:
    """Return the texts of the results of calls of both tools with each handler."""

    async def run() -> list[str]:
        texts: list[str] = []
        for name in ("free", "typed"):
            tool = importlib.import_module(f"small.toolspec.{name}").TOOL
            for handler in handlers:
                box = package.Toolbox([tool.bind(handler)], **options)
                result = await asyncio.wait_for(box.call_for_model(name, {}), 60)
                assert result.is_error, (handler, result)
                texts.append(result.text)
        return texts

    return asyncio.run(run())


def failed(handlers: list[Any]) -> list[str]:
    """Return the texts of as many failures."""
    return [FAILED.format(name) for name in ("free", "typed") for _ in handlers]


@pytest.mark.parametrize("models", KINDS[:2])
def test_what_a_handler_raises_is_answered_and_logged(
    importing: Path, models: str, caplog: pytest.LogCaptureFixture
) -> None:
    package = built(importing, models)

    def overflowing(_: Any, __: Any, /) -> NoReturn:
        endless()

    assert answers(package, [overflowing]) == failed([overflowing])
    for name, error in RAISED.items():
        handlers = raising(error)
        caplog.clear()
        assert answers(package, handlers) == failed(handlers), name
        assert [one.levelno for one in caplog.records] == [logging.ERROR] * 2 * len(handlers), name


def test_errors_of_middleware_are_answered(importing: Path) -> None:
    package = built(importing, "dataclass")

    async def ignored(_: Any, __: Any, /) -> None:
        pass

    for name, error in RAISED.items():

        async def middleware(*_: Any, error: Callable[[], BaseException] = error) -> NoReturn:
            raise error()

        assert answers(package, [ignored], middleware=[middleware]) == failed([1]), name
    for name, value in RETURNED.items():

        async def replacing(*_: Any, value: Callable[[], object] = value) -> object:
            return value()

        assert answers(package, [ignored], middleware=[replacing]) == failed([1]), name


@pytest.mark.parametrize("models", KINDS)
def test_results_that_are_not_json_are_answered(importing: Path, models: str) -> None:
    package = built(importing, models)
    for name, value in RETURNED.items():
        handlers = returning(value)
        if name == "a set inside" and models in SERIALIZING:
            continue
        assert answers(package, handlers) == failed(handlers), name


def test_shown_errors_without_a_text_are_internal(importing: Path) -> None:
    package = built(importing, "dataclass")
    handlers = raising(SilentError)
    assert answers(package, handlers, shown_errors=(SilentError,)) == failed(handlers)


def test_messages_and_blocks_can_be_sent(importing: Path) -> None:
    package = built(importing, "dataclass")
    content = importlib.import_module("small.toolspec.content")
    name = b"a\xff".decode(errors="surrogateescape")
    handlers = raising(lambda: package.ToolError(name))
    assert answers(package, handlers) == ["a?"] * 2 * len(handlers)

    def block(ctx: Any, _: Any, /) -> None:
        content.set_content(ctx, content.TextContent(name))

    assert answers(package, [block]) == failed([block])
    tool = importlib.import_module("small.toolspec.free").TOOL
    unknown = asyncio.run(package.Toolbox([tool.bind(block)]).call_for_model(name))
    assert unknown.text.startswith('There is no tool "a?".')


def test_an_interrupt_and_a_cancellation_end_the_call(importing: Path) -> None:
    package = built(importing, "dataclass")
    tool = importlib.import_module("small.toolspec.free").TOOL
    started = asyncio.Event()

    async def interrupted(_: Any, __: Any, /) -> NoReturn:
        raise KeyboardInterrupt

    async def waiting(_: Any, __: Any, /) -> None:
        started.set()
        await asyncio.sleep(3600)

    async def cancelled() -> None:
        call = asyncio.create_task(package.Toolbox([tool.bind(waiting)]).call_for_model("free", {}))
        await started.wait()
        call.cancel()
        await call

    with pytest.raises(KeyboardInterrupt):
        asyncio.run(package.Toolbox([tool.bind(interrupted)]).call_for_model("free", {}))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(cancelled())
    # In a thread it is not an interrupt.
    handlers = raising(KeyboardInterrupt)[:1]
    assert answers(package, handlers) == failed(handlers)


def test_only_scaffolded_handlers_are_not_implemented(
    importing: Path, caplog: pytest.LogCaptureFixture
) -> None:
    package = built(importing, "pydantic")
    assert issubclass(package.UnimplementedToolError, package.ToolError)
    assert issubclass(package.UnimplementedToolError, NotImplementedError)
    found = importlib.import_module("small.tools.free").Free(None)
    assert answers(package, [found, *raising(package.UnimplementedToolError)]) == [UNWRITTEN] * 8
    assert caplog.records == []
    handlers = raising(NotImplementedError)
    assert answers(package, handlers) == failed(handlers)


def test_deep_arguments_are_refused_without_a_crash(
    importing: Path, caplog: pytest.LogCaptureFixture
) -> None:
    package = built(importing, "pydantic")
    tool = importlib.import_module("small.toolspec.free").TOOL
    box = package.Toolbox([tool.bind(lambda *_: None)])
    for value in (deep(), cycle(), {"a": deep()}):
        result = asyncio.run(box.call_for_model("free", {"deep": value}))
        assert result.text.splitlines()[1:] == [
            "- (root): is not valid JSON: nesting deeper than 128"
        ]
    assert caplog.records == []
