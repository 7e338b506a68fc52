"""Calls of tools on an MCP server, with the official SDK over guarded transports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from adlgen.diagnostics.visible import foreign
from adlgen.document.node import JsonValue
from adlgen.features.mcp_client.discovery.program import ProgramError, TimedOutError
from adlgen.running.guarded import Failure, program_streams, silent, url_streams
from adlgen.running.placeholders import ServerError

if TYPE_CHECKING:
    from mcp import Client

_URLS = ("http://", "https://")
_LONGEST = 300
"""Characters of the reason of an error that are shown."""


class Server:
    """An MCP server that is started, or reached, for each call, and ended after it.

    A call has a deadline, and a bound on what the server sends. A server can fail in any way: the session of
    the SDK then raises any exception.
    """

    def __init__(self, server: Sequence[str], seconds: float) -> None:
        """Set the URL or the command line of the server, and the time limit of a call."""
        self._server = server
        self._seconds = seconds
        self.unavailable: str | None = None
        """Why there was no session, or none until the end of the call; None: there was one."""

    async def call(self, name: str, arguments: JsonValue) -> JsonValue:
        """Call a tool.

        Raises ModuleNotFoundError without the SDK, ServerError if there is no result.
        """
        import anyio
        from mcp import Client

        failure = Failure()
        first, *words = self._server
        is_url = not words and first.startswith(_URLS)
        try:
            with silent(), anyio.fail_after(self._seconds):
                transport = (
                    url_streams(first, self._seconds, failure)
                    if is_url
                    else program_streams(self._server, self._seconds, failure)
                )
                async with Client(transport) as client:
                    failure.connected = True
                    return await _called(client, name, arguments)
        except ModuleNotFoundError:
            raise
        except Exception as error:  # noqa: BLE001 - of the SDK, see above
            raise self._error(error, failure) from None

    def _error(self, error: Exception, failure: Failure) -> ServerError:
        """Return the error of a call, and note whether the server was unavailable."""
        cause = _cause(error)
        if isinstance(cause, TimeoutError):
            cause = TimedOutError()
        if failure.reason is not None:
            cause = ProgramError(failure.reason)
        if isinstance(cause, ServerError):
            return cause
        reason = _reason(cause)
        if not failure.connected or isinstance(cause, ProgramError):
            shown = " ".join(self._server)[:_LONGEST]
            predicate = (
                reason if isinstance(cause, ProgramError) else f"cannot be reached: {reason}"
            )
            self.unavailable = f"the server '{shown}' {predicate}"
        return ServerError(reason)


async def _called(client: Client, name: str, arguments: JsonValue) -> JsonValue:
    """Return the result of a tool. Raises ServerError if it is an error."""
    from mcp import MCPError

    given = cast("dict[str, Any]", arguments)  # the emitted code has checked it
    try:
        result = await client.call_tool(name, given)
    except MCPError as error:
        raise ServerError(str(error)) from None
    except (RuntimeError, ValueError) as error:  # it is not that of the protocol, or of its schema
        message = f"the server returned an invalid result: {_first_line(error)}"
        raise ServerError(message) from None
    content: list[Any] = result.content
    text = "\n".join(part.text if part.type == "text" else _shown(part) for part in content)
    if result.is_error:
        raise ServerError(text)
    structured: JsonValue = result.structured_content
    return text if structured is None else structured


def _cause(error: BaseException) -> BaseException:
    """Return the first cause of an error that has no groups."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def _reason(error: BaseException) -> str:
    text = error.strerror if isinstance(error, OSError) else None
    return (text.lower() if text else _first_line(error) or type(error).__name__)[:_LONGEST]


def _first_line(error: BaseException) -> str:
    return foreign("".join(str(error).splitlines()[:1]))[:_LONGEST]


def _shown(part: Any) -> str:  # noqa: ANN401 - content of the SDK
    """Return content that is not text as its JSON."""
    text: str = part.model_dump_json(by_alias=True, exclude_none=True)
    return text
