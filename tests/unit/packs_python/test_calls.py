"""Handlers, arguments, and services that are opened and closed."""

from __future__ import annotations

import asyncio
import importlib
import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import ModuleType
from typing import Any

import pytest


def call(toolspec: ModuleType, handler: Any, arguments: Any, *, tool: str = "ping") -> Any:
    """Return the result for a model of a call of a handler."""
    spec = importlib.import_module(f"{toolspec.__name__}.{tool}")
    box = toolspec.Toolbox([spec.TOOL.bind(handler)])
    return asyncio.run(box.call_for_model(spec.TOOL.name, arguments))


def test_handlers_may_be_functions(toolspec: ModuleType) -> None:
    threads = []

    def handler(ctx: Any, _: Any, /) -> Any:
        threads.append(threading.current_thread())
        return ctx.tool.name

    class Callable:
        async def __call__(self, ctx: Any, value: Any, /) -> Any:
            return handler(ctx, value)

    assert call(toolspec, handler, {}).value == "ping"
    assert call(toolspec, Callable(), {}).value == "ping"
    assert [one is threading.main_thread() for one in threads] == [False, True]


def test_a_tuple_in_arguments_is_an_array(toolspec: ModuleType) -> None:
    taken = []

    def handler(_: Any, value: Any, /) -> Any:
        taken.append(value.urls)

    assert not call(toolspec, handler, {"urls": ("a:b",)}, tool="http_probe2").is_error
    assert [[*map(str, urls)] for urls in taken] == [["a:b"]]
    refused = call(toolspec, handler, {"urls": [object()]}, tool="http_probe2")
    assert "Invalid arguments for http_probe (1 problem)" in refused.text


@pytest.mark.parametrize(
    ("arguments", "mistake"),
    [
        ('{"urls": ["\ud83d"]}', "lone surrogate in a string at line 1, column 11"),
        ('{"urls": []} \ud83d', "unexpected text after the value at line 1, column 14"),
        ({"urls": ["\ud83d"]}, "/urls/0: is not valid JSON: lone surrogate in a string"),
        (b'{"urls": ["\xff"]}', "invalid UTF-8"),
    ],
)
def test_text_that_is_not_unicode_is_refused(
    toolspec: ModuleType, arguments: Any, mistake: str
) -> None:
    refused = call(toolspec, lambda _, __: None, arguments, tool="http_probe2")
    problem = mistake if mistake.startswith("/") else f"(root): is not valid JSON: {mistake}"
    assert refused.text.endswith(f"- {problem}")


REASON = "out of order"


class Shop:
    """A service, or the part of one, that has nothing."""

    customers = None


def app_with(
    toolspec: ModuleType, monkeypatch: pytest.MonkeyPatch, *, fails: bool = False
) -> tuple[Any, list[str]]:
    """Return the module of the application with other factories, and what they do."""
    app = importlib.import_module(f"{toolspec.__name__}.app")
    done: list[str] = []

    @asynccontextmanager
    async def repository(*_: Any) -> AsyncIterator[Shop]:
        done.append("open repository")
        try:
            yield Shop()
        finally:
            done.append("close repository")

    @asynccontextmanager
    async def payments(*_: Any) -> AsyncIterator[Shop]:
        if fails:
            raise OSError(REASON)
        done.append("open payments")
        yield Shop()
        done.append("close payments")

    async def audit(services: Any) -> Any:
        assert isinstance(services.order_repo, Shop)
        assert isinstance(services.payments_client, Shop)
        assert services.logger.name == "orders_agent"
        done.append("open audit")
        return app.AuditMiddleware()

    monkeypatch.setattr(app, "new_postgres_order_repository", repository)
    monkeypatch.setattr(app, "new_stripe_payments_client", payments)
    monkeypatch.setattr(app, "new_audit_middleware", audit)
    monkeypatch.setenv("DATABASE_URL", "test")
    return app, done


