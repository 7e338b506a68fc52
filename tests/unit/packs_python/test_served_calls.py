"""Who calls a server, what is logged and traced of a call, and what lists show."""

from __future__ import annotations

import asyncio
import importlib
import json
import logging
import sys
from collections.abc import Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from adlgen.document import read_source
from adlgen.testing.targets import render_source
from tests.conformance import suite

mcp = pytest.importorskip("mcp")

ALTERNATIVES = [
    {"type": "object", "required": ["n"], "properties": {"n": {"type": "integer"}}},
    {"type": "object", "required": ["text"], "properties": {"text": {"type": "string"}}},
]
META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
}
HEADERS = {
    "host": "127.0.0.1",
    "content-type": "application/json",
    "accept": "application/json, text/event-stream",
}
NEW = {"mcp-protocol-version": "2026-07-28"}
SPEC = f"""\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {{ name: served, description: Tools of a server, version: 1.0.0 }}
spec:
  capabilities: {{ streaming: false, pushNotifications: false, stateTransitionHistory: false }}
  server: {{ port: 8080 }}
  language: {{ go: {{ module: example.com/served, version: "1.25" }} }}
  tools:
    - id: either
      name: either
      description: Returns one of two objects.
      tags: [test]
      schema:
        type: object
        properties: {{ region: {{ type: string, x-mcp-header: Region }} }}
        x-adlgen: {{ output: {{ oneOf: {json.dumps(ALTERNATIVES)} }} }}
    - id: listed
      name: listed
      description: Returns an array.
      tags: [test]
      schema: {{ type: object, x-adlgen: {{ output: {{ type: array, items: {{ type: integer }} }} }} }}
    - id: spend
      name: spend
      description: Needs a scope.
      tags: [test]
      schema: {{ type: object, x-adlgen: {{ scopes: [orders.write, "orders:spend"] }} }}
    - id: orders_refund
      name: orders_refund
      description: Has two names.
      tags: [test]
      schema:
        type: object
        properties: {{ region: {{ type: string, x-mcp-header: Region }} }}
        x-adlgen: {{ scopes: [orders.write], output: {{ type: array, items: {{ type: integer }} }} }}
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The emitted tools."""
    folder = tmp_path_factory.mktemp("served")
    (folder / "agent.yaml").write_text(SPEC)
    options = {"module": "served", "serve": "mcp", "wiring": "false"}
    source = read_source(str(folder / "agent.yaml"))
    for file in render_source(source, suite.TARGETS["python-pydantic"], options).tree:
        path: Path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    sys.path.insert(0, str(folder / "src"))
    importlib.invalidate_caches()
    yield importlib.import_module("served.toolspec")
    sys.path.remove(str(folder / "src"))
    for name in [n for n in sys.modules if n.split(".")[0] == "served"]:
        del sys.modules[name]


def module(name: str) -> Any:
    return importlib.import_module(f"served.toolspec.{name}")


seen: list[Any] = []
"""The contexts of the calls."""


def made(package: ModuleType, **options: Any) -> Any:
    """Return a server of the tools."""
    adapter = module("adapters.mcp")

    def either(ctx: Any, _: Any) -> Any:
        seen.append(ctx)
        return module("either").TOOL.output.decode({"n": 1})

    async def spend(ctx: Any, _: Any) -> str:
        seen.append(ctx)
        await ctx.progress(1)
        return "spent"

    def crash(*_: Any) -> Any:
        message = "secret"
        raise RuntimeError(message)

    seen.clear()

    def refund(ctx: Any, _: Any) -> Any:
        seen.append(ctx)
        return [1]

    bound = [module("either").TOOL.bind(either), module("spend").TOOL.bind(spend)]
    bound.append(module("listed").TOOL.bind(options.pop("listed", crash)))
    tool = module("orders_refund").TOOL
    # As in a spec that was made from the list of an MCP server.
    tool = replace(tool, mcp={**tool.mcp, "name": "orders.refund"})
    box = package.Toolbox([*bound, tool.bind(refund)])
    return adapter.server(box, "served", "1", adapter.ServerOptions(**options))


def in_memory(server: Any, mode: str, *calls: str) -> list[Any]:
    """Return the list of tools and the results of calls."""

    async def run() -> list[Any]:
        async with mcp.Client(server, mode=mode) as client:
            return [await client.list_tools(), *[await client.call_tool(one, {}) for one in calls]]

    return asyncio.run(run())


