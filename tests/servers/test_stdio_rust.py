"""The emitted server of Rust over standard input and output answers every line, and goes on after what it cannot read."""

from __future__ import annotations

import json
import os
import select
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.servers.conftest import Built
from tests.servers.pipes import Pipe, piped
from tests.servers.processes import INITIALIZE, LIMIT
from tests.servers.projects import Command, run

pytestmark = pytest.mark.native

TEXT = "This is a simple text response for testing."
DEEP = "the message is nested deeper than 128 levels"
LONG = "the message has a number of more than 1000 digits"
SHAPE = "the message is not a request, a notification or a response"
BUSY = {"code": -32000, "message": "the server is busy: 1 calls are running"}
STOPPING = {"code": -32000, "message": "the server is stopping"}
META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}},
    "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
}

_START = '{"jsonrpc":"2.0","id":1,"%s":"%s","params":' + json.dumps(INITIALIZE) + "}"
ESCAPED = (
    (
        (_START % ("method", "initi\\u0061lize")).encode(),
        "the method is written with escapes",
    ),
    (
        (_START % ("m\\u0065thod", "initialize")).encode(),
        "a property of the message is written with escapes",
    ),
)
"""Messages whose method is another one for programs that don't read escapes, and why they are refused."""


@pytest.fixture
def command(built: Built) -> Command:
    """A server."""
    return built("rust")


def line(value: str) -> bytes:
    """Return a call with a value as it is written."""
    params = f'{{"name":"anything","arguments":{{"value":{value}}}}}'
    return f'{{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{params}}}'.encode()


HOSTILE = (
    (line("[" * 124 + "]" * 124), 7, None),
    (line("[" * 150 + "]" * 150), 7, (-32600, DEEP)),
    (line("[" * 100_000), 7, (-32600, DEEP)),
    (line("1" * 1_000_000), 7, (-32600, LONG)),
    (line("1e1000000"), 7, (-32600, "number out of range")),
    (line('"\\ud800"'), 7, (-32600, "the message has a value that cannot be read")),
    (line('"' + "x" * LIMIT + '"'), 7, (-32600, f"longer than {LIMIT} bytes")),
    (line('"\xff"').decode().encode("latin-1"), 7, (-32700, "the message is not UTF-8")),
    (line("NaN"), 7, (-32700, "the message is not JSON")),
    (b"{", None, (-32700, "the message is not JSON")),
    (b"null", None, (-32600, SHAPE)),
    (b"[]", None, (-32600, SHAPE)),
    (b'{"jsonrpc":"2.0","id":{},"method":"ping"}', None, (-32600, SHAPE)),
    (b'{"jsonrpc":"2.0","id":1,"method":7}', 1, (-32600, SHAPE)),
    *((text, 1, (-32600, reason)) for text, reason in ESCAPED),
)


def test_every_line_is_answered_and_the_server_goes_on(command: Command) -> None:
    with piped(command) as pipe:
        for sent, id_, error in HOSTILE:
            answer = pipe.answer(sent)
            assert answer["id"] == id_, sent[:99]
            if error is None:
                assert "result" in answer
            else:
                assert answer["error"]["code"] == error[0], answer
                assert error[1] in answer["error"]["message"]
            pipe.call("test_simple_text")
            assert pipe.receive()["result"]["content"] == [{"type": "text", "text": TEXT}]


def test_limits_of_messages_are_options(command: Command) -> None:
    with piped(command, maxBody=1000, maxDepth=8, maxDigits=5) as pipe:
        assert (
            "longer than 1000 bytes"
            in pipe.answer(line('"' + "x" * 1000 + '"'))["error"]["message"]
        )
        assert "deeper than 8 levels" in pipe.answer(line("[" * 6 + "]" * 6))["error"]["message"]
        assert "more than 5 digits" in pipe.answer(line("123456"))["error"]["message"]
        assert "result" in pipe.answer(line("[12345]"))


