"""Runs tools on an MCP server, with the official SDK."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, cast

from adlgen.document.node import JsonValue
from adlgen.running.placeholders import Respond

_URLS = ("http://", "https://")


class ServerError(Exception):
    """A result of the server that reports an error, for the model."""


class UnavailableServerError(Exception):
    """A server that cannot be started or reached."""


@asynccontextmanager
async def connected(server: Sequence[str]) -> AsyncIterator[Respond]:
    """Connect to a server, given by its URL or by its command line, and yield what calls its tools.

    Raises ModuleNotFoundError without the SDK, UnavailableServerError if there is no session.
    """
    from mcp import Client, MCPError, StdioServerParameters

    first, *words = server
    is_url = not words and first.startswith(_URLS)
    target = first if is_url else StdioServerParameters(command=first, args=words)
    async with AsyncExitStack() as opened:
        try:
            client = await opened.enter_async_context(Client(target))
        except (OSError, MCPError, ExceptionGroup) as error:
            raise UnavailableServerError(_reason(error)) from None

        async def respond(name: str, arguments: JsonValue) -> JsonValue:
            given = cast("dict[str, Any]", arguments)  # the emitted code has checked it
            try:
                result = await client.call_tool(name, given)
            except MCPError as error:
                raise ServerError(str(error)) from None
            content: list[Any] = result.content
            text = "\n".join(part.text if part.type == "text" else _shown(part) for part in content)
            if result.is_error:
                raise ServerError(text)
            structured: JsonValue = result.structured_content
            return text if structured is None else structured

        yield respond


def _reason(error: Exception) -> str:
    """Return the first cause of an error that has no groups."""
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    text = error.strerror if isinstance(error, OSError) else None
    return (text or str(error) or type(error).__name__).lower()


def _shown(part: Any) -> str:  # noqa: ANN401 - content of the SDK
    """Return content that is not text as its JSON."""
    text: str = part.model_dump_json(by_alias=True, exclude_none=True)
    return text
