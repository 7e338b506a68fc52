"""The transport to a server that is a program, and is not trusted.

The official transport has no bound on what a program writes, does not report how it exited, and leaves the processes
that it started. This one is a transport of the same session.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import IO, Any

from adlgen.diagnostics.visible import foreign
from adlgen.features.mcp_client.discovery.connection import (
    Connection,
    ExitedError,
    ProgramError,
    ResponseError,
)
from adlgen.features.mcp_client.discovery.descendants import descendants_ended

TOO_MUCH = "wrote more than 8 MiB"
_PART = 1 << 16
_TAIL = 2000
"""Bytes of standard error that are kept."""
_SHOWN = 10
"""Lines of standard error that are reported."""
_LONGEST = 80
"""Characters of an invalid message that are reported."""
_GRACE = 1.0
"""Seconds to wait for the program to exit before it is killed."""
_POLL = 0.01


@asynccontextmanager
async def program_streams(command: Sequence[str], connection: Connection) -> AsyncIterator[Any]:
    """Start a server and yield the streams of its messages; end it and all that it started.

    Raises ProgramError if it cannot be started. An early end of the server is noted in ``connection``.
    """
    with descendants_ended():
        process = _process(command)
        try:
            async with _Program(process, connection).streams() as streams:
                yield streams
        finally:
            _end(process)


class _Program:
    """A running program."""

    def __init__(self, process: subprocess.Popen[bytes], connection: Connection) -> None:
        self._process = process
        self._connection = connection
        self._errors = bytearray()
        self._errors_end = False

    @asynccontextmanager
    async def streams(self) -> AsyncIterator[Any]:
        """Yield the streams of the messages of the program and of those to it."""
        import anyio

        received: Any = anyio.create_memory_object_stream[Any](0)
        sent: Any = anyio.create_memory_object_stream[Any](0)
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(self._read, received[0])
            tasks.start_soon(self._read_errors)
            tasks.start_soon(self._write, sent[1])
            try:
                yield received[1], sent[0]
            finally:
                tasks.cancel_scope.cancel()
                for stream in (*received, *sent):
                    stream.close()

    async def _read(self, incoming: Any) -> None:  # noqa: ANN401 - a stream of anyio
        """Pass the messages of the program on, until it ends, writes too much or an invalid message."""
        import anyio
        from mcp.shared.message import SessionMessage

        async with incoming:
            with suppress(anyio.ClosedResourceError, anyio.BrokenResourceError):
                try:
                    async for line in self._lines():
                        message = self._message(line)
                        if message is not None:
                            await incoming.send(SessionMessage(message))
                    self._connection.note(await self._exited())
                except (ProgramError, ResponseError) as error:
                    self._connection.note(error)

    async def _lines(self) -> AsyncIterator[bytes]:
        assert self._process.stdout is not None
        buffer = bytearray()
        while part := await _part(self._process.stdout):
            self._connection.left -= len(part)
            if self._connection.left < 0:
                raise ProgramError(TOO_MUCH)
            buffer += part
            if b"\n" in part:
                *lines, buffer = buffer.split(b"\n")
                for line in lines:
                    yield bytes(line)

    async def _read_errors(self) -> None:
        assert self._process.stderr is not None
        while part := await _part(self._process.stderr):
            self._errors += part
            del self._errors[:-_TAIL]
        self._errors_end = True

    def _message(self, line: bytes) -> Any:  # noqa: ANN401 - of the SDK
        """Return the message of a line; None for a line that is none, such as a line of a log."""
        from mcp_types import JSONRPCResponse, jsonrpc_message_adapter
        from pydantic import ValidationError

        try:
            message = jsonrpc_message_adapter.validate_json(line, by_name=False)
        except (ValidationError, RecursionError):
            self._skip(line)
            return None
        if isinstance(message, JSONRPCResponse):
            self._connection.result = message.result
        return message

    def _skip(self, line: bytes) -> None:
        """Skip a line that is not a message. Raises ResponseError for one that should be."""
        try:
            value = json.loads(line)
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, dict):
            self._connection.skipped(line)
        elif "jsonrpc" in value:
            shown = line.decode("utf-8", "replace")[:_LONGEST]
            message = f"sent an invalid message: {shown}"
            raise ResponseError(message)

    async def _write(self, requests: Any) -> None:  # noqa: ANN401 - a stream of anyio
        import anyio

        assert self._process.stdin is not None
        pipe = self._process.stdin.fileno()
        async with requests:
            async for request in requests:
                text: str = request.message.model_dump_json(by_alias=True, exclude_unset=True)
                rest = memoryview(text.encode() + b"\n")
                with suppress(OSError):  # the end of the program, which the reader reports
                    while rest:
                        await anyio.wait_writable(pipe)
                        with suppress(BlockingIOError):
                            rest = rest[os.write(pipe, rest) :]

    async def _exited(self) -> ProgramError:
        """Return how the program ended, with the last lines of its standard error."""
        import anyio

        for _ in range(int(_GRACE / _POLL)):
            if self._process.poll() is not None and self._errors_end:
                break
            await anyio.sleep(_POLL)
        code = self._process.returncode
        how = "closed its output" if code is None else f"exited with code {code}"
        lines = self._errors.decode("utf-8", "replace").strip().splitlines()
        message = f"{how}: {lines[-1].strip()}" if lines else how
        return ExitedError(message, lines[-_SHOWN:] if len(lines) > 1 else ())


async def _part(stream: IO[bytes]) -> bytes:
    """Return some output of the program; nothing at its end."""
    import anyio

    while True:
        await anyio.wait_readable(stream.fileno())
        with suppress(BlockingIOError):
            return os.read(stream.fileno(), _PART)


def _process(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a program, whose arguments no shell interprets. Raises ProgramError."""
    pipe = subprocess.PIPE
    try:
        process = subprocess.Popen(  # noqa: S603 - running the user's command is the purpose
            command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
    except (OSError, ValueError) as error:
        reason = foreign(error, named=False)
        message = f"cannot be started: {reason}"
        raise ProgramError(message) from error
    for stream in _pipes(process):
        os.set_blocking(stream.fileno(), False)
    return process


def _pipes(process: subprocess.Popen[bytes]) -> list[IO[bytes]]:
    return [one for one in (process.stdin, process.stdout, process.stderr) if one is not None]


def _end(process: subprocess.Popen[bytes]) -> None:
    """Stop a program: close its input, then send SIGTERM, then SIGKILL."""
    for stream in _pipes(process):
        with suppress(OSError):
            stream.close()
    for number in (None, signal.SIGTERM, signal.SIGKILL):
        if number is not None:
            _signal(process, number)
        with suppress(subprocess.TimeoutExpired):
            process.wait(_GRACE)
            break
    _signal(process, signal.SIGKILL)  # processes that it left behind
    process.wait()


def _signal(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    """Send a signal to a program and its child processes."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)
