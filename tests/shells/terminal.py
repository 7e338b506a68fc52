"""Programs in a terminal: standard streams are those of a pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import subprocess
import sys
import termios
from collections.abc import Mapping
from pathlib import Path
from select import select

ADLGEN = [sys.executable, "-m", "adlgen"]
SILENT = ("NO_COLOR", "FORCE_COLOR", "TERM", "CI")


class Terminal:
    """A program in a terminal of its own."""

    def __init__(
        self, arguments: list[str], folder: Path, given: Mapping[str, str] | None = None
    ) -> None:
        kept = {key: value for key, value in os.environ.items() if key not in SILENT}
        environment = {
            **kept,
            "TERM": "xterm",
            "PYTHONPATH": str(Path(__file__).parents[2]),
            **(given or {}),
        }
        self._master, slave = pty.openpty()
        self.process = subprocess.Popen(
            arguments,
            cwd=folder,
            env=environment,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509 - one thread
        )
        os.close(slave)
        self.text = ""

    def until(self, text: str, seconds: float = 60) -> str:
        """Return what is printed up to a text; raises TimeoutError after a silence."""
        while text not in self.text:
            self._read(seconds)
        before, _, self.text = self.text.partition(text)
        return before + text

    def rest(self) -> str:
        """Wait for the end of the program and return what it prints until then."""
        try:
            while True:
                self._read(60)
        except EOFError:
            pass
        self.process.wait(60)
        os.close(self._master)
        return self.text

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self._master, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self.type("\x03")

    def close(self) -> None:
        """End the program."""
        self.process.kill()
        self.process.wait()
        os.close(self._master)

    def _read(self, seconds: float) -> None:
        if not select([self._master], [], [], seconds)[0]:
            raise TimeoutError(self.text)
        try:
            data = os.read(self._master, 1 << 16)
        except OSError:  # the other end is closed
            data = b""
        if not data:
            raise EOFError(self.text)
        self.text += data.decode().replace("\r\n", "\n")


def shown(
    arguments: list[str], folder: Path, given: Mapping[str, str] | None = None
) -> tuple[int, str]:
    """Return the exit code of adlgen in a terminal, and what it shows."""
    terminal = Terminal([*ADLGEN, *arguments], folder, given)
    text = terminal.rest()
    return terminal.process.returncode, text
