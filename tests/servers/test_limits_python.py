"""The emitted server of Python answers every message, with any text, within the limits that are options."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.servers.conftest import Built
from tests.servers.pipes import limited, piped, variant
from tests.servers.processes import HEADERS, Server, Session, serving
from tests.servers.projects import Command

pytestmark = pytest.mark.native

LIMITS = {"maxBody": 100_000, "maxSessions": 2, "maxStreams": 1, "maxCalls": 1, "readTime": 1000}


@pytest.fixture
def command(built: Built) -> Command:
    """A server."""
    return built("python-pydantic")


def call_of(argument: bytes, id_: bytes = b"7") -> bytes:
    """Return a call with an argument."""
    params = b'{"name":"anything","arguments":{"value":' + argument + b"}}"
    return b'{"jsonrpc":"2.0","id":' + id_ + b',"method":"tools/call","params":' + params + b"}"


DEEP = "the message is nested deeper than 128 levels"
LONG = "the message has a number of more than 1000 digits"
NO_JSON = "the message is not JSON"
NO_REQUEST = "the message is not a request"
SURROGATE = b'"\xed\xa0\x80"'
"""Not UTF-8, which `json.loads` decodes."""
LATE = b'{"method":"tools/call","params":{"a":%b},"jsonrpc":"2.0","id":"last"}'
REFUSED: tuple[tuple[bytes, int, Any, str], ...] = (
    (call_of(b"[" * 200 + b"]" * 200), -32600, 7, DEEP),
    (call_of(b"[" * 100_000), -32600, 7, DEEP),
    (call_of(b'{"a":' * 600 + b"1" + b"}" * 600, b'"x"'), -32600, "x", DEEP),
    (call_of(b"9" * 1001), -32600, 7, LONG),
    (call_of(b"-0." + b"1" * 1000), -32600, 7, LONG),
    (call_of(b"1" * 1_000_000), -32600, 7, LONG),
    (LATE % (b"1" * 1001), -32600, "last", LONG),
    (
        call_of(b'"' + b"x" * (5 << 20) + b'"'),
        -32600,
        7,
        "the message is longer than 4194304 bytes",
    ),
    (
        LATE % (b'"' + b"x" * (5 << 20) + b'"'),
        *(-32600, "last", "the message is longer than 4194304 bytes"),
    ),
    (call_of(b'"\\ud800"'), -32600, 7, NO_REQUEST),
    (call_of(b"1e"), -32700, 7, NO_JSON),
    (call_of(b'"\xff"'), -32700, 7, NO_JSON),
    (b"{", -32700, None, NO_JSON),
    (b"null", -32600, None, NO_REQUEST),
    (b"7", -32600, None, NO_REQUEST),
    (b"[]", -32600, None, NO_REQUEST),
    (b'[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32600, None, NO_REQUEST),
    (b'{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600, None, NO_REQUEST),
    (b'{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600, None, NO_REQUEST),
    (b'{"jsonrpc":"1.0","id":5,"method":"ping"}', -32600, 5, NO_REQUEST),
    (b'{"jsonrpc":"2.0","id":"\\ud800","method":7}', -32600, None, NO_REQUEST),
    (call_of(b"[" * 200 + b"]" * 200, SURROGATE), -32600, None, DEEP),
    (call_of(b"1", SURROGATE), -32700, None, NO_JSON),
    (b'{"jsonrpc":"2.0","id":%b,"method":7}' % SURROGATE, -32700, None, NO_JSON),
)
ACCEPTED: tuple[tuple[bytes, Any], ...] = (
    (b"[" * 120 + b"]" * 120, None),
    (b"0." + b"1" * 999, None),
    (b'"%b"' % (b"[" * 5000), "[" * 5000),
    (b'"\\"%b\\\\"' % (b"7" * 5000), '"' + "7" * 5000 + "\\"),
    (b"1e5", 100_000),
)


def test_every_text_on_standard_input_is_answered_and_the_server_goes_on(command: Command) -> None:
    with piped(command) as pipe:
        for text, code, id_, message in REFUSED:
            found = pipe.answer(text)
            assert found["id"] == id_, (text[:99], found)
            assert found["error"] == {"code": code, "message": message}, text[:99]
        for argument, expected in ACCEPTED:
            result = pipe.answer(call_of(argument))["result"]
            assert not result["isError"], (argument[:99], result)
            value = result["structuredContent"]["value"]
            assert expected is None or value == expected
        for odd in (b"NaN", b"-Infinity", b"1e1000000"):
            assert pipe.answer(call_of(odd))["result"]["isError"], odd
        assert pipe.answer(b'\n \n{"jsonrpc":"2.0","id":8,"method":"ping"}') == {
            "jsonrpc": "2.0",
            "id": 8,
            "result": {},
        }


def test_the_same_texts_are_refused_over_http(command: Command, tmp_path: Path) -> None:
    with serving(command, tmp_path) as server:
        session = server.start()
        for text, code, id_, message in REFUSED:
            if message in {DEEP, LONG}:
                status, body = server.post(text, session.headers)
                error = {"code": code, "message": message}
                assert (status, json.loads(body)) == (
                    400,
                    {"jsonrpc": "2.0", "id": id_, "error": error},
                )
        for odd in ("null", "true", "{}", "[1]", "1.5"):
            ping = f'{{"jsonrpc":"2.0","id":{odd},"method":"ping"}}'
            status, body = server.post(ping.encode(), session.headers)
            assert (status, json.loads(body)["error"]["code"]) == (400, -32600), odd
        notification = b'{"jsonrpc":"2.0","method":"notifications/other","params":{"id":1}}'
        assert server.post(notification, session.headers) == (202, "")
        assert session.request("ping")["result"] == {}


def test_calls_beyond_the_limit_are_refused(command: Command) -> None:
    busy = {"code": -32000, "message": "the server is busy: 1 calls are running"}
    with piped(command, maxCalls=1) as pipe:
        pipe.call("wait")
        refused = pipe.call("add", {"numbers": [1]})
        found = pipe.receive()
        assert (found["id"], found["error"]) == (refused, busy)


def test_a_second_request_with_the_id_of_one_without_a_response_is_refused(
    command: Command,
) -> None:
    with piped(command) as pipe:
        id_ = pipe.call("wait")
        message = "another request with this id has no response yet"
        for _ in range(2):
            found = pipe.answer(b'{"jsonrpc":"2.0","id":%d,"method":"ping"}' % id_)
            error = {"code": -32600, "message": message}
            assert found == {"jsonrpc": "2.0", "id": id_, "error": error}
        assert pipe.answer(b'{"jsonrpc":"2.0","id":"a","method":"ping"}')["result"] == {}
        cancelled = (
            b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":%d}}'
        )
        pipe.send(cancelled % id_)
        assert pipe.answer(b'{"jsonrpc":"2.0","id":%d,"method":"ping"}' % id_)["result"] == {}


def test_requests_of_a_client_that_does_not_read_are_not_read_either(command: Command) -> None:
    count = 12_000  # of which pipes and the server hold about half
    with ThreadPoolExecutor(1) as pool, piped(command) as pipe:
        text = b"\n".join(b'{"jsonrpc":"2.0","id":%d,"method":"ping"}' % n for n in range(count))
        sending = pool.submit(pipe.send, text)
        assert not wait([sending], timeout=5).done
        assert {pipe.receive()["id"] for _ in range(count)} == {*range(count)}
        sending.result()


def test_all_calls_run_at_once_also_if_their_handlers_are_not_asynchronous(
    command: Command,
) -> None:
    count = 60  # more than the threads that Python has by default
    meeting = f'__import__("threading").Barrier({count}, timeout=60).wait'
    handler = f'(lambda meet: lambda *_: meet() and "met" or "met")({meeting})'
    with piped(variant(command, "meeting", {'lambda *_: "nothing"': handler})) as pipe:
        for _ in range(count):
            pipe.call("test_logging_tool")
        results = [pipe.receive()["result"] for _ in range(count)]
        assert {result["content"][0]["text"] for result in results} == {"met"}


def test_a_call_has_a_time(command: Command) -> None:
    with piped(command, callTime=200) as pipe:
        pipe.call("wait")
        assert pipe.receive()["result"] == {
            "content": [{"type": "text", "text": "The tool wait took too long."}],
            "isError": True,
        }
        pipe.call("cancelled")
        assert pipe.receive()["result"]["content"][0]["text"] == "1"


def test_handlers_do_not_read_or_write_the_messages(command: Command) -> None:
    handler = 'lambda *_: print("printed") or __import__("sys").stdin.readline() or "empty"'
    reading = variant(command, "reading", {'lambda *_: "nothing"': handler})
    with piped(reading) as pipe:
        pipe.call("test_logging_tool")
        assert pipe.receive()["result"]["content"] == [{"type": "text", "text": "empty"}]


def test_what_cannot_be_sent_does_not_end_the_server(command: Command) -> None:
    # A member of any type, which the SDK does not validate.
    block = 'types.TextContent(text="a", _meta={"b": "\\ud800"})'
    handlers = {
        'lambda *_: "nothing"': f'lambda ctx, *_: set_content(ctx, {block}) or "a"',
        '"Tool execution started"': '"\\ud800"',
        "request(ctx).session.report_progress(done, 100)": 'ctx.progress(done, 100, "\\ud800")',
    }
    with piped(variant(command, "unsendable", handlers)) as pipe:
        id_ = pipe.call("test_logging_tool")
        error = {"code": -32603, "message": "the result cannot be sent"}
        assert pipe.receive() == {"jsonrpc": "2.0", "id": id_, "error": error}
        for tool, text in (("logging", "logged"), ("progress", "done")):
            given = {"name": f"test_tool_with_{tool}", "_meta": {"progressToken": "p"}}
            id_ = pipe.request("tools/call", given)
            while (found := pipe.receive()).get("id") != id_:
                assert found["method"] in {"notifications/message", "notifications/progress"}
            assert found["result"]["content"][0]["text"] == text
        assert pipe.answer(b'{"jsonrpc":"2.0","id":"b","method":"ping"}')["result"] == {}


# --- over HTTP -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small limits."""
    with limited(**LIMITS), serving(built("python-pydantic"), tmp_path_factory.mktemp("h")) as made:
        yield made


