"""The file of a recorded session: one JSON object a line, the same for the same session."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, NoReturn

from adlgen.diagnostics.codes.recording import BAD_SESSION
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log, Span, StopRun
from adlgen.document.node import JsonValue, Source

FORMAT, VERSION = "adlgen session", 1
_HINT = "record it with: adlgen record -o FILE -- COMMAND"


class RecordedCall(Struct):
    """A call of a tool, and its answer: a result, or an error of the protocol."""

    tool: str
    arguments: JsonValue
    result: Mapping[str, Any] | None = None
    error: Mapping[str, Any] | None = None


class Session(Struct):
    """What a client and a server have exchanged."""

    server: Mapping[str, str] = field(default_factory=dict)
    """The name and the version that the server reports."""
    tools: tuple[Mapping[str, Any], ...] = ()
    """The tools, as the server listed them."""
    calls: tuple[RecordedCall, ...] = ()
    """The calls, in the order in which the client made them."""


def key_of(tool: str, arguments: JsonValue) -> str:
    """Return a text that is the same for the same call: the order of members and the spelling of integers do not matter.

    Raises ValueError if JSON has not one of the numbers, and RecursionError if the arguments are nested too deeply.
    """
    return _line([tool, _canonical(arguments)], is_sorted=True)


def _canonical(value: JsonValue) -> JsonValue:
    if isinstance(value, dict):
        return {key: _canonical(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_canonical(one) for one in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _line(value: object, *, is_sorted: bool = False) -> str:
    """Return a value in one line. Raises ValueError if JSON has no such number."""
    return json.dumps(value, sort_keys=is_sorted, allow_nan=False, separators=(", ", ": "))


def call_line(call: RecordedCall) -> str:
    """Return the line of a call. Raises ValueError if JSON has not one of its numbers."""
    answer = {"error": call.error} if call.result is None else {"result": call.result}
    return _line({"call": call.tool, "arguments": call.arguments, **answer})


def head_lines(session: Session) -> Iterator[str]:
    """Yield the lines before the calls. Raises ValueError if JSON has not one of their numbers."""
    server = {"server": dict(session.server)} if session.server else {}
    yield _line({"format": FORMAT, "version": VERSION, **server})
    for tool in session.tools:
        yield _line({"tool": tool})


def is_session(text: str) -> bool:
    """Report whether a text begins as a recorded session of any version."""
    try:
        header = json.loads(text.partition("\n")[0])
    except (ValueError, RecursionError):
        return False
    return isinstance(header, dict) and header.get("format") == FORMAT


def read_session(source: Source, log: Log) -> Session:
    """Return a recorded session. Raises StopRun after reporting a text that is not one."""
    if not is_session(source.text):
        _refuse("it is not a recorded session", source, 1, log)
    header, *lines = source.text.split("\n")
    version = json.loads(header).get("version")
    if version != VERSION:
        _refuse(f"the version of the file is {version}, not {VERSION}", source, 1, log)
    tools: list[Mapping[str, Any]] = []
    calls: list[RecordedCall] = []
    for number, line in enumerate(lines, 2):
        if line.strip():
            try:
                _read(json.loads(line), tools, calls)
            except (ValueError, KeyError, TypeError, RecursionError):
                message = "the line is neither a tool nor a call with an answer"
                _refuse(message, source, number, log)
    server = json.loads(header).get("server")
    known = server if isinstance(server, dict) else {}
    kept = {key: one for key, one in known.items() if isinstance(one, str)}
    return Session(kept, tuple(tools), tuple(calls))


def _read(
    found: Mapping[str, Any], tools: list[Mapping[str, Any]], calls: list[RecordedCall]
) -> None:
    if not isinstance(found, dict):
        raise TypeError
    if "tool" in found:
        if not isinstance(found["tool"]["name"], str):
            raise TypeError
        tools.append(found["tool"])
        return
    result, error = found.get("result"), found.get("error")
    is_answered = isinstance(result, dict) != isinstance(error, dict)
    if not (isinstance(found["call"], str) and is_answered):
        raise TypeError
    key_of(found["call"], found["arguments"])  # raises an error for what JSON does not have
    calls.append(RecordedCall(found["call"], found["arguments"], result, error))


def _refuse(message: str, source: Source, line: int, log: Log) -> NoReturn:
    log.add(BAD_SESSION, message, Span(source.path, line, 1, line, 1), _HINT)
    raise StopRun
