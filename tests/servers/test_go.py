"""The emitted server of Go drains, keeps its limits, asks persons, and verifies tokens and headers."""

from __future__ import annotations

import itertools
import json
import os
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from http.client import HTTPResponse
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.servers.conftest import Built
from tests.servers.processes import HEADERS, START, Server, serving
from tests.servers.projects import Command

pytestmark = pytest.mark.native
NEW, PING = "2026-07-28", '{"jsonrpc": "2.0", "id": 2, "method": "ping"}'
META = {
    "io.modelcontextprotocol/protocolVersion": NEW,
    "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
    "io.modelcontextprotocol/clientCapabilities": {"elicitation": {"form": {}}},
}


@pytest.fixture(scope="module")
def command(built: Built) -> Command:
    """The server."""
    return built("go")


@contextmanager
def running(
    command: Command, folder: Path, tokens: str = "", **options: Any
) -> Iterator[tuple[Server, Path]]:
    """Run a server over HTTP with options; also return the file of its log."""
    variables = [f"SERVER_OPTIONS={json.dumps(options)}", *([f"TOKENS={tokens}"] if tokens else [])]
    with serving(["env", *variables, *command], folder) as server:
        yield server, folder / "stderr.txt"


def call(
    server: Server, tool: str, arguments: Any = None, headers: Any = None, **params: Any
) -> tuple[int, Any, HTTPResponse]:
    """Call a tool without a session, and return the status, the response and its headers."""
    params = {"name": tool, "arguments": arguments or {}, "_meta": META, **params}
    body = json.dumps({"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": params})
    names = {"Mcp-Protocol-Version": NEW, "Mcp-Method": "tools/call", "Mcp-Name": tool}
    with closing(server.connect()) as connection:
        connection.request("POST", "/mcp", body, {**HEADERS, **names, **(headers or {})})
        response = connection.getresponse()
        text = response.read().decode()
    lines = [line.removeprefix("data:") for line in text.splitlines() if line.startswith("data:")]
    with suppress(json.JSONDecodeError):
        return response.status, json.loads(lines[-1] if lines else text), response
    return response.status, text, response


def get(server: Server, path: str) -> tuple[int, str]:
    with closing(server.connect()) as connection:
        connection.request("GET", path)
        response = connection.getresponse()
        return response.status, response.read().decode()


def within(condition: Any) -> None:
    """Wait until a condition holds, which never takes a minute."""
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


class Started:
    """A call in a thread, which is repeated until it is not refused."""

    def __init__(self, server: Server, tool: str, arguments: Any = None) -> None:
        self.found: Any = (503,)
        self.thread = threading.Thread(target=self._run, args=(server, tool, arguments))
        self.thread.start()

    def _run(self, *call_of: Any) -> None:
        while self.found[0] == 503:
            self.found = call(*call_of)

    def text(self) -> str:
        self.thread.join(60)
        (block,) = self.found[1]["result"]["content"]
        return str(block["text"])


def busy(server: Server) -> bool:
    """Report whether the only slot is used."""
    return call(server, "test_simple_text")[0] == 503


def test_a_stop_waits_for_calls_and_refuses_new_ones(command: Command, tmp_path: Path) -> None:
    with running(command, tmp_path, maxCalls=1, grace=60_000) as (server, log):
        assert get(server, "/readyz") == get(server, "/healthz") == (200, '{"status":"ok"}')
        held = Started(server, "hold", {"milliseconds": 3000})
        within(lambda: busy(server))
        status, answer, response = call(server, "test_simple_text")
        assert (status, response.getheader("Retry-After")) == (503, "1")
        assert answer["error"] == {
            "code": -32000,
            "message": "the server is busy: 1 calls are running",
        }
        server.process.terminate()
        within(lambda: get(server, "/readyz")[0] == 503)
        assert get(server, "/readyz") == (503, '{"status":"stopping"}')
        assert get(server, "/healthz")[0] == 200
        status, answer, response = call(server, "test_simple_text")
        assert (status, response.getheader("Retry-After")) == (503, "1")
        assert answer["error"] == {"code": -32000, "message": "the server is stopping"}
        assert held.text() == "held"
        assert server.process.wait(60) == 0
        assert "closed with 0 calls" in log.read_text()


