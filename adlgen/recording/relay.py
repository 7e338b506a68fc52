"""Starts a server, and passes what it and its client send on unchanged."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import IO

from adlgen.diagnostics.visible import foreign

_PART = 1 << 16
_GRACE = 2.0
"""Seconds after a signal in which the server may end by itself."""
_SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
_INPUT, _OUTPUT = 0, 1
_OF_SIGNAL = 128
"""What is added to the number of a signal that ended a program, as shells do."""


class CannotStartError(Exception):
    """A server that cannot be started; the text is the predicate of a sentence about it."""


class Relay:
    """A server that is started once, with the signals that this process receives."""

    def __init__(self, command: Sequence[str], seen: Callable[[str, bytes], None]) -> None:
        """Set the command line of the server, and what receives ``client`` or ``server`` with what that has sent."""
        self._command, self._seen = command, seen
        self._process: subprocess.Popen[bytes] | None = None

    @contextmanager
    def signals(self) -> Iterator[None]:
        """Pass signals on to the server within the body; after its end they have no effect, so that the body is finished."""
        before = {number: signal.signal(number, self._signal) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def run(self) -> int:
        """Run the server until it ends; return its exit code. Raises CannotStartError."""
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(  # noqa: S603 - running the user's command is the purpose
                self._command, stdin=pipe, stdout=pipe, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as error:
            message = f"cannot be started: {foreign(error, named=False)}"
            raise CannotStartError(message) from error
        self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        sending = threading.Thread(target=self._send, args=(process.stdin,), daemon=True)
        sending.start()
        self._pass(process.stdout.fileno(), _OUTPUT, "server")
        process.stdout.close()
        code = process.wait()
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)  # processes that it left behind
        return _OF_SIGNAL - code if code < 0 else code

    def _send(self, pipe: IO[bytes]) -> None:
        self._pass(_INPUT, pipe.fileno(), "client")
        pipe.close()

    def _pass(self, source: int, sink: int, side: str) -> None:
        """Pass bytes on until the source ends, or the sink is closed."""
        with suppress(OSError):
            while part := os.read(source, _PART):
                self._seen(side, part)
                rest = memoryview(part)
                while rest:
                    rest = rest[os.write(sink, rest) :]

    def _signal(self, number: int, _frame: object) -> None:
        process = self._process
        if process is None or process.poll() is not None:
            return
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, number)
        last = threading.Timer(_GRACE, self._kill)
        last.daemon = True
        last.start()

    def _kill(self) -> None:
        process = self._process
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
