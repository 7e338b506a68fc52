"""A child process with line-based input and output and a time limit."""

from __future__ import annotations

import os
import queue
import select
import signal
import subprocess
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import IO

from adlgen.diagnostics.visible import foreign
from adlgen.features.mcp_client.discovery.descendants import descendants_ended

_PART = 1 << 16
_TAIL = 2000
_SMALL = 512
"""The number of bytes that a ready pipe accepts without blocking the writer."""
_ATTEMPTS = 100
_SHOWN = 10
"""Lines of standard error that are reported."""
_GRACE = 1.0
"""Seconds to wait for the program to exit before it is killed."""


class ProgramError(Exception):
    """The program could not be started, exited early, or exceeded a limit.

    The text is the predicate of a sentence about the program.
    """

    def __init__(self, message: str, errors: Sequence[str] = ()) -> None:
        """Set the message, and the last lines of the program's standard error if there are several."""
        super().__init__(message)
        self.errors = errors


class TimedOutError(ProgramError):
    """The program exceeded its time limit."""

    def __init__(self) -> None:
        """Set the message."""
        super().__init__("did not respond in time")


class Program:
    """A running program; see :func:`running`."""

    def __init__(self, process: subprocess.Popen[bytes], deadline: float, most: int) -> None:
        """Start to read the output of a process, until the deadline and at most ``most`` bytes."""
        self._process = process
        self._deadline = deadline
        self._left = most
        self._parts: queue.Queue[bytes] = queue.Queue(maxsize=64)
        self._buffer = bytearray()
        self._errors = bytearray()
        assert process.stdout is not None
        assert process.stderr is not None
        self._closed = False
        self._streams = (process.stdout, process.stderr)
        work = zip((self._read_output, self._read_errors), self._streams, strict=True)
        self._threads = [
            threading.Thread(target=target, args=(stream,), daemon=True) for target, stream in work
        ]
        for thread in self._threads:
            thread.start()

    def _read_output(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while (part := os.read(stream.fileno(), _PART)) and not self._closed:
                self._parts.put(part)
        self._parts.put(b"")

    def _read_errors(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while part := os.read(stream.fileno(), _PART):
                self._errors += part
                del self._errors[:-_TAIL]

    def write_line(self, line: bytes) -> None:
        """Write a line. Raises :class:`ProgramError` if the program does not read it in time."""
        assert self._process.stdin is not None
        pipe = self._process.stdin.fileno()
        rest = memoryview(line + b"\n")
        try:
            while rest:
                ready = select.select([], [pipe], [], self._time_left())[1]
                if not ready:
                    raise TimedOutError
                rest = rest[os.write(pipe, rest[:_SMALL]) :]
        except OSError as error:
            raise self._exited() from error

    def close(self) -> None:
        """Stop reading after the program has exited; processes that it left may keep a stream open."""
        self._closed = True
        for _ in range(_ATTEMPTS):
            if not any(thread.is_alive() for thread in self._threads):
                break
            with suppress(queue.Empty):
                self._parts.get(timeout=_GRACE / _ATTEMPTS)
        for thread, stream in zip(self._threads, self._streams, strict=True):
            if not thread.is_alive():
                stream.close()

    def _time_left(self) -> float:
        return max(0.0, self._deadline - time.monotonic())

    def read_line(self) -> bytes:
        """Return the next line without its line feed. Raises :class:`ProgramError`."""
        while True:
            line, end, rest = self._buffer.partition(b"\n")
            if end:
                self._buffer = bytearray(rest)
                return bytes(line)
            try:
                part = self._parts.get(timeout=self._time_left())
            except queue.Empty:
                raise TimedOutError from None
            if not part:
                raise self._exited()
            self._left -= len(part)
            if self._left < 0:
                message = "wrote more than 8 MiB"
                raise ProgramError(message)
            self._buffer += part

    def _exited(self) -> ProgramError:
        """Return how the program ended, with the last lines of its standard error."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        self._threads[1].join(_GRACE)  # the reader of standard error
        code = self._process.returncode
        how = "closed its output" if code is None else f"exited with code {code}"
        lines = self._errors.decode("utf-8", "replace").strip().splitlines()
        message = f"{how}: {lines[-1].strip()}" if lines else how
        return ProgramError(message, lines[-_SHOWN:] if len(lines) > 1 else ())


@contextmanager
def running(command: Sequence[str], seconds: float, most: int) -> Iterator[Program]:
    """Start a program; stop it and its child processes at the end.

    Args:
        command: The program and its arguments, which are not interpreted by a shell.
        seconds: The time limit.
        most: The maximum number of bytes of output.

    Raises:
        ProgramError: The program cannot be started.
    """
    program = None
    try:
        with descendants_ended():
            process = _process(command)
            program = Program(process, time.monotonic() + seconds, most)
            try:
                yield program
            finally:
                _end(process)
    finally:
        if program is not None:
            program.close()


def _process(command: Sequence[str]) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(  # noqa: S603 - running the user's command is the purpose
            command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
    except (OSError, ValueError) as error:
        reason = foreign(error, named=False)
        message = f"cannot be started: {reason}"
        raise ProgramError(message) from error


def _end(process: subprocess.Popen[bytes]) -> None:
    """Stop a program: close its input, then send SIGTERM, then SIGKILL."""
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.close()
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