def test_a_stop_cancels_calls_that_take_too_long(command: Command, tmp_path: Path) -> None:
    with running(command, tmp_path, maxCalls=1, grace=100) as (server, log):
        waits = Started(server, "wait")
        within(lambda: busy(server))
        server.process.terminate()
        assert waits.text() == "The tool wait was cancelled because the server is stopping."
        assert server.process.wait(60) == 0
        assert "tool=wait outcome=cancelled" in log.read_text()


def test_calls_have_a_limit_of_time_and_one_record(command: Command, tmp_path: Path) -> None:
    with running(command, tmp_path, "1", callTime=200) as (server, log):
        ann = {"Authorization": "Bearer good"}
        _, answer, _ = call(server, "wait", headers=ann)
        assert answer["result"]["isError"]
        assert answer["result"]["content"][0]["text"] == "The tool wait took too long."
        call(server, "add", {"numbers": [4242]}, ann)
        call(server, "add", {"numbers": ["x"]}, ann)
        call(server, "break", headers=ann)
        within(lambda: log.read_text().count("tool called") == 4)
        records = [line for line in log.read_text().splitlines() if "tool called" in line]
        assert [line.split("outcome=")[1].split()[0] for line in records] == [
            *("timeout", "ok", "refused", "crash")
        ]
        assert all("duration=" in line and "call=7 principal=ann" in line for line in records)
        assert "4242" not in log.read_text()


def test_standing_streams_and_sessions_leave_calls_alone(command: Command, tmp_path: Path) -> None:
    with (
        running(command, tmp_path, maxCalls=2, maxStreams=3, maxSessions=3) as (server, _),
        ExitStack() as stack,
    ):
        statuses = []
        first = session = server.start()
        for _ in range(4):
            session = server.start()
            connection = stack.enter_context(closing(server.connect()))
            connection.request("GET", "/mcp", headers={**HEADERS, **session.headers})
            statuses.append(connection.getresponse().status)
        assert statuses[:3] == [200] * 3
        assert statuses[3] in {200, 503}  # the first stream ends with its session, which is evicted
        assert call(server, "test_simple_text")[0] == 200
        with pytest.raises(AssertionError, match="404"):
            first.call("add", {"numbers": [1]})
        assert session.call("add", {"numbers": [1]})["structuredContent"] == {"sum": 1}


def test_answers_count_for_the_questions_that_were_asked(command: Command, tmp_path: Path) -> None:
    keys = {"ADLGEN_STATE_KEY": "b" * 40 + "," + "a" * 40}
    with (
        running(["env", "ADLGEN_STATE_KEY=" + "a" * 40, *command], tmp_path, "1") as (server, _),
        running(
            ["env", f"ADLGEN_STATE_KEY={keys['ADLGEN_STATE_KEY']}", *command],
            _second(tmp_path),
            "1",
        ) as (other, _),
    ):
        tool, ann, bob = (
            "test_input_required_result_request_state",
            _bearer("good"),
            _bearer("spender"),
        )
        asked = call(server, tool, headers=ann)[1]["result"]
        assert asked["resultType"] == "input_required"
        (key,) = asked["inputRequests"]
        reply = {key: {"action": "accept", "content": {"ok": True}}}
        state = {"requestState": asked["requestState"], "inputResponses": reply}
        done = call(other, tool, headers=ann, **state)[1]["result"]  # another instance
        assert "action=accept" in done["content"][0]["text"]
        changed = {**state, "requestState": asked["requestState"][:-2] + "AA"}
        for found in (
            call(server, tool, headers=bob, **state),
            call(server, tool, {"other": 1}, ann, **state),
            call(server, "test_missing_capability", headers=ann, **state),
            call(server, tool, headers=ann, **changed),
        ):
            assert found[1]["error"]["code"] == -32602
        unasked = call(server, tool, headers=ann, inputResponses=reply)[1]["result"]
        assert unasked["resultType"] == "input_required"
        cannot = {**META, "io.modelcontextprotocol/clientCapabilities": {}}
        assert call(server, tool, headers=ann, _meta=cannot)[1]["error"]["code"] == -32021


