"""What is recorded of the messages that pass: the tools, the calls, and their answers."""

from __future__ import annotations

import json
import threading
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.datatypes import replace as changed
from adlgen.document.limits import DEFAULT
from adlgen.document.node import JsonValue
from adlgen.recording.secrets import Secrets, scrubbed
from adlgen.recording.session import RecordedCall, Session, call_line, head_lines

_OF_PROTOCOL = "io.modelcontextprotocol/"
_RESULT = ("content", "structuredContent", "isError", "_meta")
_RECORDED = ("tools/call", "tools/list", "initialize", "server/discover")
_SIDES = ("inputSchema", "outputSchema")
UNLISTED = "the client did not list their tool, and no spec has it, so that secrets are not known"
TOO_LARGE = f"the session is larger than {DEFAULT.source_bytes >> 20} MiB"
UNANSWERED = "they had no answer"
UNREADABLE = "their messages cannot be written as JSON"


class _Request(Struct, frozen=False):
    method: str
    params: Mapping[str, Any]
    answer: Mapping[str, Any] | None = None
    """The response with this id."""


class Observer:
    """Receives the bytes of both directions, from several threads."""

    def __init__(self, tools: Sequence[Mapping[str, Any]] = ()) -> None:
        """Set the definitions of tools that are known before the client lists them."""
        self._known = tools
        self._lock = threading.Lock()
        self._lines = {"client": _Lines(), "server": _Lines()}
        self._open: dict[str, _Request] = {}
        self._made: list[_Request] = []
        self._left = 2 * DEFAULT.source_bytes
        self.left_out: Counter[str] = Counter()
        """How many calls are not recorded, by the reason."""

    def add(self, side: str, data: bytes) -> None:
        """Receive bytes that the client or the server has sent."""
        with self._lock:
            for line in self._lines[side].of(data):
                for message in _messages(line):
                    self._note(side, message, len(line))

    def _note(self, side: str, message: Mapping[str, Any], size: int) -> None:
        method, id_ = message.get("method"), json.dumps(message.get("id"))
        if side == "client" and isinstance(method, str) and "id" in message:
            params = message.get("params")
            request = _Request(method, params if isinstance(params, dict) else {})
            if method in _RECORDED and self._left >= 0:
                self._left -= size
                self._open[id_] = request
                self._made.append(request)
            elif method == "tools/call":
                self.left_out[TOO_LARGE] += 1
        elif side == "server" and method is None and id_ in self._open:
            self._left -= size
            self._open.pop(id_).answer = message

    def finished(self) -> list[str]:
        """Return the lines of the session."""
        with self._lock:
            tools, schemas = self._tools()
            known = {name: tool for name, tool in tools.items() if _is_written(tool)}
            found: set[str] = set()
            calls = [call for call in self._calls(schemas, found) if self._is_known(call, known)]
            secrets = sorted(found - {""}, key=lambda text: (-len(text), text))
            head = Session(self._server(), tuple(known.values()))
            return self._bounded(head, calls, secrets)

    def _is_known(self, call: RecordedCall, tools: Mapping[str, Mapping[str, Any]]) -> bool:
        """Report whether the tool of a call can be written; count the call if it cannot."""
        if call.tool in tools:
            return True
        self.left_out[UNREADABLE] += 1
        return False

    def _tools(self) -> tuple[dict[str, Mapping[str, Any]], dict[str, list[Mapping[str, Any]]]]:
        """Return the tools by name, the last definition of each, and all definitions."""
        tools: dict[str, Mapping[str, Any]] = {}
        schemas: dict[str, list[Mapping[str, Any]]] = {}
        for tool in self._known:
            tools[tool["name"]] = tool
            schemas[tool["name"]] = [tool]
        for result in self._results("tools/list"):
            listed = result.get("tools")
            for tool in listed if isinstance(listed, list) else ():
                if isinstance(tool, dict) and isinstance(tool.get("name"), str):
                    tools[tool["name"]] = tool
                    schemas.setdefault(tool["name"], []).append(tool)
        return tools, schemas

    def _results(self, *methods: str) -> Iterator[Mapping[str, Any]]:
        for one in self._made:
            result = (one.answer or {}).get("result")
            if one.method in methods and isinstance(result, dict):
                yield result

    def _server(self) -> dict[str, str]:
        for result in self._results("initialize", "server/discover"):
            meta = result.get("_meta")
            inner = meta.get(f"{_OF_PROTOCOL}serverInfo") if isinstance(meta, dict) else None
            info = result.get("serverInfo", inner)
            if isinstance(info, dict):
                pairs = [(key, info.get(key)) for key in ("name", "version")]
                return {key: one for key, one in pairs if isinstance(one, str)}
        return {}

    def _calls(
        self, schemas: Mapping[str, Sequence[Mapping[str, Any]]], found: set[str]
    ) -> Iterator[RecordedCall]:
        for one in self._made:
            if one.method != "tools/call":
                continue
            name, answer = one.params.get("name"), one.answer or {}
            call = RecordedCall(str(name), one.params.get("arguments") or {})
            result, error = answer.get("result"), answer.get("error")
            if isinstance(result, dict) and isinstance(result.get("content"), list):
                call = changed(call, result=_kept(result))
            elif isinstance(error, dict):
                call = changed(call, error=error)
            elif not isinstance(result, dict) or result.get("resultType") != "input_required":
                self.left_out[UNANSWERED] += 1
                continue
            else:
                continue  # a question to a person, after which the client calls again
            if not isinstance(name, str) or name not in schemas:
                self.left_out[UNLISTED] += 1
                continue
            try:
                yield _masked(call, schemas[name], found)
            except RecursionError:  # values that are nested too deeply
                self.left_out[UNREADABLE] += 1

    def _bounded(
        self, head: Session, calls: Sequence[RecordedCall], secrets: Sequence[str]
    ) -> list[str]:
        """Return the lines that a session may have."""
        lines = [*head_lines(head)]
        left = DEFAULT.source_bytes - sum(len(line) + 1 for line in lines)
        for call in calls:
            try:
                line = call_line(_scrubbed(call, secrets))
            except (ValueError, RecursionError):
                self.left_out[UNREADABLE] += 1
                continue
            if len(line) + 1 > left:
                self.left_out[TOO_LARGE] += 1
            else:
                left -= len(line) + 1
                lines.append(line)
        return lines