def test_sizes_of_bodies_and_headers(server: Server) -> None:
    assert server.post(b'"' + b"x" * 100_001)[0] == 413
    assert server.post(b"{}", {"X-Long": "x" * 17_000})[0] == 431
    with suppress(ConnectionError):  # The connection may end while the rest is sent.
        assert server.post(b"{}", {"X-Long": "x" * 200_000})[0] == 431
    assert server.post(b"{}", {"X-Long": "x" * 10_000})[0] == 400


def test_headers_and_bodies_have_a_time(server: Server) -> None:
    for part in (b"", b"POST /mcp HTTP/1.1\r\nHost: localhost\r\n"):
        with closing(server.connect()) as connection:
            connection.connect()
            connection.sock.sendall(part)
            assert connection.sock.recv(1) == b""
    with closing(server.connect()) as connection:
        connection.putrequest("POST", "/mcp")
        connection.putheader("Content-Length", "10")
        connection.endheaders(b"{")
        assert connection.getresponse().status == 408
    with closing(server.connect()) as connection:
        connection.request("GET", "/healthz")
        connection.getresponse().read()
        connection.sock.sendall(b"POST /mcp HTTP/1.1\r\n")
        assert connection.sock.recv(1) == b""


def test_streams_and_calls_have_budgets_of_their_own(server: Server) -> None:
    session = server.start()
    headers = {**session.headers, "Accept": "text/event-stream"}
    with closing(server.connect()) as standing, closing(server.connect()) as other:
        standing.request("GET", "/mcp", headers=headers)
        response = standing.getresponse()
        assert response.status == 200
        other.request("GET", "/mcp", headers=headers)
        refused = other.getresponse()
        assert (refused.status, refused.getheader("Retry-After")) == (503, "1")
        assert session.call("add", {"numbers": [1]})["structuredContent"] == {"sum": 1}


