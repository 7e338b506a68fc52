"""The emitted server of Rust over HTTP: revisions, limits, sessions, tokens, instances, traces, and its end."""

from __future__ import annotations

import json
import signal
import subprocess
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from http.client import HTTPResponse
from pathlib import Path
from typing import Any

import pytest

from tests.servers.conftest import Built
from tests.servers.pipes import limited
from tests.servers.processes import HEADERS, INITIALIZE, Server, serving
from tests.servers.projects import Command
from tests.servers.test_stdio_rust import BUSY, ESCAPED, META, STOPPING

pytestmark = pytest.mark.native

TRACE = "0af7651916cd43dd8448eb211c80319c"
Answer = tuple[int, dict[str, str], Any]


@pytest.fixture
def command(built: Built) -> Command:
    """A server."""
    return built("rust")


@contextmanager
def running(command: Command, folder: Path, **options: Any) -> Iterator[Server]:
    """Run a server with options."""
    with limited(**options):
        stack = serving(command, folder)
        server = stack.__enter__()
    try:
        yield server
    finally:
        stack.__exit__(None, None, None)


def request(server: Server, body: Any, **headers: str) -> Answer:
    """Send a message, and return the status, the headers and the text of the response."""
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    with closing(server.connect()) as connection:
        connection.request("POST", "/mcp", json.dumps(body), {**HEADERS, **names})
        response = connection.getresponse()
        text = response.read().decode()
        found = {name.lower(): value for name, value in response.getheaders()}
        return response.status, found, json.loads(text) if text.startswith("{") else text


def call(server: Server, tool: str, arguments: Any = None, **more: Any) -> Answer:
    """Call a tool without a session."""
    headers = more.pop("headers", {})
    meta = {**META, **more.pop("meta", {})}
    params = {"name": tool, "arguments": arguments or {}, "_meta": meta, **more}
    message = {"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": params}
    version = META["io.modelcontextprotocol/protocolVersion"]
    standard = {"Mcp_Protocol_Version": str(version), "Mcp_Method": "tools/call", "Mcp_Name": tool}
    return request(server, message, **standard, **headers)


def begun(server: Server, pool: Executor, tool: str, arguments: Any = None) -> Future[Answer]:
    """Start a call of a server that runs one at a time, and return when it runs."""
    started = pool.submit(call, server, tool, arguments)
    while (other := call(server, "add", {"numbers": []}))[0] != 503:
        if started.done():
            # The other one was first.
            started = pool.submit(call, server, tool, arguments)
    assert other[1]["retry-after"] == "1"
    assert other[2]["error"] == BUSY
    return started


def status(server: Server, path: str) -> tuple[int, str]:
    """Return the status and the text of a GET."""
    with closing(server.connect()) as connection:
        connection.request("GET", path)
        response = connection.getresponse()
        return response.status, response.read().decode()


def start(server: Server, **headers: str) -> Answer:
    """Start a session."""
    message = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": INITIALIZE}
    return request(server, message, **headers)


def alive(server: Server, session: str) -> bool:
    """Return whether a session exists."""
    ping = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
    return request(server, ping, Mcp_Session_Id=session)[0] == 200


def test_lists_have_a_time_and_a_scope(command: Command, tmp_path: Path) -> None:
    with running(command, tmp_path, ttl=60_000, scope="public") as server:
        params = {"_meta": META}
        message = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": params}
        headers = {"Mcp_Protocol_Version": "2026-07-28", "Mcp_Method": "tools/list"}
        first, second = (request(server, message, **headers)[2] for _ in range(2))
        assert first == second
        assert (first["result"]["ttlMs"], first["result"]["cacheScope"]) == (60_000, "public")


def test_headers_are_compared_with_the_body(command: Command, tmp_path: Path) -> None:
    with running(command, tmp_path) as server:
        arguments = {"region": "eu"}
        right = call(server, "test_custom_header", arguments, headers={"Mcp_Param_Region": "eu"})
        wrong = call(server, "test_custom_header", arguments, headers={"Mcp_Param_Region": "us"})
        assert "result" in right[2]
        assert (wrong[0], wrong[2]["error"]["code"]) == (400, -32020)
        with closing(server.connect()) as connection:
            connection.putrequest("POST", "/mcp")
            for version in ("2025-11-25", "2025-06-18"):
                connection.putheader("Mcp-Protocol-Version", version)
            connection.putheader("Content-Length", "0")
            connection.endheaders()
            assert connection.getresponse().status == 400


