"""Lists the tools of an MCP server that is a program."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.features.mcp_client import codes
from adlgen.features.mcp_client.discovery.connection import (
    Connection,
    ConnectionFailedError,
    ProgramError,
    ResponseError,
    TimedOutError,
)
from adlgen.features.mcp_client.discovery.program import program_streams
from adlgen.features.mcp_client.discovery.session import has_sdk, with_client
from adlgen.plugins.installation import command_for

if TYPE_CHECKING:
    from mcp import Client

MOST_PAGES = 1000
_MOST_WARNINGS = 3
_LONGEST = 300
"""Characters of a line of a server's output that are reported."""


def list_tools(command: Sequence[str], log: Log, *, seconds: float) -> dict[str, JsonValue] | None:
    """Start a server, request its tools, and stop it.

    Args:
        command: The server and its arguments.
        log: Receives errors, and warnings about output that is not JSON.
        seconds: The time limit of the whole session.

    Returns:
        ``tools`` as the server lists them, and ``serverInfo`` if the server sends it; None after an
        error.
    """
    if not has_sdk():
        log.add(codes.NO_SDK, "the official SDK of MCP is not installed", None, command_for("mcp"))
        return None
    import anyio

    connection = Connection(_Warnings(log).add)
    transport = partial(program_streams, command, connection)
    work = partial(tools_of, connection=connection)
    try:
        return anyio.run(partial(with_client, transport, seconds, connection, work))
    except ProgramError as error:
        hint = f"run '{command[0]}' by hand"
        if error.errors:
            hint = "\n".join([f"{hint}; it printed:", *(line[:_LONGEST] for line in error.errors)])
        if isinstance(error, TimedOutError):
            hint = "increase the limit with --timeout"
        log.add(codes.SERVER_FAILED, f"the server {error}", None, hint)
    except ConnectionFailedError as error:
        log.add(codes.SERVER_REFUSED, f"the server {error}", None)
    return None


class _Warnings:
    """Warnings about lines that are not messages, of which the first few are reported."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._count = 0

    def add(self, line: bytes) -> None:
        """Report a line that is not empty."""
        self._count += bool(line.strip())
        if line.strip() and self._count <= _MOST_WARNINGS:
            shown = line.decode("utf-8", "replace").strip()[:80]
            text = f"the server wrote non-JSON output to stdout: {shown}"
            hint = "make the server log to standard error"
            self._log.add(codes.NON_JSON_OUTPUT, text, None, hint)


async def tools_of(client: Client, connection: Connection) -> dict[str, JsonValue]:
    """Return all tools as the server lists them, and ``serverInfo`` if there is any. Raises ResponseError."""
    pages = [page async for page in _pages(client, connection)]
    found: dict[str, JsonValue] = {"tools": [tool for page in pages for tool in page]}
    server = client.server_info
    if server is None:
        return found
    return {"serverInfo": server.model_dump(mode="json", by_alias=True, exclude_none=True), **found}


async def _pages(client: Client, connection: Connection) -> AsyncIterator[list[JsonValue]]:
    seen: set[str] = set()
    cursor: str | None = None
    while True:
        result = await _listed(client, connection, cursor)
        if not isinstance(result.get("tools"), list):
            message = "did not return a list of tools for 'tools/list'"
            raise ResponseError(message)
        yield result["tools"]
        cursor = result.get("nextCursor") or None
        if cursor is None:
            return
        if not isinstance(cursor, str):
            message = "returned an invalid cursor for 'tools/list'"
            raise ResponseError(message)
        if cursor in seen or len(seen) >= MOST_PAGES:
            message = "returned endless pages of tools"
            raise ResponseError(message)
        seen.add(cursor)


async def _listed(client: Client, connection: Connection, cursor: str | None) -> dict[str, Any]:
    """Return a page of tools as the server sent it.

    The SDK refuses a page with one tool that its revision does not allow; the front end reports each.
    """
    from mcp import MCPError
    from mcp_types import PaginatedRequestParams
    from pydantic import ValidationError

    connection.result = {}
    try:
        found = await client.session.list_tools(params=PaginatedRequestParams(cursor=cursor))
    except MCPError as error:
        message = f"returned an error for 'tools/list': {str(error)[:200]}"
        raise ResponseError(message) from None
    except ValidationError:
        return connection.result
    sent = found.model_dump(mode="json", by_alias=True, exclude_unset=True)
    return connection.result or sent  # what a URL sends is only known to the SDK
