"""What is recorded of the messages that pass: framing, ids, order, what is left out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from adlgen.diagnostics.datatypes import replace
from adlgen.document.limits import DEFAULT
from adlgen.recording import observed
from adlgen.recording.observed import TOO_LARGE, UNANSWERED, UNLISTED, UNREADABLE, Observer

TOOL: dict[str, Any] = {"name": "find", "inputSchema": {"type": "object"}}


def line(**message: Any) -> bytes:
    return json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n"


def call(id_: Any, number: Any = 1, tool: str = "find", **more: Any) -> bytes:
    params = {"name": tool, "arguments": {"number": number}, **more}
    return line(id=id_, method="tools/call", params=params)


def answer(id_: Any, text: str = "ok", **more: Any) -> bytes:
    return line(id=id_, result={"content": [{"type": "text", "text": text}], **more})


def recorded(seen: Observer) -> list[tuple[Any, str]]:
    """Return the number of each recorded call with the text of its answer, or the message of its error."""
    found = [json.loads(one) for one in seen.finished()]
    calls = [one for one in found if "call" in one]
    return [
        (
            one["arguments"]["number"],
            one["error"]["message"] if "error" in one else one["result"]["content"][0]["text"],
        )
        for one in calls
    ]


def test_messages_may_arrive_in_any_parts() -> None:
    for size in (1, 2, 7, 64, 1000):
        seen = Observer([TOOL])
        for side, data in (
            ("client", call(1) + b"\n" + call("a\u00fc", 2)),
            ("server", answer("a\u00fc", "b") + answer(1, "a")),
        ):
            for start in range(0, len(data), size):
                seen.add(side, data[start : start + size])
        assert recorded(seen) == [(1, "a"), (2, "b")], size


def test_calls_are_in_the_order_of_the_client() -> None:
    seen = Observer([TOOL])
    seen.add("client", b"".join(call(number, number) for number in range(20)))
    seen.add("server", b"".join(answer(number, str(number)) for number in range(19, -1, -1)))
    assert recorded(seen) == [(number, str(number)) for number in range(20)]


def test_ids_of_other_types_and_of_the_other_side_are_others() -> None:
    seen = Observer([TOOL])
    seen.add("client", call(1, "number") + call("1", "text"))
    seen.add("server", line(id=1, method="elicitation/create", params={}))
    seen.add("client", line(id=1, result={"action": "accept", "content": {}}))
    seen.add("server", answer("1", "text") + answer(1, "number"))
    assert recorded(seen) == [("number", "number"), ("text", "text")]


def test_an_id_may_be_used_again_after_its_answer() -> None:
    seen = Observer([TOOL])
    for number in range(3):
        seen.add("client", call(7, number))
        seen.add("server", answer(7, str(number)))
    seen.add("server", answer(7, "late"))
    assert recorded(seen) == [(0, "0"), (1, "1"), (2, "2")]


def test_batches_are_several_messages() -> None:
    seen = Observer([TOOL])
    calls = [json.loads(call(number, number)) for number in range(2)]
    seen.add("client", json.dumps([*calls, 7, None]).encode() + b"\r\n")
    answers = [json.loads(answer(number, str(number))) for number in (1, 0)]
    seen.add("server", json.dumps(answers).encode() + b"\r\n")
    assert recorded(seen) == [(0, "0"), (1, "1")]


def test_notifications_and_other_requests_are_not_calls() -> None:
    seen = Observer([TOOL])
    seen.add("client", line(method="notifications/initialized"))
    seen.add("client", line(id=1, method="ping") + call(2, 2))
    seen.add("server", line(method="notifications/progress", params={"progress": 1}))
    seen.add("server", line(id=1, result={}) + answer(2, "two") + answer(9, "of nothing"))
    assert recorded(seen) == [(2, "two")]
    assert seen.left_out == {}


@pytest.mark.parametrize("noise", [b"{", b"[1, 2", b"\xff\xfe", b"7", b"null", b'"x"', b"[" * 9999])
def test_what_is_not_a_message_is_skipped(noise: bytes) -> None:
    seen = Observer([TOOL])
    seen.add("client", noise + b"\n" + call(1))
    seen.add("server", b"starting...\n" + noise + b"\n" + answer(1))
    assert recorded(seen) == [(1, "ok")]


def test_errors_are_recorded_with_their_data() -> None:
    seen = Observer([TOOL])
    seen.add("client", call(1) + call(2, 2))
    error = {"code": -32000, "message": "closed", "data": {"until": "9:00"}}
    seen.add("server", line(id=1, error=error) + answer(2, "no such order", isError=True))
    assert recorded(seen) == [(1, "closed"), (2, "no such order")]
    found = [json.loads(one) for one in seen.finished()[-2:]]
    assert found[0]["error"] == error
    assert found[1]["result"]["isError"] is True


def test_a_cancelled_call_has_no_answer() -> None:
    seen = Observer([TOOL])
    seen.add("client", call(1) + call(2, 2))
    seen.add("client", line(method="notifications/cancelled", params={"requestId": 1}))
    seen.add("server", answer(2))
    assert recorded(seen) == [(2, "ok")]
    assert seen.left_out == {UNANSWERED: 1}


def test_a_question_to_a_person_is_not_an_answer() -> None:
    seen = Observer([TOOL])
    seen.add("client", call(1) + call(2))
    asked = {"resultType": "input_required", "inputRequests": {}}
    seen.add("server", line(id=1, result=asked) + answer(2, "after it"))
    assert recorded(seen) == [(1, "after it")]
    assert seen.left_out == {}


def test_tools_of_several_pages_are_listed_once() -> None:
    seen = Observer()
    for id_, names in enumerate((("a", "find"), ("b", "a"))):
        seen.add("client", line(id=id_, method="tools/list", params={"cursor": str(id_)}))
        tools = [{**TOOL, "name": name, "title": str(id_)} for name in names]
        seen.add("server", line(id=id_, result={"tools": [*tools, 7, {"title": "no name"}]}))
    seen.add("client", call(9) + call(10, 2, "unknown"))
    seen.add("server", answer(9) + answer(10))
    found = [json.loads(one) for one in seen.finished()]
    listed = {one["tool"]["name"]: one["tool"]["title"] for one in found if "tool" in one}
    assert listed == {"a": "1", "find": "0", "b": "1"}
    assert recorded(seen) == [(1, "ok")]
    assert seen.left_out[UNLISTED] > 0


@pytest.mark.parametrize(
    "message",
    [
        {"serverInfo": {"name": "shop", "version": "1", "more": 1}},
        {"_meta": {"io.modelcontextprotocol/serverInfo": {"name": "shop", "version": "1"}}},
    ],
)
def test_the_server_is_named(message: dict[str, Any]) -> None:
    seen = Observer()
    seen.add("client", line(id=0, method="initialize", params={}))
    seen.add("server", line(id=0, result=message))
    header = json.loads(seen.finished()[0])
    assert header["server"] == {"name": "shop", "version": "1"}


def test_a_large_message_is_recorded_and_what_is_too_large_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(observed, "DEFAULT", replace(DEFAULT, source_bytes=4000))
    seen = Observer([TOOL])
    seen.add("client", call(1) + call(2, 2) + call(3, 3))
    seen.add("server", answer(1, "x" * 2000) + answer(2, "y" * 3000) + answer(3))
    assert [number for number, _ in recorded(seen)] == [1, 3]
    assert seen.left_out == {TOO_LARGE: 1}
    seen = Observer([TOOL])
    endless = b'{"text": "' + b"x" * 5000
    for _ in range(3):
        seen.add("client", endless)
    seen.add("client", b'"}\n' + call(1))
    seen.add("server", answer(1))
    assert recorded(seen) == [(1, "ok")]


def test_no_more_is_kept_than_a_session_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observed, "DEFAULT", replace(DEFAULT, source_bytes=1000))
    seen = Observer([TOOL])
    for number in range(100):
        seen.add("client", call(number, "x" * 100))
        seen.add("server", answer(number))
    assert len(seen._made) < 20
    kept = recorded(seen)
    assert sum(seen.left_out.values()) + len(kept) == 100


@pytest.mark.parametrize("depth", [300, 480, 490, 500, 600, 900])
def test_arguments_that_are_nested_too_deeply_do_not_lose_the_session(depth: int) -> None:
    seen = Observer([TOOL])
    deep = b"[" * depth + b"]" * depth
    seen.add("client", call(1).replace(b'"number": 1', b'"number": ' + deep) + call(2, 2))
    seen.add("server", answer(1) + answer(2, "two"))
    assert recorded(seen)[-1] == (2, "two")
    assert len(recorded(seen)) == 2 or seen.left_out[UNREADABLE] > 0


def test_numbers_that_json_does_not_have_are_left_out() -> None:
    seen = Observer([{**TOOL, "name": "odd", "inputSchema": {"maximum": float("inf")}}, TOOL])
    seen.add("client", call(1, float("nan")) + call(2, 2) + call(3, 3, "odd"))
    seen.add("server", answer(1) + answer(2, "two") + answer(3))
    assert recorded(seen) == [(2, "two")]
    assert seen.left_out == {UNREADABLE: 2}
