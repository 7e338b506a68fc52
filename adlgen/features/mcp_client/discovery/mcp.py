"""Lists the tools of an MCP server with the stdio transport.

Messages are JSON-RPC 2.0, one per line. Up to revision 2025-11-25 a session starts with ``initialize``;
later servers are stateless and expect the revision in the metadata of every request.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from adlgen.diagnostics.model import Log
from adlgen.document.limits import DEFAULT
from adlgen.document.node import JsonValue
from adlgen.features.mcp_client import codes
from adlgen.features.mcp_client.discovery.program import (
    Program,
    ProgramError,
    TimedOutError,
    running,
)

NEWEST = "2026-07-28"
"""The latest revision, which is stateless."""
NEWEST_WITH_SESSIONS = "2025-11-25"
"""The latest revision with ``initialize``."""
MOST_PAGES = 1000
_MOST_WARNINGS = 3
_LONGEST = 300
"""Characters of a line of a server's output that are reported."""
_NO_METHOD = {"code": -32601, "message": "method not found"}


def list_tools(
    command: Sequence[str], version: str, log: Log, *, seconds: float
) -> dict[str, JsonValue] | None:
    """Start a server, request its tools, and stop it.

    Args:
        command: The server and its arguments.
        version: The version of adlgen, which is sent to the server.
        log: Receives errors, and warnings about output that is not JSON.
        seconds: The time limit of the whole session.

    Returns:
        ``tools`` as the server lists them, and ``serverInfo`` if the server sends it; None after an
        error.
    """
    try:
        with running(command, seconds, DEFAULT.source_bytes) as program:
            return _Session(program, version, log).tools()
    except ProgramError as error:
        hint = f"run '{command[0]}' by hand"
        if error.errors:
            hint = "\n".join([f"{hint}; it printed:", *(line[:_LONGEST] for line in error.errors)])
        if isinstance(error, TimedOutError):
            hint = "increase the limit with --timeout"
        log.add(codes.SERVER_FAILED, f"the server {error}", None, hint)
    except _ResponseError as error:
        log.add(codes.SERVER_REFUSED, f"the server {error}", None)
    return None


class _ResponseError(Exception):
    """An error or an unusable response; the text is the predicate of a sentence about the server."""


class _Session:
    """A session with a server."""

    def __init__(self, program: Program, version: str, log: Log) -> None:
        self._program = program
        self._client: dict[str, JsonValue] = {"name": "adlgen", "version": version}
        self._log = log
        self._requests = 0
        self._warnings = 0
        self._meta: dict[str, JsonValue] = {}

    def tools(self) -> dict[str, JsonValue]:
        """Return all tools, and ``serverInfo`` if there is any."""
        server = self._initialize()
        found: dict[str, JsonValue] = {"tools": [tool for page in self._pages() for tool in page]}
        return {"serverInfo": server, **found} if isinstance(server, dict) else found

    def _initialize(self) -> JsonValue:
        params: dict[str, JsonValue] = {
            "protocolVersion": NEWEST_WITH_SESSIONS,
            "capabilities": {},
            "clientInfo": self._client,
        }
        response = self._request("initialize", params)
        if "error" in response:
            prefix = "io.modelcontextprotocol/"
            metadata: dict[str, JsonValue] = {
                "protocolVersion": NEWEST,
                "clientCapabilities": {},
                "clientInfo": self._client,
            }
            self._meta = {"_meta": {f"{prefix}{key}": value for key, value in metadata.items()}}
            return None
        self._send({"method": "notifications/initialized"})
        result = response.get("result")
        return result.get("serverInfo") if isinstance(result, dict) else None

    def _pages(self) -> Iterator[list[JsonValue]]:
        seen: set[str] = set()
        cursor: JsonValue = None
        while True:
            place: dict[str, JsonValue] = {} if cursor is None else {"cursor": cursor}
            response = self._request("tools/list", {**self._meta, **place})
            result = response.get("result")
            if not isinstance(result, dict) or not isinstance(result.get("tools"), list):
                raise _ResponseError(_error_text(response))
            yield result["tools"]
            cursor = result.get("nextCursor")
            if cursor is None or cursor == "":
                return
            key = json.dumps(cursor)
            if key in seen or len(seen) >= MOST_PAGES:
                message = "returned endless pages of tools"
                raise _ResponseError(message)
            seen.add(key)

    def _request(self, method: str, params: dict[str, JsonValue]) -> dict[str, Any]:
        """Send a request and return the response; requests of the server are answered meanwhile."""
        self._requests += 1
        number = self._requests
        self._send({"id": number, "method": method, "params": params})
        while True:
            message = self._message(self._program.read_line())
            if message is None:
                continue
            if "method" not in message and message.get("id") == number:
                return message
            if "method" in message and message.get("id") is not None:
                is_ping = message["method"] == "ping"
                response = {"result": {}} if is_ping else {"error": _NO_METHOD}
                self._send({"id": message["id"], **response})

    def _send(self, message: dict[str, Any]) -> None:
        self._program.write_line(json.dumps({"jsonrpc": "2.0", **message}).encode())

    def _message(self, line: bytes) -> dict[str, Any] | None:
        """Parse a line; return None for anything but a JSON object, and warn about the first few."""
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if isinstance(message, dict):
            return message
        self._warnings += bool(line.strip())
        if line.strip() and self._warnings <= _MOST_WARNINGS:
            shown = line.decode("utf-8", "replace").strip()[:80]
            text = f"the server wrote non-JSON output to stdout: {shown}"
            self._log.add(
                codes.NON_JSON_OUTPUT, text, None, "make the server log to standard error"
            )
        return None


def _error_text(response: dict[str, Any]) -> str:
    """Return the error of a response without tools."""
    error = response.get("error")
    if not isinstance(error, dict):
        return "did not return a list of tools for 'tools/list'"
    return f"returned an error for 'tools/list': {str(error.get('message'))[:200]}"