def test_a_state_is_bound_to_large_numbers_exactly(command: Command, tmp_path: Path) -> None:
    tool, given = "test_input_required_result_request_state", {"number": 2**53}
    with running(command, tmp_path) as (server, _):
        asked = call(server, tool, given)[1]["result"]
        (key,) = asked["inputRequests"]
        reply = {key: {"action": "accept", "content": {"ok": True}}}
        state = {"requestState": asked["requestState"], "inputResponses": reply}
        assert call(server, tool, {"number": 2**53 + 1}, **state)[1]["error"]["code"] == -32602
        done = call(server, tool, given, **state)[1]["result"]
        assert "action=accept" in done["content"][0]["text"]


def _second(folder: Path) -> Path:
    other = folder / "other"
    other.mkdir()
    return other


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_tokens_need_the_scopes_of_the_tool(command: Command, tmp_path: Path) -> None:
    where = "/.well-known/oauth-protected-resource"
    with running(command, tmp_path, "1") as (server, _):
        status, _, response = call(server, "spend")
        assert status == 401
        challenge = response.getheader("WWW-Authenticate", "")
        assert f'resource_metadata="http://127.0.0.1{where}/mcp"' in challenge
        for path in (where, f"{where}/mcp"):
            assert json.loads(get(server, path)[1])["authorization_servers"] == [
                "https://auth.example"
            ]
        status, _, response = call(server, "spend", headers=_bearer("good"))
        assert status == 403
        challenge = response.getheader("WWW-Authenticate", "")
        assert 'error="insufficient_scope", scope="orders:spend"' in challenge
        status, _, response = call(server, "add", headers=_bearer("narrow"))
        assert status == 403
        challenge = response.getheader("WWW-Authenticate", "")
        assert 'error="insufficient_scope", scope="tools"' in challenge
        assert call(server, "spend", headers=_bearer("spender"))[0] == 200
        assert get(server, "/healthz")[0] == get(server, "/readyz")[0] == 200


def test_the_name_of_another_tool_does_not_avoid_scopes(command: Command, tmp_path: Path) -> None:
    with running(["env", "TWICE=1", *command], tmp_path, "1") as (server, _):
        assert call(server, "spend", headers=_bearer("good"))[0] == 403
        assert call(server, "spend", headers=_bearer("spender"))[0] == 200


@pytest.mark.parametrize("twice", [[], ["TWICE=1"]])
@pytest.mark.parametrize("kind", ["server", "adapter"])
def test_tokens_that_the_caller_verified_need_the_scopes(
    command: Command, tmp_path: Path, kind: str, twice: list[str]
) -> None:
    variables = [f"VERIFIED_BY_CALLER={kind}", *twice]
    with serving(["env", *variables, *command], tmp_path) as server:
        assert call(server, "spend")[0] == 401
        status, answer, _ = call(server, "spend", headers=_bearer("good"))
        assert status == (403 if kind == "server" else 200), answer
        assert answer["error"]["code"] == -32000
        assert answer["error"]["data"] == {"missingScopes": ["orders:spend"]}
        assert "result" in call(server, "add", {"numbers": [1]}, _bearer("good"))[1]
        (block,) = call(server, "spend", headers=_bearer("spender"))[1]["result"]["content"]
        assert block["text"] == "bob"


def test_peers_do_not_read_why_a_verifier_failed(command: Command, tmp_path: Path) -> None:
    with running(command, tmp_path, "1") as (server, log):
        status, text, _ = call(server, "add", headers=_bearer("unreachable"))
        assert (status, text.strip()) == (500, "internal error")
        assert "10.0.0.7" in log.read_text()


UNSENT: tuple[tuple[str, str, int], ...] = (
    ("/healthz", "127.0.0.1", 405),
    ("/other", "127.0.0.1", 404),
    ("/mcp", "other.example", 403),
    ("/mcp", "127.0.0.1", 401),
)
"""Paths and hosts of requests that are refused before their body is read, and their status."""