def test_the_status_may_be_asked_without_a_body(command: Command, tmp_path: Path) -> None:
    with running(command, tmp_path) as server, closing(server.connect()) as connection:
        for path in ("/healthz", "/readyz"):
            connection.request("HEAD", path)
            response = connection.getresponse()
            kind = response.getheader("Content-Type")
            assert (response.status, kind, response.read()) == (200, "application/json", b"")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_drains(command: Command, tmp_path: Path, number: int) -> None:
    options = {"grace": 60_000, "maxCalls": 1}
    with running(command, tmp_path, **options) as server, ThreadPoolExecutor() as pool:
        assert status(server, "/readyz") == (200, '{"status":"ok"}')
        held = begun(server, pool, "hold", {"milliseconds": 3000})
        server.process.send_signal(number)
        while status(server, "/readyz")[0] == 200:
            pass
        assert status(server, "/readyz") == (503, '{"status":"stopping"}')
        assert status(server, "/healthz") == (200, '{"status":"ok"}')
        while (refused := call(server, "add", {"numbers": []}))[2]["error"] == BUSY:
            pass
        assert (refused[0], refused[1]["retry-after"], refused[2]["error"]) == (503, "1", STOPPING)
        assert held.result()[2]["result"]["content"][0]["text"] == "held"
        assert server.process.wait(60) == 0
        assert "closed with 0 calls" in (tmp_path / "stderr.txt").read_text()


def test_streams_end_and_calls_are_cancelled_when_the_server_stops(
    command: Command, tmp_path: Path
) -> None:
    with (
        running(command, tmp_path, grace=100, maxCalls=1, maxStreams=1) as server,
        ThreadPoolExecutor() as pool,
    ):
        session = start(server)[1]["mcp-session-id"]
        with closing(server.connect()) as one, closing(server.connect()) as two:
            headers = {"Accept": "text/event-stream", "Mcp-Session-Id": session}
            one.request("GET", "/mcp", headers=headers)
            stream = one.getresponse()
            two.request("GET", "/mcp", headers=headers)
            assert (stream.status, two.getresponse().status) == (200, 503)
            waiting = begun(server, pool, "wait")
            server.process.terminate()
            result = waiting.result()[2]["result"]
            text = "The tool wait was cancelled because the server is stopping."
            assert result["content"] == [{"type": "text", "text": text}]
            assert read_all(stream).startswith(b"data:")
        assert server.process.wait(60) == 0


def read_all(response: HTTPResponse) -> bytes:
    """Return what a stream has until it ends."""
    return response.read()


def test_a_call_has_a_time(command: Command, tmp_path: Path) -> None:
    options = {"callTime": 3000, "maxCalls": 1}
    with running(command, tmp_path, **options) as server, ThreadPoolExecutor() as pool:
        (block,) = begun(server, pool, "wait").result()[2]["result"]["content"]
        assert block["text"] == "The tool wait took too long."


def test_the_oldest_idle_session_ends_for_another(command: Command, tmp_path: Path) -> None:
    with running(command, tmp_path, maxSessions=2) as server:
        one, two, three = (start(server)[1]["mcp-session-id"] for _ in range(3))
        assert [alive(server, session) for session in (one, two, three)] == [False, True, True]


def test_no_session_starts_without_being_counted(command: Command, tmp_path: Path) -> None:
    with running(command, tmp_path, maxSessions=1) as server:
        session = start(server)[1]["mcp-session-id"]
        for text, reason in ESCAPED:
            status_, answer = server.post(text)
            error = {"code": -32600, "message": reason}
            assert (status_, json.loads(answer)["error"]) == (400, error)
        assert alive(server, session)


def test_unused_sessions_end(command: Command, tmp_path: Path) -> None:
    with running(command, tmp_path, sessionIdle=50) as server:
        session = start(server)[1]["mcp-session-id"]
        call(server, "hold", {"milliseconds": 500})
        assert not alive(server, session)


def test_messages_within_limits(command: Command, tmp_path: Path) -> None:
    with running(command, tmp_path, maxBody=10_000, readTime=200) as server:
        assert call(server, "anything", {"value": "x" * 10_000})[0] == 413
        deep: list[Any] = []
        for _ in range(200):
            deep = [deep]
        status_, _, answer = call(server, "anything", {"value": deep})
        text = "the message is nested deeper than 128 levels"
        assert (status_, answer["id"]) == (400, 7)
        assert answer["error"] == {"code": -32600, "message": text}
        with closing(server.connect()) as connection:
            connection.putrequest("POST", "/mcp")
            for name, value in {**HEADERS, "Content-Length": "1000"}.items():
                connection.putheader(name, value)
            connection.endheaders(b"{")
            assert connection.getresponse().status == 408