@pytest.mark.parametrize("mode", ["legacy", "auto"])
def test_results_are_any_json_where_the_revision_has_it(package: ModuleType, mode: str) -> None:
    server = made(package, listed=lambda *_: [1, 2], ttl=60, scope="public")
    found, union, array = in_memory(server, mode, "either", "listed")
    shown = {tool.name: tool.output_schema for tool in found.tools}
    assert [*shown] == ["either", "spend", "listed", "orders.refund"]
    assert shown["either"] == {"type": "object", "oneOf": ALTERNATIVES}
    assert union.structured_content == {"n": 1}
    is_new = mode == "auto"
    assert shown["listed"] == ({"type": "array", "items": {"type": "integer"}} if is_new else None)
    assert array.structured_content == ([1, 2] if is_new else None)
    assert array.content[0].text == "[1,2]"
    if is_new:
        assert (found.ttl_ms, found.cache_scope) == (60_000, "public")


def test_a_call_is_one_record_without_arguments(
    package: ModuleType, caplog: pytest.LogCaptureFixture
) -> None:
    spans: list[Any] = []

    @contextmanager
    def around(call: Any) -> Iterator[None]:
        yield
        spans.append((call.tool, call.outcome, call.duration >= 0))

    caplog.set_level(logging.INFO, "mcp.tools")
    server = made(package, around=around)
    in_memory(server, "auto", "either", "listed")
    records = [record for record in caplog.records if record.name == "mcp.tools"]
    assert [record.outcome for record in records] == ["ok", "crash"]  # type: ignore[attr-defined]
    assert spans == [("either", "ok", True), ("listed", "crash", True)]
    first = vars(records[0])
    assert (first["tool"], first["principal"], first["duration"] >= 0) == ("either", None, True)
    assert first["call_id"]
    assert "arguments" not in first
    assert "secret" not in records[1].getMessage()
    caplog.clear()
    in_memory(made(package, log_arguments=True), "auto", "either", "no\nsuch")
    first, second = (vars(one) for one in caplog.records if one.name == "mcp.tools")
    assert first["arguments"] == {}
    assert second["outcome"] == "error"
    assert "\n" not in second["message"]


def test_the_end_of_the_calls_wakes_all_that_wait_for_it(package: ModuleType) -> None:
    async def run() -> None:
        calls = made(package, grace=3600).calls
        request = module("_context").Request()
        call = asyncio.ensure_future(calls.run("either", request, {}, asyncio.Event().wait))
        await asyncio.sleep(0)
        stop = asyncio.ensure_future(calls.stop())
        for _ in range(10):  # until it waits
            await asyncio.sleep(0)
        assert calls.is_stopping
        assert await calls.cancel() == 1
        assert (await call).is_error
        assert await asyncio.wait_for(stop, 60) == 0

    asyncio.run(run())


# --- over HTTP -------------------------------------------------------------------------------------


class Verifier:
    """Accepts names with scopes."""

    async def verify_token(self, token: str) -> Any:
        from mcp.server.auth.provider import AccessToken

        name, colon, scopes = token.partition(":")
        if not colon:
            return None
        return AccessToken(token=token, client_id="cli", subject=name, scopes=scopes.split("+"))


def metadata() -> Any:
    from mcp.server.auth.settings import AuthSettings

    return AuthSettings.model_validate(
        {
            "issuer_url": "https://issuer.example",
            "resource_server_url": "https://tools.example/mcp",
            "validate_token_resource": False,
        }
    )


@asynccontextmanager
async def _lifespan(app: Any) -> Any:
    begun, done = asyncio.Event(), asyncio.Event()

    async def receive() -> Any:
        if begun.is_set():
            await done.wait()
            return {"type": "lifespan.shutdown"}
        begun.set()
        return {"type": "lifespan.startup"}

    ready = asyncio.Event()

    async def send(_: Any) -> None:
        ready.set()

    task = asyncio.create_task(app({"type": "lifespan", "asgi": {}, "state": {}}, receive, send))
    await ready.wait()
    yield
    done.set()
    await task


Response = tuple[int, Mapping[str, str], Any]


