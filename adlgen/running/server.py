"""Calls of tools on an MCP server, with the client of the official SDK."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from adlgen.diagnostics.visible import foreign
from adlgen.document.node import JsonValue
from adlgen.features.mcp_client.discovery.connection import Connection, ConnectionFailedError
from adlgen.features.mcp_client.discovery.program import program_streams
from adlgen.features.mcp_client.discovery.session import with_client
from adlgen.features.mcp_client.discovery.web import url_streams
from adlgen.running.placeholders import ServerError

if TYPE_CHECKING:
    from mcp import Client

_URLS = ("http://", "https://")
_LONGEST = 300
"""Characters of a command line that are shown."""


class Server:
    """An MCP server that is started, or reached, for each call, and ended after it.

    A call has a deadline, and a bound on what the server sends.
    """

    def __init__(self, server: Sequence[str], seconds: float) -> None:
        """Set the URL or the command line of the server, and the time limit of a call."""
        self._server = server
        self._seconds = seconds
        self.unavailable: str | None = None
        """Why there was no session, or none until the end of the call; None: there was one."""

    async def call(self, name: str, arguments: JsonValue) -> JsonValue:
        """Call a tool. Raises ServerError if there is no result."""
        work = partial(_called, name=name, arguments=arguments)
        connection = Connection()
        first, *words = self._server
        transport = (
            partial(url_streams, first, self._seconds, connection)
            if not words and first.startswith(_URLS)
            else partial(program_streams, self._server, connection)
        )
        try:
            return await with_client(transport, self._seconds, connection, work)
        except ConnectionFailedError as error:
            shown = " ".join(self._server)[:_LONGEST]
            self.unavailable = f"the server '{shown}' {error}"
            raise ServerError(str(error)) from None
        except ServerError:
            raise
        except Exception as error:  # noqa: BLE001 - of the SDK, in which a server can cause any
            raise ServerError(foreign(error)) from None


async def _called(client: Client, name: str, arguments: JsonValue) -> JsonValue:
    """Return the result of a tool. Raises ServerError if it is an error."""
    from mcp import MCPError

    given = cast("dict[str, Any]", arguments)  # the emitted code has checked it
    try:
        result = await client.call_tool(name, given)
    except MCPError as error:
        raise ServerError(str(error)) from None
    except (RuntimeError, ValueError) as error:  # it is not that of the protocol, or of its schema
        message = f"the server returned an invalid result: {foreign(error)}"
        raise ServerError(message) from None
    content: list[Any] = result.content
    text = "\n".join(part.text if part.type == "text" else _shown(part) for part in content)
    if result.is_error:
        raise ServerError(text)
    structured: JsonValue = result.structured_content
    return text if structured is None else structured


def _shown(part: Any) -> str:  # noqa: ANN401 - content of the SDK
    """Return content that is not text as its JSON."""
    text: str = part.model_dump_json(by_alias=True, exclude_none=True)
    return text
