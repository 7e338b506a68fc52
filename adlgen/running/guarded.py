"""Transports to MCP servers that are not trusted: a deadline, bounded output, no process left behind.

The sessions over them are those of the official SDK.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

from adlgen.document.limits import DEFAULT
from adlgen.features.mcp_client.discovery.program import Program, ProgramError, running

_MOST = DEFAULT.source_bytes
TOO_MUCH = "wrote more than 8 MiB"


class Failure:
    """Why a transport ended; the text is the predicate of a sentence about the server."""

    def __init__(self) -> None:
        self.reason: str | None = None
        """None: it did not end early."""
        self.connected = False
        """Whether there was a session."""

    def note(self, error: Exception) -> None:
        """Keep the reason of the first error of the transport, with the last line of what the program printed."""
        if self.reason is None:
            self.reason = str(error)


@asynccontextmanager
async def program_streams(
    command: Sequence[str], seconds: float, failure: Failure
) -> AsyncIterator[Any]:
    """Start a server and yield the streams of its messages, as a transport of the SDK does.

    Raises ProgramError if it cannot be started. An early end of the server is in ``failure``.
    """
    import anyio

    started = running(command, seconds, _MOST)
    program = await anyio.to_thread.run_sync(started.__enter__)
    try:
        async with _streams(program, failure) as streams:
            yield streams
    finally:
        with anyio.CancelScope(shield=True):
            await anyio.to_thread.run_sync(started.__exit__, None, None, None)


@asynccontextmanager
async def _streams(program: Program, failure: Failure) -> AsyncIterator[Any]:
    import anyio
    from mcp.shared.message import SessionMessage

    received: Any = anyio.create_memory_object_stream[Any](0)
    sent: Any = anyio.create_memory_object_stream[Any](0)
    incoming, messages = received
    outgoing, requests = sent

    async def read() -> None:
        async with incoming:
            with suppress(anyio.ClosedResourceError, anyio.BrokenResourceError):
                while (line := await _line(program, failure)) is not None:
                    message = _message(line)
                    if message is not None:
                        await incoming.send(SessionMessage(message))

    async def write() -> None:
        async with requests:
            async for request in requests:
                text: str = request.message.model_dump_json(by_alias=True, exclude_unset=True)
                try:
                    await anyio.to_thread.run_sync(program.write_line, text.encode())
                except ProgramError as error:
                    failure.note(error)
                    await incoming.aclose()
                    return

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(read)
        tasks.start_soon(write)
        try:
            yield messages, outgoing
        finally:
            tasks.cancel_scope.cancel()
            for stream in (messages, outgoing, incoming, requests):
                stream.close()


async def _line(program: Program, failure: Failure) -> bytes | None:
    """Return the next line; None after the end of the program, the deadline, or too much output."""
    import anyio

    try:
        return await anyio.to_thread.run_sync(program.read_line, abandon_on_cancel=True)
    except ProgramError as error:
        failure.note(error)
        return None


def _message(line: bytes) -> Any:  # noqa: ANN401 - of the SDK
    """Return the message of a line; None for a line that is none, such as a line of a log."""
    from mcp_types import jsonrpc_message_adapter
    from pydantic import ValidationError

    try:
        return jsonrpc_message_adapter.validate_json(line, by_name=False)
    except (ValidationError, RecursionError):
        return None


@asynccontextmanager
async def url_streams(url: str, seconds: float, failure: Failure) -> AsyncIterator[Any]:
    """Yield the streams of a server at a URL; responses are bounded, and no redirect leaves its origin."""
    import httpx2
    from mcp.client.streamable_http import streamable_http_client

    class Bounded(httpx2.AsyncByteStream):
        def __init__(self, stream: httpx2.AsyncByteStream) -> None:
            self._stream = stream

        async def __aiter__(self) -> AsyncIterator[bytes]:
            async for part in self._stream:
                transport.left -= len(part)
                if transport.left < 0:
                    failure.note(ProgramError(TOO_MUCH))
                    raise httpx2.ReadError(TOO_MUCH)
                yield part

        async def aclose(self) -> None:
            await self._stream.aclose()

    class Transport(httpx2.AsyncHTTPTransport):
        left = _MOST

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


@contextmanager
def silent() -> Iterator[None]:
    """Keep the SDK from printing what it logs about messages of the server, which are not escaped."""
    loggers = [logging.getLogger(name) for name in ("mcp", "client", "httpx2", "httpcore2")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)