async def _request(
    app: Any, method: str, path: str, headers: Mapping[str, str], body: bytes | None
) -> Response:
    """Send a request; a body of None is one that the server may not read."""
    pairs = [(name.encode(), value.encode()) for name, value in {**HEADERS, **headers}.items()]
    scope: dict[str, object] = {"type": "http", "method": method, "path": path, "headers": pairs}
    scope["query_string"] = b""
    scope.update(
        {"asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "root_path": ""}
    )
    scope.update({"server": ("127.0.0.1", 80), "client": ("127.0.0.1", 1), "state": {}})
    parts: list[Any] = []
    given = [{"type": "http.request", "body": body, "more_body": False}]
    ended = asyncio.Event()

    async def receive() -> Any:
        assert body is not None
        if given:
            return given.pop()
        await ended.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        parts.append(message)

    await app(scope, receive, send)
    found = {name.decode(): value.decode() for name, value in parts[0]["headers"]}
    text = b"".join(part.get("body", b"") for part in parts[1:])
    if text.startswith((b"event", b": ", b"data", b"id")):
        text = text.rpartition(b"data: ")[2]
    return parts[0]["status"], found, json.loads(text) if text.strip().startswith(b"{") else text


def post(
    server: Any, tool: str, headers: Mapping[str, str] | None = None, **arguments: Any
) -> Response:
    """Call a tool in the stateless revision, without a client."""
    params = {"name": tool, "arguments": arguments, "_meta": {**META, **(server.meta or {})}}
    message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}
    names = {"mcp-method": "tools/call", "mcp-name": tool}
    body = json.dumps(message).encode()
    return asked(server, "POST", "/mcp", {**NEW, **names, **(headers or {})}, body)


def asked(
    server: Any,
    method: str,
    path: str,
    headers: Mapping[str, str] | None = None,
    body: bytes | None = b"",
) -> Response:
    app = module("adapters.mcp_serve").http_app(server, ["tools.example"])

    async def run() -> Response:
        async with _lifespan(app):
            return await _request(app, method, path, headers or {}, body)

    return asyncio.run(run())


def served(package: ModuleType, meta: Mapping[str, Any] | None = None, **options: Any) -> Any:
    server = made(package, **options)
    server.meta = meta
    return server


def test_tokens_and_scopes(package: ModuleType) -> None:
    def server() -> Any:
        return served(package, verify=Verifier(), metadata=metadata())

    status, headers, _ = post(server(), "either")
    assert status == 401
    document = "https://tools.example/.well-known/oauth-protected-resource/mcp"
    assert f'resource_metadata="{document}"' in headers["www-authenticate"]
    assert post(server(), "either", {"authorization": "Bearer wrong"})[0] == 401
    status, _, found = asked(server(), "GET", "/.well-known/oauth-protected-resource/mcp")
    assert (status, found["resource"]) == (200, "https://tools.example/mcp")
    assert found["authorization_servers"] == ["https://issuer.example"]
    for granted in ("a", "orders.write", "orders.write+other"):
        status, headers, _ = post(server(), "spend", {"authorization": f"Bearer ann:{granted}"})
        assert status == 403
        assert 'error="insufficient_scope"' in headers["www-authenticate"]
        assert 'scope="orders.write orders:spend"' in headers["www-authenticate"]
        assert f'resource_metadata="{document}"' in headers["www-authenticate"]
    assert seen == []
    token = "Bearer ann:orders:spend+orders.write"  # noqa: S105 one that the verifier below reads
    status, _, found = post(server(), "spend", {"authorization": token})
    assert (status, found["result"]["content"][0]["text"]) == (200, "spent")
    principal = seen[0].principal
    assert (principal.client_id, principal.subject) == ("cli", "ann")
    assert principal.scopes == ("orders:spend", "orders.write")
    assert post(server(), "either", {"authorization": "Bearer ann:a"})[0] == 200


@pytest.mark.parametrize("name", ["orders_refund", "orders.refund"])
def test_both_names_of_a_tool_have_its_scopes_headers_and_results(
    package: ModuleType, name: str
) -> None:
    granted = {"authorization": "Bearer ann:orders.write"}
    status, headers, _ = post(
        served(package, verify=Verifier()), name, {"authorization": "Bearer ann:other"}
    )
    assert (status, seen) == (403, [])
    assert 'scope="orders.write"' in headers["www-authenticate"]
    status, _, found = post(served(package, verify=Verifier()), name, granted, region="eu")
    assert (status, found["error"]["code"]) == (400, -32020)
    assert seen == []
    status, _, found = post(served(package, verify=Verifier()), name, granted)
    assert (status, found["result"]["structuredContent"]) == (200, [1])


