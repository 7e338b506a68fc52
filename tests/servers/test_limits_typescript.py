"""The limits of the emitted server of TypeScript: numbers, sizes and times, and peers that do not read."""

from __future__ import annotations

import json
import os
import subprocess
import time
from contextlib import closing, suppress
from http.client import HTTPException
from pathlib import Path
from signal import SIGTERM

import pytest

from tests.servers.conftest import Built
from tests.servers.processes import HEADERS, serving
from tests.servers.projects import Command
from tests.servers.test_server_typescript import (
    DEEP,
    DIGITS,
    REFUSED,
    call,
    get,
    modern,
    options,
    piped,
    receive,
    send,
    settings,
    text_of,
)

pytestmark = pytest.mark.native


@pytest.fixture(scope="module")
def command(built: Built) -> Command:
    """A server."""
    return built("typescript")


@pytest.mark.parametrize("signal", [None, SIGTERM])
def test_a_large_answer_is_whole_before_the_server_ends(
    command: Command, signal: int | None
) -> None:
    with piped(command) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        send(process, call(2, "anything", value="x" * 1_000_000))
        start = os.read(process.stdout.fileno(), 1).decode()
        if signal is None:
            process.stdin.close()
        else:
            process.send_signal(signal)
        # Nothing else is read until the server would have ended.
        with suppress(subprocess.TimeoutExpired):
            process.wait(1)
        assert json.loads(start + process.stdout.read())["id"] == 2
        assert process.wait(60) == 0


def test_calls_have_a_number_and_a_time(command: Command) -> None:
    with piped(command, **options(maxCalls=1, callTime=500)) as process:
        send(process, call(2, "wait"))
        send(process, call(3, "add", numbers=[1]))
        busy = {"code": -32000, "message": "the server is busy: 1 calls are running"}
        assert receive(process) == {"jsonrpc": "2.0", "id": 3, "error": busy}
        assert text_of(receive(process)) == "The tool wait took too long."
        send(process, call(4, "cancelled"))
        assert text_of(receive(process)) == "1"


SMALL = {"maxCalls": 1, "maxStreams": 1, "maxSessions": 2, "maxBody": 10_000, "readTime": 1000}


def test_sizes_and_times_of_requests(command: Command, tmp_path: Path) -> None:
    with settings(**options(**SMALL)), serving(command, tmp_path) as server:
        assert server.post(b'"' + b"x" * 10_001)[0] == 413
        assert server.post(b"{}", {"X-Long": "x" * 17_000})[0] == 431
        for text, code, id_, message in REFUSED:
            if message in {DEEP, DIGITS} and len(text) < 10_000:
                status, body = server.post(text.encode())
                assert (status, json.loads(body)["id"]) == (400, id_)
                assert json.loads(body)["error"] == {"code": code, "message": message}
        with closing(server.connect()) as slow:
            slow.putrequest("POST", "/mcp")
            for name, value in {**HEADERS, "Content-Length": "10"}.items():
                slow.putheader(name, value)
            slow.endheaders(b"{")
            assert slow.getresponse().status == 408


def test_a_reader_that_stands_still_does_not_keep_its_connection(
    command: Command, tmp_path: Path
) -> None:
    limits = {"maxConnections": 1, "callTime": 1000, "readTime": 1000}
    with (
        settings(**options(**limits)),
        serving(command, tmp_path) as server,
        closing(server.connect()) as slow,
    ):
        body, headers = modern("anything", arguments={"value": "x" * 4_000_000})
        slow.request("POST", "/mcp", body, {**HEADERS, **headers})
        # The response is not read: its connection ends, and another one is accepted.
        latest = time.monotonic() + 60
        while time.monotonic() < latest:
            with suppress(OSError, HTTPException):
                assert get(server, "/healthz")[0] == 200
                return
            time.sleep(0.05)
        pytest.fail("the connection is kept")


def test_streams_calls_and_sessions_have_budgets(command: Command, tmp_path: Path) -> None:
    with settings(**options(**SMALL)), serving(command, tmp_path) as server:
        session = server.start()
        standing = {**session.headers, "Accept": "text/event-stream"}
        with closing(server.connect()) as stream:
            stream.request("GET", "/mcp", headers=standing)
            assert stream.getresponse().status == 200
            status, headers, _ = get(server, "/mcp", **standing)
            assert (status, headers["retry-after"]) == (503, "1")
        with closing(server.connect()) as running:
            body = json.dumps(call(5, "wait"))
            running.request("POST", "/mcp", body, {**HEADERS, **session.headers})
            assert running.getresponse().status == 200  # the stream of the response
            status, text = server.post(json.dumps(call(6, "cancelled")).encode(), session.headers)
            assert (status, json.loads(text)["error"]["code"]) == (503, -32000)
            assert session.request("ping")["result"] == {}
            # A session with a call is not ended for others.
            others = [server.start(), server.start()]
            ping = b'{"jsonrpc":"2.0","id":1,"method":"ping"}'
            assert [server.post(ping, one.headers)[0] for one in others] == [404, 200]
            session.send({"method": "notifications/cancelled", "params": {"requestId": 5}})
        assert session.request("ping")["result"] == {}


def test_sessions_that_are_not_used_end(command: Command, tmp_path: Path) -> None:
    with (
        settings(**options(sessionIdle=-1)),
        serving(command, tmp_path) as server,
        pytest.raises(AssertionError, match="Session not found"),
    ):
        server.start()
