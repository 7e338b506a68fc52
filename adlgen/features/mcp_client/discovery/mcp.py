"""The tools of an MCP server that speaks over its standard input and output.

Messages are JSON-RPC 2.0, one to a line. Up to revision 2025-11-25 a client introduces itself first;
later servers know no introduction and want to be told the revision with every request.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.document.source import MAX_BYTES
from adlgen.features.mcp_client import codes
from adlgen.features.mcp_client.discovery.program import LateError, Program, ProgramError, started

NEWEST = "2026-07-28"
"""The newest revision; it knows no introduction."""
NEWEST_INTRODUCED = "2025-11-25"
MOST_PAGES = 1000
_MOST_REMARKS = 3
_NO_METHOD = {"code": -32601, "message": "method not found"}


def list_tools(
    command: Sequence[str], version: str, log: Log, *, seconds: float
) -> dict[str, JsonValue] | None:
    """Start a server, ask for all of its tools, and end it.

    Args:
        command: The server and its arguments.
        version: Our own version, which a server is told.
        log: Learns why there is no answer, and of a server that writes what is no message.
        seconds: How long all of it may take.

    Returns:
        ``tools`` as the server lists them, and ``serverInfo`` if it says who it is; None after an
        error.
    """
    try:
        with started(command, seconds, MAX_BYTES) as program:
            return _Talk(program, version, log).tools()
    except ProgramError as error:
        hint = f"run '{command[0]}' by hand"
        if isinstance(error, LateError):
            hint = "give it more time with --timeout"
        log.add(codes.SERVER_FAILED, f"the server {error}", None, hint)
    except _RefusedError as error:
        log.add(codes.SERVER_REFUSED, f"the server {error}", None)
    return None


class _RefusedError(Exception):
    """The server answered, but not with tools; the text follows "the server"."""


class _Talk:
    """One conversation with a server."""

    def __init__(self, program: Program, version: str, log: Log) -> None:
        self._program = program
        self._client: dict[str, JsonValue] = {"name": "adlgen", "version": version}
        self._log = log
        self._requests = 0
        self._remarks = 0
        self._meta: dict[str, JsonValue] = {}

    def tools(self) -> dict[str, JsonValue]:
        """Return all tools, and what the server says of itself."""
        server = self._introduce()
        found: dict[str, JsonValue] = {"tools": [tool for page in self._pages() for tool in page]}
        return {"serverInfo": server, **found} if isinstance(server, dict) else found

    def _introduce(self) -> JsonValue:
        params: dict[str, JsonValue] = {
            "protocolVersion": NEWEST_INTRODUCED,
            "capabilities": {},
            "clientInfo": self._client,
        }
        answer = self._ask("initialize", params)
        if "error" in answer:
            prefix = "io.modelcontextprotocol/"
            said: dict[str, JsonValue] = {
                "protocolVersion": NEWEST,
                "clientCapabilities": {},
                "clientInfo": self._client,
            }
            self._meta = {"_meta": {f"{prefix}{key}": value for key, value in said.items()}}
            return None
        self._send({"method": "notifications/initialized"})
        result = answer.get("result")
        return result.get("serverInfo") if isinstance(result, dict) else None

    def _pages(self) -> Iterator[list[JsonValue]]:
        seen: set[str] = set()
        cursor: JsonValue = None
        while True:
            place: dict[str, JsonValue] = {} if cursor is None else {"cursor": cursor}
            answer = self._ask("tools/list", {**self._meta, **place})
            result = answer.get("result")
            if not isinstance(result, dict) or not isinstance(result.get("tools"), list):
                raise _RefusedError(_refusal(answer))
            yield result["tools"]
            cursor = result.get("nextCursor")
            if cursor is None or cursor == "":
                return
            key = json.dumps(cursor)
            if key in seen or len(seen) >= MOST_PAGES:
                message = "lists its tools on pages without end"
                raise _RefusedError(message)
            seen.add(key)

    def _ask(self, method: str, params: dict[str, JsonValue]) -> dict[str, Any]:
        """Send a request and return the answer to it; what the server asks meanwhile is answered."""
        self._requests += 1
        number = self._requests
        self._send({"id": number, "method": method, "params": params})
        while True:
            message = self._message(self._program.hear())
            if message is None:
                continue
            if "method" not in message and message.get("id") == number:
                return message
            if "method" in message and message.get("id") is not None:
                alive = message["method"] == "ping"
                answer = {"result": {}} if alive else {"error": _NO_METHOD}
                self._send({"id": message["id"], **answer})

    def _send(self, message: dict[str, Any]) -> None:
        self._program.say(json.dumps({"jsonrpc": "2.0", **message}).encode())

    def _message(self, line: bytes) -> dict[str, Any] | None:
        """Return what a line says; None, with a warning for the first few, if it is no message."""
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if isinstance(message, dict):
            return message
        self._remarks += bool(line.strip())
        if line.strip() and self._remarks <= _MOST_REMARKS:
            shown = line.decode("utf-8", "replace").strip()[:80]
            text = f"the server writes what is no message: {shown}"
            self._log.add(codes.NON_JSON_OUTPUT, text, None, "let it log to standard error")
        return None


def _refusal(answer: dict[str, Any]) -> str:
    """Say what is wrong with an answer that has no tools."""
    error = answer.get("error")
    if not isinstance(error, dict):
        return "answers 'tools/list' with something else than a list of tools"
    return f"refuses to list its tools: {str(error.get('message'))[:200]}"
