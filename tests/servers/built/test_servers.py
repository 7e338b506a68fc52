"""The emitted MCP servers pass the official conformance suite, and survive clients that misbehave."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.servers import numbers, official
from tests.servers.conftest import Built
from tests.servers.processes import HEADERS, INITIALIZE, Server, serving
from tests.servers.projects import TARGETS

SCENARIOS = (
    "server-initialize",
    "ping",
    "logging-set-level",
    "tools-list",
    "tools-call-simple-text",
    "tools-call-image",
    "tools-call-audio",
    "tools-call-embedded-resource",
    "tools-call-mixed-content",
    "tools-call-with-logging",
    "tools-call-error",
    "tools-call-with-progress",
    "tools-call-sampling",
    "tools-call-elicitation",
    "json-schema-2020-12",
    "server-sse-polling",
    "server-sse-multiple-streams",
    "dns-rebinding-protection",
)

pytestmark = pytest.mark.native


@pytest.fixture(scope="module", params=TARGETS)
def server(
    request: pytest.FixtureRequest, built: Built, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server of a target, which all tests use."""
    command = built(request.param)
    with serving(command, tmp_path_factory.mktemp("served")) as running:
        yield running
        assert running.process.poll() is None
        assert running.printed.read_text() == ""


@pytest.fixture(scope="module")
def verdicts(server: Server) -> dict[str, str]:
    """The lines of the summary of the stable release of the suite, by scenario."""
    printed = official.run(official.STABLE, "--url", server.url)
    lines = re.findall(r"^. ([\w-]+): (\d+ passed, \d+ failed)$", printed, re.MULTILINE)
    assert len(lines) > len(SCENARIOS), printed
    return dict(lines)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_server_conforms(verdicts: dict[str, str], scenario: str) -> None:
    assert verdicts[scenario].endswith(", 0 failed")


# --- what the specification requires, and the suite does not check ---------------------------------


def test_structured_results_have_text_and_annotations(server: Server) -> None:
    session = server.start()
    tools = {tool["name"]: tool for tool in session.request("tools/list")["result"]["tools"]}
    assert tools["add"]["title"] == "Addition"
    assert tools["add"]["annotations"] == {"readOnlyHint": True, "idempotentHint": True}
    assert tools["add"]["outputSchema"]["type"] == "object"
    result = session.call("add", {"numbers": [1, 2]})
    assert result["structuredContent"] == {"sum": 3}
    assert result["content"] == [{"type": "text", "text": '{"sum":3}'}]


def test_a_result_that_is_a_union_of_objects_is_structured(server: Server) -> None:
    session = server.start()
    tools = {tool["name"]: tool for tool in session.request("tools/list")["result"]["tools"]}
    schema = tools["find_ticket"]["outputSchema"]
    assert schema["type"] == "object"
    assert [one["title"] for one in schema["oneOf"]] == ["Open", "Closed"]
    assert session.call("find_ticket", {})["structuredContent"] == {"reason": "paid"}


def test_refused_arguments_are_results_that_the_model_reads(server: Server) -> None:
    result = server.start().call("add", {"numbers": ["1"]})
    assert result["isError"]
    (block,) = result["content"]
    assert block["text"] == (
        'Invalid arguments for add (1 problem):\n- /numbers/0: must be integer (got "1")'
    )


@pytest.mark.parametrize(("number", "count"), [(1000, "1000"), (1001, "more than 1000")])
def test_many_problems_are_not_all_counted(server: Server, number: int, count: str) -> None:
    """A peer that sends a value with a problem in each byte costs no memory for each."""
    result = server.start().call("add", {"numbers": [""] * number})
    lines = result["content"][0]["text"].split("\n")
    assert lines[0] == f"Invalid arguments for add ({count} problems):"
    assert lines[20] == '- /numbers/19: must be integer (got "")'
    assert lines[21:] == [f"- and {'many' if number > 1000 else number - 20} more"]


WAYS_TO_FAIL = ("", "payload", "drop", "task", "blocked")
"""How the handler of Rust fails: those of other languages have one way."""


def test_errors_that_are_not_for_the_model_are_hidden(server: Server) -> None:
    session = server.start()
    for how in WAYS_TO_FAIL:
        result = session.call("break", {"how": how})
        assert result["isError"]
        (block,) = result["content"]
        assert block["text"] == "The tool break failed with an internal error."
    assert session.request("ping")["result"] == {}


def test_numbers_arrive_and_return_as_documented(
    server: Server, request: pytest.FixtureRequest
) -> None:
    target = request.node.callspec.params["server"]
    title = numbers.TITLES[target.partition("-")[0]]
    assert numbers.cells_of(server) == numbers.documented(title)


def test_unknown_methods_and_tools_are_refused(server: Server) -> None:
    session = server.start()
    message = {"jsonrpc": "2.0", "id": 50, "method": "tools/unknown"}
    status, text = server.post(json.dumps(message).encode(), session.headers)
    assert status == 400 or "-32601" in text
    response = session.request("tools/call", {"name": "unknown", "arguments": {}})
    assert "unknown" in str(response.get("error") or response["result"]["content"])
    assert "error" in response or response["result"]["isError"]
    assert session.request("ping")["result"] == {}


def test_sessions_that_are_not_known_are_not_found(server: Server) -> None:
    session = server.start()
    session.headers["Mcp-Session-Id"] = "0123456789abcdef"
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "ping"}).encode()
    assert server.post(body, session.headers)[0] == 404