@pytest.mark.parametrize(
    ("path", "headers", "expected"),
    [("/mcp", {}, 401), ("/other", {"authorization": "Bearer a:b"}, 404), ("/other", {}, 404)],
)
def test_no_body_is_read_for_another_path_or_without_a_token(
    package: ModuleType, path: str, headers: Mapping[str, str], expected: int
) -> None:
    server = served(package, verify=Verifier())
    assert asked(server, "POST", path, headers, None)[0] == expected


@pytest.mark.parametrize("path", ["/mcp", "/mcp\n"])
def test_a_body_of_the_endpoint_is_read_within_the_limits(package: ModuleType, path: str) -> None:
    status, _, found = asked(served(package), "POST", path, {}, b"[" * 200)
    assert (status, found["error"]["code"]) == (400, -32600)


INITIALIZE = {
    "protocolVersion": "2025-11-25",
    "capabilities": {},
    "clientInfo": {"name": "marked-body", "version": "1"},
}


async def started(app: Any, token: str, session: str | None = None) -> Response:
    """Start a session, or use one with a ping."""
    headers = {"authorization": f"Bearer {token}"}
    message = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": INITIALIZE}
    if session is not None:
        headers["mcp-session-id"] = session
        message = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
    return await _request(app, "POST", "/mcp", headers, json.dumps(message).encode())


def test_a_session_keeps_neither_its_first_message_nor_its_token(package: ModuleType) -> None:
    server = served(package, verify=Verifier(), max_sessions=1)
    app = module("adapters.mcp_serve").http_app(server)

    async def run() -> None:
        async with _lifespan(app):
            status, headers, _ = await started(app, "marked:token")
            assert status == 200
            (session,) = vars(vars(app)["_sessions"])["_known"].values()
            kept = {**session.scope, "user": vars(session.scope["user"])}
            assert "marked-body" not in repr(kept)
            assert "marked:token" not in repr(kept)
            # Its owner still ends it.
            assert (await started(app, "marked:token"))[0] == 200
            assert (await started(app, "marked:token", headers["mcp-session-id"]))[0] == 404

    asyncio.run(run())


def test_a_request_of_another_caller_does_not_hide_a_session(package: ModuleType) -> None:
    app = module("adapters.mcp_serve").http_app(served(package, verify=Verifier(), max_sessions=1))

    async def run() -> None:
        async with _lifespan(app):
            _, headers, _ = await started(app, "ann:a")
            session = headers["mcp-session-id"]
            assert (await started(app, "bob:b", session))[0] == 404
            assert (await started(app, "ann:a", session))[0] == 200
            assert (await started(app, "bob:b", session))[0] == 404
            assert (await started(app, "bob:b"))[0] == 200  # ends the other one
            assert (await started(app, "ann:a", session))[0] == 404

    asyncio.run(run())


def test_a_verifier_without_metadata_verifies(package: ModuleType) -> None:
    status, headers, _ = post(served(package, verify=Verifier()), "either")
    assert status == 401
    assert "resource_metadata" not in headers["www-authenticate"]
    status, _, _ = post(
        served(package, verify=Verifier()), "either", {"authorization": "Bearer a:b"}
    )
    assert status == 200


def test_headers_are_verified_against_the_body(package: ModuleType) -> None:
    region = {"mcp-param-region": "eu"}
    assert post(served(package), "either", region, region="eu")[0] == 200
    for headers in ({}, {"mcp-param-region": "us"}, {"mcp-name": "spend", **region}):
        status, _, found = post(served(package), "either", headers, region="eu")
        assert (status, found["error"]["code"]) == (400, -32020), headers


def test_the_trace_of_the_caller_reaches_handlers(package: ModuleType) -> None:
    trace = {"traceparent": f"00-{'a' * 32}-{'b' * 16}-01", "tracestate": "k=v", "baggage": "u=1"}
    assert post(served(package, trace), "either")[0] == 200
    found = seen[0].trace
    assert {name: getattr(found, name) for name in trace} == trace


@pytest.mark.parametrize("address", ["0.0.0.0:0", "[::]:0", "example.com:0", "10.0.0.1:0"])
def test_other_hosts_need_a_token_or_a_permission(package: ModuleType, address: str) -> None:
    serve = module("adapters.mcp_serve").serve
    with pytest.raises(ValueError, match=r"is not a loopback interface: .* \(--allow-anonymous\)"):
        asyncio.run(serve(made(package), address))