def test_a_refused_request_whose_body_does_not_come_ends(command: Command, tmp_path: Path) -> None:
    with running(command, tmp_path, "1", readTime=300) as (server, _):
        address = urlsplit(server.url)
        for path, host, status in UNSENT:
            with socket.create_connection((address.hostname, address.port), timeout=60) as peer:
                head = f"POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: 1000\r\n\r\n"
                peer.sendall(head.encode())
                text = b"".join(iter(lambda: peer.recv(1 << 16), b""))
            assert text.startswith(f"HTTP/1.1 {status} ".encode()), path


def test_a_hook_that_fails_does_not_end_calls(command: Command, tmp_path: Path) -> None:
    with running(command, tmp_path, badHook=True) as (server, log):
        for tool in ("add", "test_simple_text", "test_error_handling"):
            result = call(server, tool, {"numbers": [1]})[1]["result"]
            assert result.get("isError", False) == (tool == "test_error_handling")
        assert "the hook is broken" in log.read_text()
        assert "the end of the hook is broken" in log.read_text()


def test_headers_are_those_of_the_body(command: Command, tmp_path: Path) -> None:
    with running(command, tmp_path) as (server, _):
        tool, given = "test_custom_header", {"region": "eu"}
        assert call(server, tool, given, {"Mcp-Param-Region": "eu"})[0] == 200
        for headers in (
            {"Mcp-Param-Region": "us"},
            {},
            {"Mcp-Name": "add", "Mcp-Param-Region": "eu"},
        ):
            status, answer, _ = call(server, tool, given, headers)
            assert (status, answer["error"]["code"]) == (400, -32020)