def test_a_call_beyond_the_limit_has_a_status(server: Server) -> None:
    session = server.start()
    with closing(server.connect()) as waiting:
        message = {"jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": {"name": "wait"}}
        waiting.request("POST", "/mcp", json.dumps(message), {**HEADERS, **session.headers})
        assert waiting.getresponse().status == 200  # the stream of the response
        status, text = server.post(json.dumps({**message, "id": "b"}).encode(), session.headers)
        assert (status, json.loads(text)) == (
            503,
            {
                "jsonrpc": "2.0",
                "id": "b",
                "error": {"code": -32000, "message": "the server is busy: 1 calls are running"},
            },
        )
        assert session.request("ping")["result"] == {}
        session.send({"method": "notifications/cancelled", "params": {"requestId": 5}})


def ping(session: Session) -> int:
    """Return the status of a ping in a session."""
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "ping"}).encode()
    return session.server.post(body, session.headers)[0]


def test_the_session_that_is_unused_longest_makes_room(server: Server) -> None:
    first, second = server.start(), server.start()
    assert ping(first) == 200
    third = server.start()
    assert [ping(one) for one in (first, second, third)] == [200, 404, 200]
    # What starts no session ends none.
    for body in (b"{}", b'{"jsonrpc":"2.0","id":1,"method":"ping"}'):
        assert server.post(body)[0] in {400, 503}
    assert [ping(one) for one in (first, third)] == [200, 200]
