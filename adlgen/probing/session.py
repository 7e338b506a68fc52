"""Calls of a server over sessions of the official SDK; a server that has ended is started again."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from adlgen.diagnostics.visible import foreign
from adlgen.document.limits import DEFAULT
from adlgen.document.node import JsonValue
from adlgen.features.mcp_client.discovery.connection import (
    Connection,
    ConnectionFailedError,
    ResponseError,
)
from adlgen.features.mcp_client.discovery.mcp import tools_of
from adlgen.features.mcp_client.discovery.program import program_streams
from adlgen.features.mcp_client.discovery.session import with_client
from adlgen.features.mcp_client.discovery.web import url_streams
from adlgen.probing.model import Answer, Kind

if TYPE_CHECKING:
    from mcp import Client

URLS = ("http://", "https://")
_LEAST_FOR_START = 60.0
"""Seconds in which a server must start, however short the limit of a call is."""
_CLOSED = -32000
"""What the SDK raises for a request of a connection that has ended."""


class EndedError(Exception):
    """The session has ended, and another one is needed for further calls."""


class Caller:
    """A session with a server."""

    def __init__(self, client: Client, connection: Connection, seconds: float) -> None:
        """Set the client of the SDK, what is known of its connection, and the time limit of a call."""
        self._client = client
        self._connection = connection
        self._seconds = seconds
        self.listed: list[JsonValue] = []
        """The tools as the server listed them at the start of the session."""
        self.has_ended = False

    async def list(self) -> None:
        """Request the tools; the SDK learns which arguments are headers."""
        found = await tools_of(self._client, self._connection)
        self.listed = cast("list[JsonValue]", found["tools"])

    async def call(self, name: str, arguments: JsonValue) -> Answer:
        """Call a tool, with any arguments."""
        import anyio

        self._connection.left = DEFAULT.source_bytes
        try:
            with anyio.fail_after(self._seconds):
                return await self._answer(name, arguments)
        except TimeoutError:
            return self._ended(Answer(Kind.LATE, message="did not answer in time"))

    async def _answer(self, name: str, arguments: JsonValue) -> Answer:
        import anyio
        from mcp import MCPError
        from mcp_types import CallToolRequest, CallToolRequestParams
        from pydantic import TypeAdapter, ValidationError

        given = cast("dict[str, Any]", arguments)
        request = CallToolRequest(params=CallToolRequestParams(name=name, arguments=given))
        try:
            found: Any = await self._client.session.send_request(
                request, TypeAdapter(dict[str, Any])
            )
        except MCPError as error:
            if self._connection.problem is not None or error.error.code == _CLOSED:
                return await self._end(str(error))
            return Answer(Kind.ERROR, code=error.error.code, message=str(error))
        except ValidationError as error:
            return Answer(Kind.INVALID, message=foreign(error))
        except (anyio.ClosedResourceError, anyio.BrokenResourceError, anyio.EndOfStream) as error:
            return await self._end(foreign(error))
        return Answer(Kind.RESULT, found)

    async def _end(self, message: str) -> Answer:
        """Return how the connection ended, which is known a little later than that it has."""
        import anyio

        for _ in range(200):
            if self._connection.problem is not None:
                break
            await anyio.sleep(0.01)
        problem = self._connection.problem
        kind = Kind.INVALID if isinstance(problem, ResponseError) else Kind.ENDED
        return self._ended(Answer(kind, message=message if problem is None else str(problem)))

    def _ended(self, answer: Answer) -> Answer:
        self.has_ended = True
        return answer


Work: TypeAlias = Callable[[Caller], Awaitable[None]]


async def in_session(
    server: Sequence[str], seconds: float, work: Work, skipped: Callable[[bytes], None]
) -> None:
    """Start or reach a server, list its tools, and do some work with it.

    Raises ConnectionFailedError if there is no session. That it ends during the work is not an error.

    Args:
        server: A command line, or a URL.
        seconds: The time limit of each call; the start has at least a minute.
        work: What is done.
        skipped: Receives the lines of a program that are not messages.
    """
    connection = Connection(skipped)
    has_started = False

    async def started(client: Client) -> None:
        nonlocal has_started
        caller = Caller(client, connection, seconds)
        await caller.list()
        has_started = True
        connection.scope.deadline = math.inf
        await work(caller)

    first, *words = server
    transport = (
        partial(url_streams, first, seconds, connection)
        if not words and first.startswith(URLS)
        else partial(program_streams, server, connection)
    )
    try:
        await with_client(transport, max(seconds, _LEAST_FOR_START), connection, started)
    except ConnectionFailedError:
        if not has_started:
            raise
