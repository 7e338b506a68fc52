"""The emitted server of TypeScript: how it stops, what it refuses, who may call it, and questions in every revision."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from signal import SIGINT, SIGTERM
from typing import Any

import pytest

from tests.servers.conftest import Built
from tests.servers.processes import HEADERS, INITIALIZE, START, Server, serving
from tests.servers.projects import Command, run

pytestmark = pytest.mark.native

STARTED = {"jsonrpc": "2.0", "method": "notifications/initialized"}
STOPPED = "The tool hold was cancelled because the server is stopping."
CANNOT_ASK = "This tool has to ask a person, and the client cannot ask."
REVISION = "2026-07-28"


@pytest.fixture(scope="module")
def command(built: Built) -> Command:
    """A server."""
    return built("typescript")


@contextmanager
def settings(**variables: str) -> Iterator[None]:
    """Set variables of the environment in a block."""
    os.environ.update(variables)
    try:
        yield
    finally:
        for name in variables:
            del os.environ[name]


def options(**given: Any) -> dict[str, str]:
    """Return the variable with the options of a server."""
    return {"SERVER_OPTIONS": json.dumps(given)}


def call(id_: int, tool: str, **arguments: Any) -> dict[str, Any]:
    params = {"name": tool, "arguments": arguments}
    return {"jsonrpc": "2.0", "id": id_, "method": "tools/call", "params": params}


# --- standard input and output ---------------------------------------------------------------------


@contextmanager
def piped(command: Command, **variables: str) -> Iterator[subprocess.Popen[str]]:
    """Run a server over standard input and output, whose session has started."""
    with (
        settings(**variables),
        subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            bufsize=1,
        ) as process,
    ):
        try:
            send(process, START)
            assert receive(process)["id"] == 1
            send(process, STARTED)
            yield process
        finally:
            process.kill()


def send(process: subprocess.Popen[str], message: Any) -> None:
    assert process.stdin is not None
    text = message if isinstance(message, str) else json.dumps(message)
    process.stdin.write(f"{text}\n")
    process.stdin.flush()


def receive(process: subprocess.Popen[str]) -> Any:
    assert process.stdout is not None
    return json.loads(process.stdout.readline())


def text_of(response: Any) -> str:
    text: str = response["result"]["content"][0]["text"]
    return text


@pytest.mark.parametrize("signal", [SIGINT, SIGTERM])
def test_a_signal_waits_for_calls_and_then_ends_the_server(command: Command, signal: int) -> None:
    with piped(command) as process:
        send(process, call(2, "hold", milliseconds=1000))
        send(process, call(3, "add", numbers=[1]))
        assert receive(process)["id"] == 3
        process.send_signal(signal)
        assert text_of(receive(process)) == "held"
        assert process.wait(60) == 0
        assert process.stderr is not None
        assert "closed with 0 calls" in process.stderr.read()


def test_calls_that_take_longer_than_the_grace_are_cancelled_and_answered(command: Command) -> None:
    with piped(command, **options(grace=100)) as process:
        send(process, call(2, "hold", milliseconds=600_000))
        send(process, call(3, "add", numbers=[1]))
        assert receive(process)["id"] == 3
        process.send_signal(SIGTERM)
        response = receive(process)
        assert (text_of(response), response["result"]["isError"]) == (STOPPED, True)
        assert process.wait(60) == 0


def test_new_calls_are_refused_while_the_server_stops(command: Command) -> None:
    with piped(command) as process:
        send(process, call(2, "hold", milliseconds=1500))
        send(process, call(3, "add", numbers=[1]))
        assert receive(process)["id"] == 3
        process.send_signal(SIGTERM)
        refused: Any = {}
        while "error" not in refused:  # until the signal arrives
            send(process, call(4, "add", numbers=[1]))
            refused = receive(process)
        assert refused["error"] == {"code": -32000, "message": "the server is stopping"}
        assert process.wait(60) == 0


def test_the_end_of_the_input_waits_for_all_requests(command: Command) -> None:
    calls = [call(2, "hold", milliseconds=300), call(3, "add", numbers=[1, 2])]
    lines = [START, STARTED, *calls]
    text = "\n".join(json.dumps(one) for one in lines)  # the last line has no end
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    responses = [json.loads(line) for line in done.stdout.splitlines()]
    assert sorted(one["id"] for one in responses) == [1, 2, 3]
    assert all("result" in one for one in responses)
    assert "closed with 0 calls" in done.stderr


def nested(depth: int) -> str:
    params = '{"a":' * (depth - 1) + "1" + "}" * (depth - 1)
    return f'{{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{params}}}'


def number(text: str) -> str:
    params = f'{{"name":"a_number","arguments":{{"value":{text}}}}}'
    return f'{{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{params}}}'


DEEP = "the message is nested deeper than 128 levels"
DIGITS = "the message has a number of more than 1000 digits"
LONG = "the message is longer than 4194304 bytes"
REQUEST = "the message is not a request"
NO_JSON = "the message is not JSON"
LAST = '{"method":"tools/call","params":{"id":1,"a":"%s"},"jsonrpc":"2.0","id":"last"}'
REFUSED: tuple[tuple[str, int, Any, str], ...] = (
    (nested(129), -32600, 7, DEEP),
    (nested(100_000), -32600, 7, DEEP),
    (LAST.replace('"%s"', "[" * 200 + "]" * 200), -32600, "last", DEEP),
    (number("1" * 1001), -32600, 7, DIGITS),
    (number("-0." + "1" * 1000), -32600, 7, DIGITS),
    (number('"' + "x" * (5 << 20) + '"'), -32600, 7, LONG),
    (LAST % ("x" * (5 << 20)), -32600, "last", LONG),
    (number('"' + "x" * (5 << 20) + '"').replace(":7,", ":007,"), -32600, None, LONG),
    ("{", -32700, None, NO_JSON),
    (number("1e"), -32700, 7, NO_JSON),
    ('{"jsonrpc":"2.0","id":007,"method":"ping"}', -32700, None, NO_JSON),
    ('{"jsonrpc":"2.0","id":"a\tb","method":"ping"}', -32700, None, NO_JSON),
    ('{"jsonrpc":"2.0","id":1.5,"method":ping}', -32700, None, NO_JSON),
    ("null", -32600, None, REQUEST),
    ("[]", -32600, None, REQUEST),
    ('[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32600, None, REQUEST),
    ('{"jsonrpc":"2.0","id":5}', -32600, 5, REQUEST),
    ('{"jsonrpc":"1.0","id":5,"method":"ping"}', -32600, 5, REQUEST),
    ('{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600, None, REQUEST),
)


def test_every_text_is_answered_and_the_server_goes_on(command: Command) -> None:
    with piped(command) as process:
        for text, code, id_, message in REFUSED:
            send(process, text)
            error = {"code": code, "message": message}
            assert receive(process) == {"jsonrpc": "2.0", "id": id_, "error": error}, text[:99]
        for text in (
            nested(128),
            number('"' + "[" * 200 + "1" * 2000 + '\\""'),
            number("1e1000000"),
        ):
            send(process, text)
            response = receive(process)
            assert response["id"] == 7
            assert "error" in response or response["result"]["isError"], response
        send(process, " \n" + json.dumps(call(8, "add", numbers=[1])))
        assert receive(process)["result"]["structuredContent"] == {"sum": 1}


def test_a_client_that_cannot_ask_is_told(command: Command) -> None:
    with piped(command) as process:
        send(process, call(2, "test_missing_capability"))
        result = receive(process)["result"]
        assert (result["content"], result["isError"]) == (
            [{"type": "text", "text": CANNOT_ASK}],
            True,
        )


# --- HTTP ------------------------------------------------------------------------------------------


def get(server: Server, path: str, **headers: str) -> tuple[int, Mapping[str, str], str]:
    """Return the status, the headers and the body of a response."""
    with closing(server.connect()) as connection:
        connection.request("GET", path, headers=headers)
        response = connection.getresponse()
        found = {name.lower(): value for name, value in response.getheaders()}
        return response.status, found, response.read().decode()


def modern(tool: str, *, asks: bool = True, **more: Any) -> tuple[bytes, dict[str, str]]:
    """Return the body and the headers of a call of the revision without sessions."""
    meta = {
        "io.modelcontextprotocol/protocolVersion": REVISION,
        "io.modelcontextprotocol/clientInfo": INITIALIZE["clientInfo"],
        "io.modelcontextprotocol/clientCapabilities": {"elicitation": {"form": {}}} if asks else {},
    }
    params = {"name": tool, "arguments": {}, "_meta": meta, **more}
    body = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}
    headers = {
        "Mcp-Protocol-Version": REVISION,
        "Mcp-Method": "tools/call",
        "Mcp-Name": tool,
    }
    return json.dumps(body).encode(), headers


def called(server: Server, tool: str, **more: Any) -> Any:
    """Call a tool in the revision without sessions, and return the response."""
    return json.loads(server.post(*modern(tool, **more))[1])


def test_a_signal_drains_the_server(command: Command, tmp_path: Path) -> None:
    with settings(**options(grace=600_000)), serving(command, tmp_path) as server:
        assert get(server, "/healthz", Host="elsewhere")[::2] == (200, '{"status":"ok"}')
        assert get(server, "/readyz")[::2] == (200, '{"status":"ok"}')
        session = server.start()
        with closing(server.connect()) as running:
            body = json.dumps(call(9, "hold", milliseconds=600_000))
            running.request("POST", "/mcp", body, {**HEADERS, **session.headers})
            assert running.getresponse().status == 200  # the stream of the response
            server.process.terminate()
            while get(server, "/readyz")[0] == 200:
                pass
            assert get(server, "/readyz")[::2] == (503, '{"status":"stopping"}')
            assert get(server, "/healthz")[0] == 200
            refused = json.loads(server.post(*modern("cancelled"))[1])
            assert refused["error"] == {"code": -32000, "message": "the server is stopping"}
            status, text = server.post(json.dumps(call(3, "cancelled")).encode(), session.headers)
            assert (status, json.loads(text)["id"]) == (503, 3)
            assert server.process.poll() is None
            session.send({"method": "notifications/cancelled", "params": {"requestId": 9}})
            assert server.process.wait(60) == 0
        assert "closed with 0 calls" in (tmp_path / "stderr.txt").read_text()


def test_calls_over_http_are_answered_before_the_server_ends(
    command: Command, tmp_path: Path
) -> None:
    with settings(**options(grace=100)), serving(command, tmp_path) as server:
        body, headers = modern("hold", arguments={"milliseconds": 600_000})
        with closing(server.connect()) as running:
            running.request("POST", "/mcp", body, {**HEADERS, **headers})
            assert "result" in called(server, "cancelled")
            server.process.terminate()
            assert json.loads(running.getresponse().read())["result"]["content"] == [
                {"type": "text", "text": STOPPED}
            ]
        assert server.process.wait(60) == 0


@pytest.mark.parametrize("host", ["[::]", "192.0.2.1", "example.com"])
def test_other_interfaces_need_a_verifier(command: Command, host: str) -> None:
    done = subprocess.run(
        [*command, "--http", f"{host}:0"], capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 1
    assert f"{host} is not a loopback interface: set a verifier of tokens" in done.stderr


def test_other_interfaces_are_served_if_they_are_allowed(command: Command) -> None:
    with (
        settings(**options(allowAnonymous=True)),
        subprocess.Popen(
            [*command, "--http", "0.0.0.0:0"], stderr=subprocess.PIPE, text=True
        ) as process,
    ):
        assert process.stderr is not None
        assert "serving MCP at http://0.0.0.0:" in process.stderr.readline()
        process.terminate()


def test_the_name_of_another_tool_does_not_avoid_scopes(command: Command, tmp_path: Path) -> None:
    with settings(TOKENS="1", TWICE="1"), serving(command, tmp_path) as server:
        body, headers = modern("spend")
        status, _ = server.post(body, {**headers, "Authorization": "Bearer good"})
        assert status == 403
        text = server.post(body, {**headers, "Authorization": "Bearer spender"})[1]
        assert json.loads(text)["result"]["content"] == [{"type": "text", "text": "bob"}]


def test_tokens_and_scopes(command: Command, tmp_path: Path) -> None:
    with settings(TOKENS="1"), serving(command, tmp_path) as server:
        body, headers = modern("spend")
        for token in ("", "unknown", "expired", "foreign"):
            given = {**headers, **({"Authorization": f"Bearer {token}"} if token else {})}
            with closing(server.connect()) as connection:
                connection.request("POST", "/mcp", body, {**HEADERS, **given})
                response = connection.getresponse()
                challenge = response.getheader("WWW-Authenticate", "")
            assert response.status == 401, token
            assert "/.well-known/oauth-protected-resource/mcp" in challenge
        known = get(server, "/.well-known/oauth-protected-resource/mcp")
        assert json.loads(known[2])["authorization_servers"] == ["https://auth.example"]
        assert get(server, "/healthz")[0] == 200
        start = json.dumps(START).encode()
        ann = {"Authorization": "Bearer good"}
        bob = {"Authorization": "Bearer spender"}
        status, text = server.post(body, {**headers, **ann})
        assert (status, json.loads(text)["error"]) == (403, "insufficient_scope")
        assert server.post(start)[0] == 401
        assert json.loads(server.post(body, {**headers, **bob})[1])["result"]["content"] == [
            {"type": "text", "text": "bob"}
        ]
        # A session belongs to its principal.
        with closing(server.connect()) as connection:
            connection.request("POST", "/mcp", start, {**HEADERS, **bob})
            id_ = connection.getresponse().getheader("Mcp-Session-Id")
        spend = json.dumps(call(2, "spend")).encode()
        session = {"Mcp-Session-Id": str(id_)}
        assert server.post(spend, {**session, **ann})[0] == 404
        assert "bob" in server.post(spend, {**session, **bob})[1]
        assert "spent" in (tmp_path / "stderr.txt").read_text()


ANSWER = {"user_name": {"action": "accept", "content": {"name": "Ada"}}}


def test_questions_of_stateless_calls(command: Command, tmp_path: Path) -> None:
    tool = "test_input_required_result_multi_round"
    color = {"color": {"action": "accept", "content": {"color": "red"}}}
    with serving(command, tmp_path) as server:
        first = called(server, tool)["result"]
        assert first["inputRequests"].keys() == {"user_name"}
        state = first["requestState"]
        # What was not asked is not an answer.
        for more in (
            {"inputResponses": ANSWER},
            {"inputResponses": color, "requestState": state},
            {"inputResponses": {"user_name": {"action": "accept", "content": {"name": 7}}}},
        ):
            again = called(server, tool, **more)["result"]
            assert again["inputRequests"].keys() == {"user_name"}, more
        odd = {"user_name": {"action": "accept", "content": {"name": 7}}}
        repeated = called(server, tool, inputResponses=odd, requestState=state)["result"]
        message = repeated["inputRequests"]["user_name"]["params"]["message"]
        assert message == "Please fill in: user_name (name must be string (got 7))"
        second = called(server, tool, inputResponses=ANSWER, requestState=state)["result"]
        assert second["inputRequests"].keys() == {"color"}
        state = second["requestState"]
        done = called(server, tool, inputResponses=color, requestState=state)["result"]
        assert '{"name":"Ada"}' in done["content"][0]["text"]
        assert '{"color":"red"}' in done["content"][0]["text"]
        for wrong in (state[:-2] + "AA", "x", "x" * 70_000):
            refused = called(server, tool, inputResponses=color, requestState=wrong)
            assert refused["error"]["code"] == -32602, wrong[:9]
        # An answer is that of one call.
        given = {"inputResponses": color, "requestState": state}
        for other in (
            called(server, tool, arguments={"a": 1}, **given),
            called(server, "test_missing_capability", **given),
        ):
            assert other["error"]["code"] == -32602
        status, text = server.post(*modern(tool, asks=False))
        assert (status, json.loads(text)["error"]["code"]) == (400, -32021)


def test_the_order_of_arguments_does_not_matter(command: Command, tmp_path: Path) -> None:
    tool = "test_input_required_result_multi_round"
    with serving(command, tmp_path) as server:
        first = called(server, tool, arguments={"a": 1, "b": {"c": 1, "d": 2}})["result"]
        given = {"inputResponses": ANSWER, "requestState": first["requestState"]}
        second = called(server, tool, arguments={"b": {"d": 2, "c": 1}, "a": 1}, **given)
        assert second["result"]["inputRequests"].keys() == {"color"}


KEYS = "0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"


def test_servers_with_a_common_key_share_calls(command: Command, tmp_path: Path) -> None:
    tool = "test_input_required_result_elicitation"
    states: list[str] = []
    # The first key signs, all verify.
    for keys, expected in ((",".join(KEYS), []), (KEYS[0], [True]), (KEYS[1], [False, False])):
        (folder := tmp_path / str(len(states))).mkdir()
        with settings(ADLGEN_STATE_KEY=keys), serving(command, folder) as server:
            answers = [
                called(server, tool, inputResponses=ANSWER, requestState=state) for state in states
            ]
            assert ["result" in one for one in answers] == expected
            states.append(called(server, tool)["result"]["requestState"])


def test_states_expire(command: Command, tmp_path: Path) -> None:
    tool = "test_input_required_result_elicitation"
    with settings(**options(stateTime=-5000)), serving(command, tmp_path) as server:
        state = called(server, tool)["result"]["requestState"]
        refused = called(server, tool, inputResponses=ANSWER, requestState=state)
        assert refused["error"]["code"] == -32602


def test_headers_are_compared_with_arguments(command: Command, tmp_path: Path) -> None:
    with serving(command, tmp_path) as server:
        body, headers = modern("test_custom_header", arguments={"region": "eu"})
        assert server.post(body, {**headers, "Mcp-Param-Region": "eu"})[0] == 200
        for given in ({}, {"Mcp-Param-Region": "us"}):
            status, text = server.post(body, {**headers, **given})
            assert (status, json.loads(text)["error"]["code"]) == (400, -32020)


def test_lists_may_be_kept(command: Command, tmp_path: Path) -> None:
    body, headers = modern("")
    message = {**json.loads(body), "method": "tools/list"}
    del message["params"]["name"]
    del headers["Mcp-Name"]
    listed = json.dumps(message).encode(), {**headers, "Mcp-Method": "tools/list"}
    with settings(**options(ttl=60_000, scope="public")), serving(command, tmp_path) as server:
        first, second = (server.post(*listed)[1] for _ in "12")
        assert first == second
        result = json.loads(first)["result"]
        assert (result["ttlMs"], result["cacheScope"]) == (60_000, "public")


# --- in code ---------------------------------------------------------------------------------------


def test_the_modules_of_the_server_in_code(command: Command) -> None:
    program = Path(command[-1]).with_name("server.test.js")
    assert "# fail 0" in run(["node", "--test", str(program)], program.parent)
