"""The progress of long runs: a line on the terminal, which disappears before anything else is printed."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, TextIO

from adlgen.diagnostics.activity import ACTIVITY
from adlgen.diagnostics.visible import visible

if TYPE_CHECKING:
    from threading import Event, Thread

AFTER = 1.0
"""Seconds before a run shows its progress."""
_PAUSE = 0.2
_WIDEST = 60
_CLEAR = "\r\x1b[K"


class ProgressLine:
    """Shows the current target and the seconds so far on standard error, if it is a terminal."""

    def __init__(self) -> None:
        """Show nothing yet."""
        self._running: tuple[Thread, Event] | None = None

    def start(self) -> None:
        """Show the progress after a while, until :meth:`stop`."""
        stream = sys.stderr
        if stream is None or not stream.isatty() or os.environ.get("TERM", "dumb") == "dumb":
            return
        from threading import Event, Thread

        self.stop()
        ended = Event()
        thread = Thread(target=_show, args=(stream, ended), daemon=True)
        self._running = thread, ended
        thread.start()

    def stop(self) -> None:
        """Remove the line from the terminal."""
        if self._running is not None:
            thread, ended = self._running
            self._running = None
            ended.set()
            thread.join()


def _show(stream: TextIO, ended: Event) -> None:
    seconds = AFTER
    if ended.wait(AFTER):
        return
    while True:
        name = visible(ACTIVITY.name)[:_WIDEST] or "working"
        stream.write(f"{_CLEAR}{name} ({seconds:.0f} s)")
        stream.flush()
        if ended.wait(_PAUSE):
            break
        seconds += _PAUSE
    stream.write(_CLEAR)
    stream.flush()


PROGRESS = ProgressLine()
"""The progress of the command line that runs."""