def test_other_interfaces_need_tokens_or_permission(command: Command) -> None:
    done = subprocess.run(
        [*command, "--http", "0.0.0.0:0"], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 1
    assert "--allow-anonymous" in done.stderr


# --- standard input and output ---------------------------------------------------------------------


@contextmanager
def piped(command: Command, **options: Any) -> Iterator[subprocess.Popen[str]]:
    """Run a server whose session has started."""
    variables = {**os.environ, "SERVER_OPTIONS": json.dumps(options)}
    with subprocess.Popen(
        command,
        env=variables,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            send(process, START)
            assert receive(process)["id"] == 1
            send(process, {"jsonrpc": "2.0", "method": "notifications/initialized"})
            yield process
        finally:
            process.kill()


def send(process: subprocess.Popen[str], message: Any) -> None:
    assert process.stdin is not None
    process.stdin.write((message if isinstance(message, str) else json.dumps(message)) + "\n")
    process.stdin.flush()


def receive(process: subprocess.Popen[str]) -> Any:
    assert process.stdout is not None
    return json.loads(process.stdout.readline())


def message_of(id_: int, tool: str, arguments: str = "{}") -> str:
    params = f'{{"name":"{tool}","arguments":{arguments}}}'
    return f'{{"jsonrpc":"2.0","id":{id_},"method":"tools/call","params":{params}}}'


INVALID_IDS = (
    '{"jsonrpc":"2.0","id":"\\x","method":"ping"}',
    '{"jsonrpc":"2.0","id":"a\tb","method":"ping"}',
)
REFUSED: tuple[tuple[str, int, int | None, str], ...] = (
    (
        message_of(2, "anything", '{"value":' + "[" * 1200 + "]" * 1200 + "}"),
        -32600,
        2,
        "the message is nested deeper than 128 levels",
    ),
    (
        message_of(2, "anything", '{"value":' + "9" * 1001 + "}"),
        -32600,
        2,
        "the message has a number of more than 1000 digits",
    ),
    (message_of(2, "anything", '{"value":NaN}'), -32700, 2, "the message is not JSON"),
    (
        message_of(2, "anything", '{"value":"' + "x" * (5 << 20) + '"}'),
        -32600,
        2,
        "the message is longer than 4194304 bytes",
    ),
    ("null", -32600, None, "the message is not a request"),
    ("[]", -32600, None, "the message is not a request"),
    ("{", -32700, None, "the message is not JSON"),
    ('{"jsonrpc":"2.0","id":1.5,"method":"ping"}', -32600, None, "the message is not a request"),
    ('{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600, None, "the message is not a request"),
    ('{"jsonrpc":"2.0","id":3}', -32600, 3, "the message is not a request"),
    *((text, -32700, None, "the message is not JSON") for text in INVALID_IDS),
    (
        INVALID_IDS[0] + "x" * (5 << 20),
        -32600,
        None,
        "the message is longer than 4194304 bytes",
    ),
)


def test_requests_whose_identifier_is_not_json_are_answered(
    command: Command, tmp_path: Path
) -> None:
    with running(command, tmp_path) as (server, _):
        for body in INVALID_IDS:
            status, text = server.post(body.encode())
            error = {"code": -32700, "message": "the message is not JSON"}
            assert status == 400
            assert json.loads(text) == {"jsonrpc": "2.0", "id": None, "error": error}


def test_every_line_is_answered_and_the_server_goes_on(command: Command) -> None:
    with piped(command) as process:
        for text, code, id_, message in REFUSED:
            send(process, text)
            found = receive(process)
            assert (found["id"], found["error"]) == (id_, {"code": code, "message": message}), text[
                :99
            ]
        for text in (
            message_of(2, "anything", '{"value":1e1000000}'),
            message_of(2, "anything", '{"value":"\\ud800"}'),
        ):
            send(process, text)
            assert receive(process)["result"]["isError"]
        send(process, message_of(2, "add", '{"numbers":[1,2]}'))
        assert receive(process)["result"]["structuredContent"] == {"sum": 3}


@pytest.mark.parametrize("is_signal", [True, False])
def test_calls_in_flight_are_answered_before_the_end(command: Command, is_signal: bool) -> None:
    with piped(command, grace=60_000) as process:
        send(process, message_of(2, "hold", '{"milliseconds":2000}'))
        send(process, message_of(3, "test_simple_text"))
        assert receive(process)["id"] == 3
        if is_signal:
            process.terminate()
            refused = {}
            for id_ in itertools.count(4):
                send(process, message_of(id_, "test_simple_text"))
                if "error" in (refused := receive(process)):
                    break
            assert refused["error"] == {"code": -32000, "message": "the server is stopping"}
        elif process.stdin is not None:
            process.stdin.close()
        assert receive(process)["result"]["content"][0]["text"] == "held"
        assert process.wait(60) == 0


def test_tokens_that_name_no_user_share_nothing(command: Command, tmp_path: Path) -> None:
    tool = "test_input_required_result_request_state"
    with running(command, tmp_path, "1") as (server, _):
        own, other = _bearer("job"), _bearer("other-job")
        asked = call(server, tool, headers=own)[1]["result"]
        given = {"action": "accept", "content": {"ok": True}}
        replies = dict.fromkeys(asked["inputRequests"], given)
        state = {"requestState": asked["requestState"], "inputResponses": replies}
        assert call(server, tool, headers=other, **state)[1]["error"]["code"] == -32602
        assert "result" in call(server, tool, headers=own, **state)[1]
        status, session = _of_session(server, "POST", own, json.dumps(START))
        named = {"Mcp-Session-Id": str(session)}
        assert _of_session(server, "POST", {**other, **named}, PING)[0] == 403
        for method in ("GET", "DELETE"):
            assert _of_session(server, method, {**other, **named})[0] == 403
        assert status == _of_session(server, "POST", {**own, **named}, PING)[0] == 200


def _of_session(
    server: Server, method: str, headers: dict[str, str], body: str | None = None
) -> tuple[int, str | None]:
    """Return the status of a request of a revision with sessions, and the session that it starts."""
    with closing(server.connect()) as connection:
        connection.request(method, "/mcp", body, {**HEADERS, **headers})
        response = connection.getresponse()
        if body is not None:
            response.read()  # leaving before it might end the session
        return response.status, response.getheader("Mcp-Session-Id")
