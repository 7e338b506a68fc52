"""Files of sessions, and which call has which answer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from adlgen.diagnostics.model import Log, StopRun
from adlgen.document.node import JsonValue, Source
from adlgen.recording.replay import NotRecordedError, Replay
from adlgen.recording.session import (
    RecordedCall,
    Session,
    call_line,
    head_lines,
    is_session,
    key_of,
    read_session,
)

TOOL: dict[str, Any] = {"name": "find", "inputSchema": {"type": "object"}}
HEAD = '{"format": "adlgen session", "version": 1}\n'


def read(text: str) -> Session:
    return read_session(Source("s.jsonl", text), Log())


def text_of(session: Session) -> str:
    return "".join(f"{one}\n" for one in (*head_lines(session), *map(call_line, session.calls)))


def test_a_session_is_read_as_it_was_written() -> None:
    calls = (
        RecordedCall("find", {"a": [1, 2.5, "\u2028\ud800", None]}, {"content": []}),
        RecordedCall("find", {}, None, {"code": -1, "message": "no"}),
    )
    session = Session({"name": "shop", "version": "1"}, (TOOL,), calls)
    text = text_of(session)
    assert text.count("\n") == 4
    assert read(text) == session
    assert read(text.replace("\n", "\n\n")) == session


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "[]", '{"format": "other"}', '{"format": "adlgen session", "version": 2}'),
        HEAD + '{"call": "find", "arguments": {}}\n',
        HEAD + '{"call": "find", "result": {}}\n',
        HEAD + '{"call": "find", "arguments": {}, "result": {}, "error": {}}\n',
        HEAD + '{"call": 1, "arguments": {}, "result": {}}\n',
        HEAD + '{"tool": {"title": "no name"}}\n',
        HEAD + '{"tool": "find"}\n',
        *(HEAD + "[]\n", HEAD + "7\n", HEAD + '"x"\n', HEAD + "null\n"),
        HEAD + "not json\n",
        HEAD + '{"call": "find", "arguments": {"a": NaN}, "result": {}}\n',
        HEAD + '{"call": "find", "arguments": ' + "[" * 900 + "]" * 900 + ', "result": {}}\n',
    ],
)
def test_another_text_is_refused_with_its_line(text: str) -> None:
    log = Log()
    with pytest.raises(StopRun):
        read_session(Source("s.jsonl", text), log)
    (found,) = log.diagnostics
    assert found.span is not None
    assert found.span.line == (2 if is_session(text) and '"version": 1' in text else 1)
    assert found.hint is not None


def test_the_order_of_members_and_the_spelling_of_integers_do_not_matter() -> None:
    one: JsonValue = {"a": 1, "b": {"c": [1.0, 2], "d": None}}
    other: JsonValue = {"b": {"d": None, "c": [1, 2.0]}, "a": 1.0}
    assert key_of("find", one) == key_of("find", other)
    different: list[JsonValue] = [{"a": "1"}, {"a": 1.5}, {"a": True}, {"a": [1]}, {}, [1]]
    keys = [key_of("find", {"a": 1}), key_of("list", {"a": 1})]
    keys += [key_of("find", value) for value in different]
    assert len({*keys}) == len(keys)


def test_the_same_call_has_its_answers_in_their_order() -> None:
    def call(number: int, text: str) -> RecordedCall:
        return RecordedCall("find", {"number": number}, {"content": [text]})

    replay = Replay(Session({}, (TOOL,), (call(1, "a"), call(2, "x"), call(1, "b"))))
    found = [replay.answer("find", {"number": one}).result for one in (1, 2, 1, 2, 1)]
    assert found == [{"content": [text]} for text in ("a", "x", "b", "x", "b")]


@pytest.mark.parametrize("arguments", [{"number": 2}, {}, {"number": float("nan")}])
def test_other_calls_are_not_answered(arguments: JsonValue) -> None:
    replay = Replay(Session({}, (TOOL,), (RecordedCall("find", {"number": 1}, {}),)))
    with pytest.raises(NotRecordedError, match="the session has no call of 'find'"):
        replay.answer("find", arguments)
    deep = json.loads("[" * 900 + "]" * 900)
    with pytest.raises(NotRecordedError, match="that JSON does not have"):
        replay.answer("find", {"number": deep})
    with pytest.raises(NotRecordedError, match=r"\.\.\.$"):
        replay.answer("find", {"number": "x" * 9999})


def test_secrets_of_a_call_are_masked_before_it_is_looked_up() -> None:
    schema = {"properties": {"key": {"type": "string", "writeOnly": True}}}
    tool = {"name": "open", "inputSchema": schema}
    recorded = RecordedCall("open", {"key": "<secret>"}, {"content": []})
    replay = Replay(Session({}, (tool,), (recorded,)))
    assert replay.answer("open", {"key": "any other one"}) == recorded
