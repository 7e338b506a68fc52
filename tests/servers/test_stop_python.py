"""The emitted server of Python stops as a deployment expects: running calls are answered, services are closed."""

from __future__ import annotations

import json
import signal
import threading
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from tests.servers.conftest import Built
from tests.servers.pipes import Pipe, limited, piped, variant
from tests.servers.processes import HEADERS, Server, Session, serving
from tests.servers.projects import Command

pytestmark = pytest.mark.native

COUNTING = {"cancelled.TOOL.bind(lambda *_: counted)": "cancelled.TOOL.bind(lambda *_: running)"}
"""The tool then returns how many calls run."""
LONG = {"grace": 60_000}
SHORT = {"grace": 100}
STOPPING = {"code": -32000, "message": "the server is stopping"}


def cancelled(tool: str) -> str:
    return f"The tool {tool} was cancelled because the server is stopping."


@pytest.fixture
def command(built: Built) -> Command:
    """A server."""
    return built("python-pydantic")


def ended(pipe: Pipe) -> str:
    """Return what a server has logged when it has ended with success, without a traceback."""
    assert pipe.process.stdin is not None
    _, printed = pipe.process.communicate(timeout=60)
    assert pipe.process.returncode == 0, printed
    text: str = printed.decode()
    assert "Traceback" not in text
    assert "closed with 0 calls" in text
    return text


def until(pipe: Pipe, id_: int) -> Any:
    """Return the response to a request."""
    while True:
        found = pipe.receive()
        if found["id"] == id_:
            return found


def begun(pipe: Pipe, tool: str, arguments: Any = None) -> int:
    """Start a call, and wait until the server has it."""
    id_ = pipe.call(tool, arguments)
    ping = pipe.request("ping", {})
    until(pipe, ping)
    return id_


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_lets_running_calls_end_and_refuses_new_ones(
    command: Command, number: signal.Signals
) -> None:
    with piped(command, **LONG) as pipe:
        running = begun(pipe, "hold", {"milliseconds": 1500})
        pipe.process.send_signal(number)
        while True:  # the signal may arrive after the call
            found = until(pipe, pipe.call("add", {"numbers": [1]}))
            if "error" in found:
                break
        assert found["error"] == STOPPING
        assert until(pipe, running)["result"]["content"][0]["text"] == "held"
        assert "call of" in ended(pipe)


def test_calls_that_do_not_end_in_time_are_cancelled_and_answered(command: Command) -> None:
    with piped(command, **SHORT) as pipe:
        running = begun(pipe, "wait")
        pipe.process.terminate()
        result = until(pipe, running)["result"]
        assert result["isError"]
        assert result["content"][0]["text"] == cancelled("wait")
        assert "cancelled 1 calls" in ended(pipe)


def test_the_end_of_input_lets_running_calls_end(command: Command) -> None:
    with piped(command, **LONG) as pipe:
        # Not even begun when the input ends.
        ids = [pipe.call("hold", {"milliseconds": 200 + n}) for n in range(20)]
        assert pipe.process.stdin is not None
        pipe.process.stdin.close()
        found = [pipe.receive() for _ in ids]
        assert [one["result"]["content"][0]["text"] for one in found] == ["held"] * 20
        assert pipe.process.wait(60) == 0


def test_calls_that_never_end_do_not_outlive_the_input(command: Command) -> None:
    with piped(command, **SHORT) as pipe:
        running = pipe.call("wait")
        assert pipe.process.stdin is not None
        pipe.process.stdin.close()
        assert pipe.receive()["id"] == running
        assert pipe.process.wait(60) == 0


STUBBORN = """\
import asyncio
import contextlib
import time


def sleeping(*_):
    time.sleep(3600)


async def ignoring(*_):
    while True:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(3600)


"""


@pytest.mark.parametrize("handler", ["sleeping", "ignoring"])
def test_handlers_that_ignore_cancellation_do_not_keep_the_program(
    command: Command, handler: str
) -> None:
    changed = {"wait.TOOL.bind(waiting)": f"wait.TOOL.bind({handler})"}
    changed["TOOLBOX ="] = f"{STUBBORN}TOOLBOX ="
    with piped(variant(command, "stubborn", changed), **SHORT) as pipe:
        begun(pipe, "wait")
        pipe.process.terminate()
        assert "handlers that do not end" in ended(pipe)


