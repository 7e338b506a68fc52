"""The transport to a server at a URL, which is not trusted: that of the SDK, with bounded responses."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from adlgen.features.mcp_client.discovery.connection import Connection, ProgramError
from adlgen.features.mcp_client.discovery.program import TOO_MUCH


@asynccontextmanager
async def url_streams(url: str, seconds: float, connection: Connection) -> AsyncIterator[Any]:
    """Yield the streams of a server at a URL; responses are bounded, and no redirect leaves its origin."""
    import httpx2
    from mcp.client.streamable_http import streamable_http_client

    class Bounded(httpx2.AsyncByteStream):
        def __init__(self, stream: httpx2.AsyncByteStream) -> None:
            self._stream = stream

        async def __aiter__(self) -> AsyncIterator[bytes]:
            async for part in self._stream:
                connection.left -= len(part)
                if connection.left < 0:
                    connection.note(ProgramError(TOO_MUCH))
                    raise httpx2.ReadError(TOO_MUCH)
                yield part

        async def aclose(self) -> None:
            await self._stream.aclose()

    class Transport(httpx2.AsyncHTTPTransport):
        async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
            request.headers["Accept-Encoding"] = (
                "identity"  # a small body must not become a large one
            )
            response = await super().handle_async_request(request)
            stream = response.stream
            assert isinstance(stream, httpx2.AsyncByteStream)
            response.stream = Bounded(stream)
            return response

    transport = Transport()
    async with (
        httpx2.AsyncClient(transport=transport, timeout=seconds) as client,
        streamable_http_client(url, http_client=client) as streams,
    ):
        yield streams