def _is_written(tool: Mapping[str, Any]) -> bool:
    """Report whether a tool can be written as JSON."""
    try:
        return bool([*head_lines(Session(tools=(tool,)))])
    except (ValueError, RecursionError):
        return False


class _Lines:
    """Bytes as lines; a line that is too long is skipped."""

    def __init__(self) -> None:
        self._rest = bytearray()
        self._skips = False

    def of(self, data: bytes) -> Iterator[bytes]:
        """Yield the lines that end in these bytes."""
        self._rest += data
        if b"\n" in data:
            *lines, rest = bytes(self._rest).split(b"\n")
            self._rest = bytearray(rest)
            yield from lines[1:] if self._skips else lines
            self._skips = False
        if len(self._rest) > DEFAULT.source_bytes:
            self._rest.clear()
            self._skips = True


def _messages(line: bytes) -> list[Mapping[str, Any]]:
    """Return the messages of a line: several of a batch, none of a line that is not a message."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return []
    return [one for one in (found if isinstance(found, list) else [found]) if isinstance(one, dict)]


def _kept(result: Mapping[str, Any]) -> dict[str, Any]:
    """Return the parts of a result that a replay answers with, without what the transport of the protocol adds."""
    kept = {key: result[key] for key in _RESULT if key in result}
    meta = kept.pop("_meta", None)
    own = meta if isinstance(meta, dict) else {}
    rest = {key: one for key, one in own.items() if not key.startswith(_OF_PROTOCOL)}
    return {**kept, **({"_meta": rest} if rest else {})}


def masked(arguments: JsonValue, tools: Sequence[Mapping[str, Any]], found: set[str]) -> JsonValue:
    """Return arguments with marks in the place of what is secret in any definition of their tool."""
    for tool in tools:
        arguments = Secrets(tool.get(_SIDES[0])).masked(arguments, found)
    return arguments


def _masked(
    call: RecordedCall, tools: Sequence[Mapping[str, Any]], found: set[str]
) -> RecordedCall:
    result = call.result
    if result is not None and "structuredContent" in result:
        structured = result["structuredContent"]
        for tool in tools:
            structured = Secrets(tool.get(_SIDES[1])).masked(structured, found)
        result = {**result, "structuredContent": structured}
    return changed(call, arguments=masked(call.arguments, tools, found), result=result)


def _scrubbed(call: RecordedCall, secrets: Sequence[str]) -> RecordedCall:
    def clean(answer: Mapping[str, Any] | None) -> Any:  # noqa: ANN401 - an answer
        return (
            None if answer is None else {key: scrubbed(one, secrets) for key, one in answer.items()}
        )

    return changed(call, result=clean(call.result), error=clean(call.error))