def test_a_second_signal_ends_the_program_at_once(command: Command) -> None:
    with piped(command, **LONG) as pipe:
        begun(pipe, "wait")
        pipe.process.terminate()
        while "error" not in until(pipe, pipe.call("cancelled")):
            pass
        pipe.process.terminate()
        assert pipe.process.wait(60) == -signal.SIGTERM


# --- over HTTP -------------------------------------------------------------------------------------


def get(server: Server, path: str) -> tuple[int, Any]:
    """Return the status and the content of a page that needs no header."""
    with closing(server.connect()) as connection:
        connection.request("GET", path, headers={"Host": "any.example"})
        response = connection.getresponse()
        return response.status, json.loads(response.read())


def in_session(session: Session, connection: HTTPConnection, call: dict[str, Any]) -> None:
    message = {"jsonrpc": "2.0", "id": 70, "method": "tools/call", "params": call}
    connection.request("POST", "/mcp", json.dumps(message), {**HEADERS, **session.headers})


def stateless(_: Session, connection: HTTPConnection, call: dict[str, Any]) -> None:
    meta = {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {},
    }
    message = {
        "jsonrpc": "2.0",
        "id": 70,
        "method": "tools/call",
        "params": {**call, "_meta": meta},
    }
    headers = {
        **HEADERS,
        "Mcp-Protocol-Version": "2026-07-28",
        "Mcp-Method": "tools/call",
        "Mcp-Name": call["name"],
    }
    connection.request("POST", "/mcp", json.dumps(message), headers)


def wait_for(condition: Callable[[], bool]) -> None:
    waiting = threading.Event()
    for _ in range(600):
        if condition():
            return
        waiting.wait(0.1)
    raise AssertionError


@pytest.mark.parametrize("start", [in_session, stateless])
def test_an_http_server_answers_running_calls_and_is_not_ready(
    command: Command, tmp_path: Path, start: Any
) -> None:
    counting = variant(command, "counting", COUNTING)
    with limited(grace=60_000), serving(counting, tmp_path) as server:
        session = server.start()
        assert get(server, "/readyz") == get(server, "/healthz") == (200, {"status": "ok"})
        stream_headers = {**session.headers, "Accept": "text/event-stream"}
        with closing(server.connect()) as calling, closing(server.connect()) as standing:
            standing.request("GET", "/mcp", headers=stream_headers)
            assert standing.getresponse().status == 200
            start(session, calling, {"name": "hold", "arguments": {"milliseconds": 2500}})
            wait_for(lambda: session.call("cancelled")["content"][0]["text"] == "1")
            server.process.terminate()
            wait_for(lambda: get(server, "/readyz") == (503, {"status": "stopping"}))
            assert get(server, "/healthz") == (200, {"status": "ok"})
            body = json.dumps({"jsonrpc": "2.0", "id": "n", "method": "ping"}).encode()
            status, text = server.post(body, session.headers)
            assert (status, json.loads(text)["error"]) == (503, STOPPING)
            assert b"held" in calling.getresponse().read()
            assert server.process.wait(60) == 0
    logged = (tmp_path / "stderr.txt").read_text("utf-8")
    assert "Traceback" not in logged
    assert "closed with 0 calls" in logged


@pytest.mark.parametrize("start", [in_session, stateless])
def test_an_http_server_answers_calls_that_it_cancels(
    command: Command, tmp_path: Path, start: Any
) -> None:
    counting = variant(command, "counting", COUNTING)
    with limited(**SHORT), serving(counting, tmp_path) as server:
        session = server.start()
        with closing(server.connect()) as calling:
            start(session, calling, {"name": "hold", "arguments": {"milliseconds": 3_600_000}})
            wait_for(lambda: session.call("cancelled")["content"][0]["text"] == "1")
            server.process.terminate()
            assert cancelled("hold").encode() in calling.getresponse().read()
            assert server.process.wait(60) == 0
    logged = (tmp_path / "stderr.txt").read_text("utf-8")
    assert "Traceback" not in logged
    assert len(logged.splitlines()) < 30
