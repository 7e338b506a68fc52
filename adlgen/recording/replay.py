"""A server that answers the calls of a recorded session, with the official SDK."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from adlgen.document.node import JsonValue
from adlgen.recording.observed import masked
from adlgen.recording.session import RecordedCall, Session, key_of

if TYPE_CHECKING:
    from mcp.server.lowlevel import Server

_SHOWN = 500
"""Characters of arguments that an error shows."""
_PATIENCE = 10.0
"""Seconds in which requests are answered after the end of the input; cancelled ones are not."""
INVALID_PARAMS = -32602


class NotRecordedError(Exception):
    """A call that the session does not have."""


class Replay:
    """The answers of a session, each for the call that had it."""

    def __init__(self, session: Session) -> None:
        """Set the session."""
        self.session = session
        self._tools = {str(tool["name"]): tool for tool in session.tools}
        self._calls: defaultdict[str, list[RecordedCall]] = defaultdict(list)
        for call in session.calls:
            self._calls[key_of(call.tool, call.arguments)].append(call)

    def answer(self, tool: str, arguments: JsonValue) -> RecordedCall:
        """Return the next answer of a call; the last one again after it. Raises NotRecordedError."""
        known = [self._tools[tool]] if tool in self._tools else []
        try:
            given = masked(arguments, known, set())
            calls = self._calls.get(key_of(tool, given), [])
        except (ValueError, RecursionError):
            message = f"the session has no call of '{tool}' with arguments that JSON does not have"
            raise NotRecordedError(message) from None
        if not calls:
            text = json.dumps(given, ensure_ascii=False)
            shown = text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."
            message = f"the session has no call of '{tool}' with the arguments {shown}"
            raise NotRecordedError(message)
        return calls.pop(0) if len(calls) > 1 else calls[0]


def replay_server(session: Session) -> Server[Any]:
    """Return a server of the SDK that lists the tools of a session, and answers its calls."""
    from mcp import MCPError, types
    from mcp.server.lowlevel import Server

    replay = Replay(session)
    tools = [types.Tool.model_validate(tool) for tool in session.tools]
    schemas: Mapping[str, Any] = {tool.name: tool.input_schema for tool in tools}

    async def listed(_context: object, _params: object) -> types.ListToolsResult:
        return types.ListToolsResult(tools=tools)

    async def called(_context: object, params: types.CallToolRequestParams) -> types.CallToolResult:
        try:
            call = replay.answer(params.name, params.arguments or {})
        except NotRecordedError as error:
            raise MCPError(code=INVALID_PARAMS, message=str(error)) from None
        if call.error is not None:
            code, message = call.error.get("code"), call.error.get("message")
            known = code if isinstance(code, int) else INVALID_PARAMS
            raise MCPError(code=known, message=str(message), data=call.error.get("data"))
        return types.CallToolResult.model_validate(call.result)

    return Server(
        session.server.get("name", "replay"),
        version=session.server.get("version", ""),
        get_tool_input_schema=schemas.get,
        on_list_tools=listed,
        on_call_tool=called,
    )


async def serve_replay(server: Server[Any]) -> None:
    """Serve over standard input and output until the input ends and its requests are answered."""
    import anyio
    from mcp.server.stdio import stdio_server

    async with stdio_server() as (source, sink), anyio.create_task_group() as tasks:
        answering = _Answering(source, sink)
        tasks.start_soon(answering.receive)
        tasks.start_soon(answering.send)
        incoming, outgoing = answering.streams
        await server.run(incoming, outgoing, server.create_initialization_options())
        await sink.aclose()
        tasks.cancel_scope.cancel()


class _Answering:
    """The streams of a server, whose input ends only after the answers: the SDK drops those that are left."""

    def __init__(self, source: Any, sink: Any) -> None:  # noqa: ANN401 - streams of the SDK
        import anyio

        self._source, self._sink = source, sink
        self._received: Any = anyio.create_memory_object_stream[Any](0)
        self._sent: Any = anyio.create_memory_object_stream[Any](0)
        self._waiting = 0
        self._answered = anyio.Event()

    @property
    def streams(self) -> tuple[Any, Any]:
        """What the server reads and writes."""
        return self._received[1], self._sent[0]

    async def receive(self) -> None:
        """Pass messages on to the server."""
        import anyio
        from mcp.types import JSONRPCRequest

        async with self._received[0]:
            async for item in self._source:
                self._waiting += isinstance(getattr(item, "message", None), JSONRPCRequest)
                await self._received[0].send(item)
            with anyio.move_on_after(_PATIENCE):
                while self._waiting > 0:
                    self._answered = anyio.Event()
                    await self._answered.wait()

    async def send(self) -> None:
        """Pass messages of the server on."""
        from mcp.types import JSONRPCError, JSONRPCResponse

        async for item in self._sent[1]:
            await self._sink.send(item)
            self._waiting -= isinstance(item.message, JSONRPCResponse | JSONRPCError)
            self._answered.set()