def test_what_is_before_a_session_is_answered(command: Command) -> None:
    with piped(command) as pipe:
        first = line("1").replace(b'"id":7', b'"id":8')
        both = pipe.request("tools/call", {"name": "hold", "arguments": {"milliseconds": 1}})
        assert pipe.receive()["id"] == both
        assert pipe.answer(first)["id"] == 8
        # An answer to no question, and a notification that is not of the protocol, are ignored.
        pipe.send(b'{"jsonrpc":"2.0","id":99,"result":{}}')
        pipe.send(b'{"jsonrpc":"2.0","method":"$/unknown"}')
        assert pipe.answer(line("2"))["id"] == 7


def test_requests_with_the_same_id_are_not_confused(command: Command) -> None:
    with piped(command) as pipe:
        slow = pipe.call("hold", {"milliseconds": 300})
        same = {"jsonrpc": "2.0", "id": slow, "method": "ping"}
        assert "another request" in pipe.answer(json.dumps(same).encode())["error"]["message"]
        assert "result" in pipe.receive()


WAYS_TO_FAIL = ("", "payload", "drop", "task", "blocked")


def test_only_messages_are_on_the_output(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANDLERS_PRINT", "1")
    with piped(command) as pipe:
        pipe.call("test_simple_text")
        assert pipe.receive()["result"]["content"] == [{"type": "text", "text": TEXT}]
        for how in WAYS_TO_FAIL:
            pipe.call("break", {"how": how})
            (block,) = pipe.receive()["result"]["content"]
            assert block["text"] == "The tool break failed with an internal error."
        assert ended(pipe).startswith(f"{TEXT}\n")


def ended(pipe: Pipe) -> str:
    """Return what a server printed, when it ends with success and without a call."""
    _, printed = pipe.process.communicate(timeout=60)
    text: str = printed.decode()
    assert pipe.process.returncode == 0, text
    assert "closed with 0 calls" in text
    return text


def test_calls_in_flight_are_answered_when_the_input_ends(command: Command) -> None:
    with piped(command) as pipe:
        id_ = pipe.call("hold", {"milliseconds": 500})
        assert pipe.process.stdin is not None
        pipe.process.stdin.close()
        answer = pipe.receive()
        assert (answer["id"], answer["result"]["isError"]) == (id_, False)
        assert pipe.process.wait(60) == 0


def begun(pipe: Pipe, tool: str, arguments: Any = None) -> int:
    """Start a call of a server that runs one at a time, and return when it runs."""
    id_ = pipe.call(tool, arguments)
    while True:
        other, answers = pipe.call("test_simple_text"), dict[int, Any]()
        while other not in answers:
            answer = pipe.receive()
            answers[answer["id"]] = answer
        if id_ in answers:
            # The other one was first.
            id_ = pipe.call(tool, arguments)
        elif "error" in answers[other]:
            assert answers[other]["error"] == BUSY
            return id_


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_drains(command: Command, number: int) -> None:
    with piped(command, grace=60_000, maxCalls=1) as pipe:
        running = begun(pipe, "hold", {"milliseconds": 2000})
        pipe.process.send_signal(number)
        while True:
            refused = pipe.call("test_simple_text")
            answer = pipe.receive()
            assert answer["id"] == refused
            if answer["error"] != BUSY:
                break
        assert answer["error"] == STOPPING
        answer = pipe.receive()
        assert (answer["id"], answer["result"]["isError"]) == (running, False)
        assert 'tool="hold" outcome=ok' in ended(pipe)


def test_what_does_not_end_in_time_is_cancelled_and_answered(command: Command) -> None:
    with piped(command, grace=100, maxCalls=1) as pipe:
        begun(pipe, "wait")
        pipe.process.terminate()
        result = pipe.receive()["result"]
        text = "The tool wait was cancelled because the server is stopping."
        assert result == {"content": [{"type": "text", "text": text}], "isError": True}
        assert 'tool="wait" outcome=cancelled' in ended(pipe)


def test_a_second_signal_ends_at_once(command: Command) -> None:
    with piped(command, grace=60_000, maxCalls=1) as pipe:
        begun(pipe, "wait")
        pipe.process.terminate()
        stopping = False
        while not stopping:
            pipe.call("cancelled")
            stopping = pipe.receive()["error"] == STOPPING
        pipe.process.terminate()
        assert pipe.process.wait(60) == 128 + signal.SIGTERM


def test_calls_have_a_time_and_a_number(command: Command) -> None:
    with piped(command, callTime=2000, maxCalls=1) as pipe:
        late = begun(pipe, "wait")
        answer = pipe.receive()
        text = "The tool wait took too long."
        assert answer["id"] == late
        assert answer["result"]["content"] == [{"type": "text", "text": text}]


def test_a_client_that_does_not_read_progress_holds_no_call(command: Command) -> None:
    with piped(command, callTime=3000) as pipe:
        meta = {"progressToken": "t"}
        pipe.request("tools/call", {"name": "wait", "arguments": {}, "_meta": meta})
        assert pipe.process.stderr is not None
        readable, _, _ = select.select([pipe.process.stderr], [], [], 60)
        assert readable
        assert b'tool="wait" outcome=timeout' in pipe.process.stderr.readline()


def test_all_calls_may_wait_and_the_server_reads_on(command: Command) -> None:
    with piped(command, maxCalls=2000, callTime=60_000) as pipe:
        for _ in range(1500):
            pipe.call("wait")
        ping = pipe.request("ping", {})
        assert pipe.receive()["id"] == ping


def test_the_name_of_an_unknown_tool_is_short_in_its_record(command: Command) -> None:
    with piped(command) as pipe:
        pipe.call("x" * 10_000)
        (block,) = pipe.receive()["result"]["content"]
        assert block["text"].startswith('There is no tool "x')
        assert f'call tool="{"x" * 128}" outcome=error' in ended(pipe)


def asked(pipe: Pipe, **more: Any) -> Any:
    """Call a tool that asks two questions, without a session, and return the result."""
    name = "test_input_required_result_multi_round"
    id_ = pipe.request("tools/call", {"name": name, "arguments": {}, "_meta": META, **more})
    answer = pipe.receive()
    assert answer["id"] == id_
    return answer["result"] if "result" in answer else answer["error"]


def test_an_answer_counts_for_a_question_that_was_asked(command: Command) -> None:
    with piped(command, stateTime=60_000) as pipe:
        answers = {"a": "Ann", "b": "blue"}
        first = asked(pipe)
        (one,) = first["inputRequests"]
        given = {key: {"action": "accept", "content": {"name": "Ann"}} for key in (one, "x")}
        assert [*asked(pipe, inputResponses=given)["inputRequests"]] == [one]
        second = asked(pipe, inputResponses=given, requestState=first["requestState"])
        (two,) = second["inputRequests"]
        assert two != one
        given = {two: {"action": "accept", "content": {"color": answers["b"]}}}
        result = asked(pipe, inputResponses=given, requestState=second["requestState"])
        assert answers["a"] in result["content"][0]["text"]
        assert answers["b"] in result["content"][0]["text"]
        # The state belongs to the arguments.
        changed = asked(pipe, arguments={"x": 1}, requestState=first["requestState"])
        assert changed["code"] == -32602
        bad = {two: {"action": "accept", "content": {"color": 7}}}
        again = asked(pipe, inputResponses=bad, requestState=second["requestState"])
        assert [*again["inputRequests"]] == [two]


def test_a_state_expires(command: Command) -> None:
    with piped(command, stateTime=1) as pipe:
        state = asked(pipe)["requestState"]
        pipe.call("hold", {"milliseconds": 50})
        pipe.receive()
        assert asked(pipe, requestState=state)["code"] == -32602


def test_a_client_that_cannot_ask_is_told(command: Command) -> None:
    with piped(command) as pipe:
        pipe.call("test_missing_capability")
        result = pipe.receive()["result"]
        text = "This tool has to ask a person, and the client cannot ask."
        assert result == {"content": [{"type": "text", "text": text}], "isError": True}
        meta = {**META, "io.modelcontextprotocol/clientCapabilities": {}}
        assert asked(pipe, _meta=meta)["code"] == -32021


def test_a_rehearsal_finds_changes_before_a_question(command: Command, tmp_path: Path) -> None:
    printed = run(command, tmp_path, REHEARSE="1", PATH=os.environ["PATH"])
    assert printed.splitlines() == [
        'asks first: ["yes", "yes"]',
        "changes first: changes before question 1",
        "asks too much: the handler asks 1 questions of 0",
    ]
