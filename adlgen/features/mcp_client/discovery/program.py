"""A program that is spoken to line by line, within a time, and that is gone afterwards."""

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

_PART = 1 << 16
_TAIL = 2000
_SMALL = 512
"""What a pipe that is ready takes at once, in bytes, without making the writer wait."""
_ATTEMPTS = 100
_GRACE = 1.0
"""How long a program is given to end, in seconds, before it is made to."""


class ProgramError(Exception):
    """The program could not be started, ended, or did not keep to its time or its limits.

    The text says which, in words that follow "the server".
    """


class LateError(ProgramError):
    """The program did not keep to its time."""

    def __init__(self) -> None:
        """Say so."""
        super().__init__("did not answer in time")


class Program:
    """A program under way; made by :func:`started`."""

    def __init__(self, process: subprocess.Popen[bytes], deadline: float, most: int) -> None:
        """Listen to a process until the deadline, for no more than so many bytes."""
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
        work = zip((self._listen, self._overhear), self._streams, strict=True)
        self._threads = [
            threading.Thread(target=target, args=(stream,), daemon=True) for target, stream in work
        ]
        for thread in self._threads:
            thread.start()

    def _listen(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while (part := os.read(stream.fileno(), _PART)) and not self._closed:
                self._parts.put(part)
        self._parts.put(b"")

    def _overhear(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while part := os.read(stream.fileno(), _PART):
                self._errors += part
                del self._errors[:-_TAIL]

    def say(self, line: bytes) -> None:
        """Send a line. Raises :class:`ProgramError` if nobody takes it in time."""
        assert self._process.stdin is not None
        pipe = self._process.stdin.fileno()
        rest = memoryview(line + b"\n")
        try:
            while rest:
                ready = select.select([], [pipe], [], self._time_left())[1]
                if not ready:
                    raise LateError
                rest = rest[os.write(pipe, rest[:_SMALL]) :]
        except OSError as error:
            raise ProgramError(self._ended()) from error

    def close(self) -> None:
        """Stop listening, once the program is gone; what it left running may still hold a stream."""
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

    def hear(self) -> bytes:
        """Return the next line, without its end. Raises :class:`ProgramError`."""
        while True:
            line, end, rest = self._buffer.partition(b"\n")
            if end:
                self._buffer = bytearray(rest)
                return bytes(line)
            try:
                part = self._parts.get(timeout=self._time_left())
            except queue.Empty:
                raise LateError from None
            if not part:
                raise ProgramError(self._ended())
            self._left -= len(part)
            if self._left < 0:
                message = "answers with more than 8 MiB"
                raise ProgramError(message)
            self._buffer += part

    def _ended(self) -> str:
        """Say how the program ended, with the end of what it wrote to standard error."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        self._threads[1].join(_GRACE)  # it reads what the program wrote to standard error
        code = self._process.returncode
        how = "closed its output" if code is None else f"ended with exit code {code}"
        lines = self._errors.decode("utf-8", "replace").strip().splitlines()
        return f"{how}: {lines[-1].strip()}" if lines else how


@contextmanager
def started(command: Sequence[str], seconds: float, most: int) -> Iterator[Program]:
    """Start a program, and end it and what it started, whatever happens.

    Args:
        command: The program and its arguments; no shell reads them.
        seconds: How long all of it may take.
        most: How many bytes the program may write.

    Raises:
        ProgramError: It cannot be started.
    """
    pipe = subprocess.PIPE
    try:
        process = subprocess.Popen(  # noqa: S603 - running the user's command is the purpose
            command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        message = f"cannot be started: {reason}"
        raise ProgramError(message) from error
    program = Program(process, time.monotonic() + seconds, most)
    try:
        yield program
    finally:
        _end(process)
        program.close()


def _end(process: subprocess.Popen[bytes]) -> None:
    """Let a program see that nobody speaks any more, then ask it to end, then end it."""
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.close()
    for number in (None, signal.SIGTERM, signal.SIGKILL):
        if number is not None:
            _signal(process, number)
        with suppress(subprocess.TimeoutExpired):
            process.wait(_GRACE)
            break
    _signal(process, signal.SIGKILL)  # what it started and left behind
    process.wait()


def _signal(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    """Send a signal to a program and everything that it started."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)