def test_unsupported_versions_are_refused(server: Server) -> None:
    session = server.start()
    session.headers["Mcp-Protocol-Version"] = "1999-01-01"
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "ping"}).encode()
    assert server.post(body, session.headers)[0] == 400


def test_messages_below_the_level_of_the_client_are_not_sent(server: Server) -> None:
    session = server.start()
    assert session.request("logging/setLevel", {"level": "error"})["result"] == {}
    body: dict[str, Any] = {"jsonrpc": "2.0", "id": 9, "method": "tools/call"}
    body["params"] = {"name": "test_tool_with_logging", "arguments": {}}
    status, text = server.post(json.dumps(body).encode(), session.headers)
    assert status == 200
    assert "logged" in text
    assert "notifications/message" not in text


def test_a_cancelled_call_ends(server: Server) -> None:
    """A call that is cancelled before its handler runs does not start, so calls are made until one has started."""
    session = server.start()
    before = session.call("cancelled")["content"][0]["text"]
    for attempt in range(20):
        with closing(server.connect()) as connection:
            call: dict[str, Any] = {"jsonrpc": "2.0", "id": 77 + attempt, "method": "tools/call"}
            call["params"] = {"name": "wait", "arguments": {}}
            connection.request("POST", "/mcp", json.dumps(call), {**HEADERS, **session.headers})
            for _ in range(20):
                time.sleep(0.05)
                params = {"requestId": call["id"], "reason": "test"}
                session.send({"method": "notifications/cancelled", "params": params})
                if session.call("cancelled")["content"][0]["text"] != before:
                    return
    pytest.fail("no call is cancelled")


# --- clients that misbehave ------------------------------------------------------------------------


@pytest.mark.parametrize("header", ["Host", "Origin"])
def test_requests_for_other_hosts_are_refused(server: Server, header: str) -> None:
    message = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": INITIALIZE}
    body = json.dumps(message).encode()
    for host in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80"):
        value = host if header == "Host" else f"http://{host}"
        assert server.post(body, {header: value})[0] in {403, 421}, host
    assert server.post(body, {"Origin": "http://localhost:1234"})[0] == 200


HOSTS = (
    "Host: 127.0.0.1:{port}@evil.example",
    "Host: 127.0.0.1:{port}/evil.example",
    "Host: a b",
    "Host: %",
    "Host: 127.0.0.1\r\nHost: evil.example",
)


@pytest.mark.parametrize("target", ["/mcp", "http://evil.example/mcp"])
def test_malformed_hosts_are_refused(server: Server, target: str) -> None:
    port = urlsplit(server.url).port
    for header in HOSTS if target == "/mcp" else ("Host: 127.0.0.1:{port}",):
        message = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": INITIALIZE}
        body = json.dumps(message)
        lines = [
            f"POST {target} HTTP/1.1",
            header.format(port=port),
            *(f"{name}: {value}" for name, value in HEADERS.items()),
            f"Content-Length: {len(body)}",
            "Connection: close",
        ]
        with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
            connection.sendall(("\r\n".join(lines) + f"\r\n\r\n{body}").encode())
            answer = connection.makefile("rb").readline()
        status = int(answer.split()[1])
        assert 400 <= status < 500, (target, header, answer)


MALFORMED = (
    b"",
    b"{",
    b"\xff\xfe",
    b"[]",
    b"null",
    b"7",
    b'{"jsonrpc":"2.0"}',
    b'{"jsonrpc":"1.0","id":1,"method":"ping"}',
    b'{"jsonrpc":"2.0","id":{},"method":"ping"}',
    b'{"jsonrpc":"2.0","id":1,"method":7}',
    b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[]}',
    b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":7}}',
    b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":'
    + b'{"a":' * 5000
    + b"1"
    + b"}" * 5001,
)


def test_malformed_messages_are_refused(server: Server) -> None:
    session = server.start()
    for body in MALFORMED:
        for headers in ({}, session.headers):
            status, text = server.post(body, headers)
            assert status < 500, (body[:99], status, text)
            assert '"result"' not in text, (body[:99], status, text)
    assert session.request("ping")["result"] == {}


def test_bodies_that_are_too_large_are_refused(server: Server) -> None:
    session = server.start()
    before = server.memory()
    for _ in range(4):
        with closing(server.connect()) as connection:
            headers = {**HEADERS, **session.headers}
            body = (b'"' + b"x" * 65_536 for _ in range(512))
            with suppress(ConnectionError):
                connection.request("POST", "/mcp", body, headers, encode_chunked=True)
            with suppress(ConnectionError):
                assert connection.getresponse().status == 413
    assert server.memory() - before < 64 << 20
    assert session.request("ping")["result"] == {}


def test_slow_bodies_do_not_keep_others_from_the_server(server: Server) -> None:
    session = server.start()
    with ExitStack() as stack:
        for _ in range(20):
            connection = stack.enter_context(closing(server.connect()))
            connection.putrequest("POST", "/mcp")
            for name, value in {**HEADERS, **session.headers, "Content-Length": "1000"}.items():
                connection.putheader(name, value)
            connection.endheaders(b"{")
        assert session.request("ping")["result"] == {}


def test_the_memory_of_a_server_is_bounded(server: Server) -> None:
    session = server.start()
    for _ in range(50):
        session.request("ping")
    before = server.memory()
    message = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": INITIALIZE}
    body = json.dumps(message).encode()
    statuses = [server.post(body)[0] for _ in range(300)]
    assert set(statuses) == {200}
    for _ in range(200):
        session.call("add", {"numbers": [*range(1000)]})
    assert server.memory() - before < 96 << 20