def test_other_hosts_need_a_token(command: Command) -> None:
    everywhere = [*command, "--http", "0.0.0.0:0"]
    done = subprocess.run(everywhere, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "is not a loopback interface: set a verifier of tokens" in done.stderr


def test_tokens_and_scopes(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOKENS", "1")
    with running(command, tmp_path) as server:
        document = "http://127.0.0.1/.well-known/oauth-protected-resource/mcp"
        known = f'resource_metadata="{document}"'
        lacking = f'Bearer error="insufficient_scope", scope="orders:spend", {known}'
        invalid = f'Bearer error="invalid_token", {known}'
        expected = {"good": (403, lacking), "expired": (401, invalid), "foreign": (401, invalid)}
        for token, answer in expected.items():
            headers = {"Authorization": f"Bearer {token}"}
            status_, found, _ = call(server, "spend", headers=headers)
            assert (status_, found["www-authenticate"]) == answer
        status_, found, _ = call(server, "spend")
        assert (status_, found["www-authenticate"]) == (401, f"Bearer {known}")
        assert "spent" not in (tmp_path / "stderr.txt").read_text()
        spender = {"Authorization": "Bearer spender"}
        assert call(server, "spend", headers=spender)[2]["result"]["content"][0]["text"] == "bob"
        found_document = json.loads(status(server, "/.well-known/oauth-protected-resource/mcp")[1])
        assert found_document["authorization_servers"] == ["https://auth.example"]
        # A session belongs to who started it, with one client; writing a name in another way does not avoid a scope.
        session = start(server, Authorization="Bearer good")[1]["mcp-session-id"]
        ping = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
        for owner, found_status in (("spender", 404), ("good@phone", 404), ("good", 200)):
            headers = {"Mcp_Session_Id": session, "Authorization": f"Bearer {owner}"}
            assert request(server, ping, **headers)[0] == found_status
        body = '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"n\\u0061me":"spend"}}'
        headers = {"Mcp-Session-Id": session, "Authorization": "Bearer good"}
        assert "insufficient_scope" in server.post(body.encode(), headers)[1]


def test_instances_share_questions(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "test_input_required_result_elicitation"
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    monkeypatch.setenv("ADLGEN_STATE_KEY", "a" * 32)
    with running(command, tmp_path / "one") as one:
        monkeypatch.setenv("ADLGEN_STATE_KEY", "b" * 32 + "," + "a" * 32)
        with running(command, tmp_path / "two") as two:
            asked = call(one, name)[2]["result"]
            (key,) = asked["inputRequests"]
            given = {key: {"action": "accept", "content": {"name": "Ann"}}}
            state = asked["requestState"]
            answer = call(two, name, inputResponses=given, requestState=state)[2]["result"]
            assert "Ann" in answer["content"][0]["text"]
            newer = call(two, name)[2]["result"]["requestState"]
            assert call(one, name, requestState=newer)[2]["error"]["code"] == -32602


def test_the_state_of_a_question_belongs_to_a_client_and_a_server(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "test_input_required_result_elicitation"
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    monkeypatch.setenv("ADLGEN_STATE_KEY", "a" * 32)
    monkeypatch.setenv("TOKENS", "1")

    def again(server: Server, token: str, **more: Any) -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        return call(server, name, headers=headers, **more)[2]

    with running(command, tmp_path / "one") as one:
        state = again(one, "good")["result"]["requestState"]
        assert "result" in again(one, "good", requestState=state)
        assert again(one, "good@phone", requestState=state)["error"]["code"] == -32602
        monkeypatch.setenv("SERVER_NAME", "other")
        with running(command, tmp_path / "two") as two:
            assert again(two, "good", requestState=state)["error"]["code"] == -32602


def test_a_call_is_a_span_and_a_record(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spans = tmp_path / "spans.txt"
    monkeypatch.setenv("SPANS", str(spans))
    with running(command, tmp_path) as server:
        parent = f"00-{TRACE}-b7ad6b7169203331-01"
        call(server, "add", {"numbers": [1]}, meta={"traceparent": parent})
        call(server, "test_error_handling")
        first, second = spans.read_text().splitlines()
        assert first == f"tools/call add {TRACE} b7ad6b7169203331 tool=add outcome=ok"
        assert second.startswith("tools/call test_error_handling")
        assert second.endswith("tool=test_error_handling outcome=error")
        printed = (tmp_path / "stderr.txt").read_text()
        assert 'call tool="add" outcome=ok seconds=' in printed
        assert 'call tool="test_error_handling" outcome=error seconds=' in printed
        assert "numbers" not in printed