def test_a_factory_has_the_services_before_it_and_all_are_closed_in_reverse(
    toolspec: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, done = app_with(toolspec, monkeypatch)

    async def run() -> None:
        async with app.open_app() as opened:
            assert opened.services.config.database.url == "test"
            assert (await opened.toolbox.call_for_model("ping", {})).text
            done.append("run")

    asyncio.run(run())
    opening = ["open repository", "open payments", "open audit"]
    assert done == [*opening, "run", "close payments", "close repository"]


def test_services_are_closed_after_the_failure_of_a_later_factory(
    toolspec: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, done = app_with(toolspec, monkeypatch, fails=True)

    async def run() -> None:
        async with app.open_app():
            pytest.fail("not reached")

    with pytest.raises(OSError, match=REASON):
        asyncio.run(run())
    assert done == ["open repository", "close repository"]


def test_a_given_service_replaces_that_of_its_factory(
    toolspec: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, done = app_with(toolspec, monkeypatch)
    fake, seen = Shop(), []

    async def around(ctx: Any, arguments: Any, step: Any, /) -> Any:
        seen.append(ctx.tool.name)
        return await step(ctx, arguments)

    async def run() -> None:
        async with app.open_app(
            order_repo=fake, payments_client=Shop(), middleware=[around]
        ) as opened:
            assert opened.services.order_repo is fake
            await opened.toolbox.call_for_model("ping", {})

    asyncio.run(run())
    assert done == ["open audit"]
    assert seen == ["ping"]


def test_middleware_sees_every_call(toolspec: ModuleType) -> None:
    spec = importlib.import_module(f"{toolspec.__name__}.ping")
    seen: list[Any] = []

    async def around(ctx: Any, arguments: Any, step: Any, /) -> Any:
        try:
            return await step(ctx, arguments)
        except Exception as error:
            seen.append((ctx.tool.name, arguments, type(error).__name__))
            raise

    def handler(_: Any, __: Any, /) -> Any:
        raise LookupError(REASON)

    async def run() -> list[str]:
        box = toolspec.Toolbox([spec.TOOL.bind(handler)], [around])
        calls = [("nope", {"a": 1}), ("ping", "{"), ("ping", [1]), ("ping", {})]
        return [(await box.call_for_model(*one)).text.split("\n")[0] for one in calls]

    reports = asyncio.run(run())
    assert seen == [
        ("nope", {"a": 1}, "UnknownToolError"),
        ("ping", None, "InvalidArgumentsError"),
        ("ping", None, "InvalidArgumentsError"),
        ("ping", {}, "LookupError"),
    ]
    assert reports[0].startswith('There is no tool "nope".')
    assert reports[1] == reports[2] == "Invalid arguments for ping (1 problem):"


def test_arguments_of_middleware_may_be_python_values(toolspec: ModuleType) -> None:
    spec = importlib.import_module(f"{toolspec.__name__}.search_catalog")
    found: list[Any] = []

    async def around(ctx: Any, arguments: Any, step: Any, /) -> Any:
        return await step(ctx, {**arguments, "filter": {"all": ()}})

    def handler(_: Any, value: Any, /) -> Any:
        found.append(value)

    async def run() -> None:
        box = toolspec.Toolbox([spec.TOOL.bind(handler)], [around])
        await box.call_for_model("search_catalog", {"filter": 1})

    asyncio.run(run())
    assert found[0].filter.all == []


@pytest.mark.parametrize(
    ("given", "changed"),
    [('"{}"', None), ('""', None), ("[]", None), ("null", None), ({}, "{}"), ({}, "")],
)
def test_arguments_are_parsed_once(toolspec: ModuleType, given: Any, changed: str | None) -> None:
    spec = importlib.import_module(f"{toolspec.__name__}.ping")

    async def around(ctx: Any, arguments: Any, step: Any, /) -> Any:
        return await step(ctx, arguments if changed is None else changed)

    box = toolspec.Toolbox([spec.TOOL.bind(lambda _, __: "called")], [around])
    result = asyncio.run(box.call_for_model("ping", given))
    shown = given if changed is None else json.dumps(changed)
    if json.loads(shown) == "{}":
        shown = "a string that holds JSON: send the object itself"
    message = f"Invalid arguments for ping (1 problem):\n- (root): must be object (got {shown})"
    assert (result.text, result.is_error) == (message, True)


def test_messages_of_chosen_errors_are_shown(toolspec: ModuleType) -> None:
    spec = importlib.import_module(f"{toolspec.__name__}.ping")

    def handler(_: Any, __: Any, /) -> Any:
        raise LookupError(REASON)

    async def run(**options: Any) -> str:
        box = toolspec.Toolbox([spec.TOOL.bind(handler)], **options)
        text: str = (await box.call_for_model("ping", {})).text
        return text

    assert asyncio.run(run(shown_errors=(LookupError,))) == REASON
    assert asyncio.run(run()) == "The tool ping failed with an internal error."


def test_the_package_exports_the_types_of_tools(toolspec: ModuleType) -> None:
    spec = importlib.import_module(f"{toolspec.__name__}.create_order")
    assert toolspec.CreateOrderInput is spec.CreateOrderInput
    assert all(hasattr(toolspec, name) for name in toolspec.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        _ = toolspec.Nothing


def test_scaffolded_handlers_are_not_implemented_yet(toolspec: ModuleType) -> None:
    spec = importlib.import_module(f"{toolspec.__name__}.ping")
    tools = importlib.import_module("orders_agent.tools.ping")
    assert toolspec.Handler in tools.Ping.__mro__
    result = call(toolspec, tools.Ping(spec.PingDeps()), {})
    assert (result.is_error, result.text) == (True, "This tool is not implemented yet.")
