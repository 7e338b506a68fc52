"""Sessions of the official SDK with servers that are not trusted: a deadline, bounded output, no process left behind."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from adlgen import __version__
from adlgen.diagnostics.visible import foreign
from adlgen.features.mcp_client.discovery.connection import (
    Connection,
    ConnectionFailedError,
    ExitedError,
    ResponseError,
    TimedOutError,
)

if TYPE_CHECKING:
    from mcp import Client

T = TypeVar("T")
Transport: TypeAlias = Callable[[], AbstractAsyncContextManager[Any]]


def has_sdk() -> bool:
    """Report whether the official SDK is installed, in a version that has the client."""
    try:
        return hasattr(import_module("mcp"), "Client")
    except ImportError:
        return False


async def with_client(
    transport: Transport,
    seconds: float,
    connection: Connection,
    work: Callable[[Client], Awaitable[T]],
) -> T:
    """Open a transport, do some work with a client over it, and close it.

    Args:
        transport: Opens the transport; for a program, it may be opened twice.
        seconds: The time limit of everything.
        connection: Receives what is known of the connection.
        work: What is done in the session.

    Raises:
        ConnectionFailedError: There was no session, or none until the end of the work.
        Exception: Any other error of the work.
    """
    import anyio

    try:
        with _silent(), anyio.fail_after(seconds) as connection.scope:
            return await _of_its_era(transport, connection, work)
    except Exception as error:  # noqa: BLE001 - servers can fail in any way, and the SDK with them
        raise _cause(error, connection) from None


async def _of_its_era(
    transport: Transport,
    connection: Connection,
    work: Callable[[Client], Awaitable[T]],
) -> T:
    """Work with a client that negotiates the revision, or else with one that starts with ``initialize``.

    The SDK begins with ``server/discover``. A program of an earlier revision may exit if that is its first message.
    """
    try:
        return await _worked(transport, connection, work, "auto")
    except Exception:
        if connection.has_session or not isinstance(connection.problem, ExitedError):
            raise
    connection.problem = None
    return await _worked(transport, connection, work, "legacy")


async def _worked(
    transport: Transport,
    connection: Connection,
    work: Callable[[Client], Awaitable[T]],
    mode: str,
) -> T:
    from mcp import Client
    from mcp_types import Implementation

    info = Implementation(name="adlgen", version=__version__)
    async with Client(transport(), client_info=info, mode=mode, cache=None) as client:
        connection.has_session = True
        return await work(client)


def _cause(error: BaseException, connection: Connection) -> BaseException:
    """Return why the work failed: the end of the transport, which other errors follow, or the first error."""
    from mcp import MCPError

    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    if connection.problem is not None:
        return connection.problem
    if isinstance(error, TimeoutError):
        return TimedOutError()
    if connection.has_session or isinstance(error, ConnectionFailedError):
        return error
    if isinstance(error, MCPError):
        return ResponseError(f"returned an error for the handshake: {foreign(error)}")
    if isinstance(error, ValueError | RuntimeError):
        return ResponseError(f"returned an unusable response to the handshake: {foreign(error)}")
    return ConnectionFailedError(f"cannot be reached: {foreign(error)}")


@contextmanager
def _silent() -> Iterator[None]:
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
