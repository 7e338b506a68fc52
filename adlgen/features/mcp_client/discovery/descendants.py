"""Ends the processes that a program has started and left behind.

Killing the process group of a program misses those that have left it (``setsid``). On Linux this process
adopts them when their parent ends, and kills them. Other systems offer no such means.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_SET_CHILD_SUBREAPER = 36
"""``PR_SET_CHILD_SUBREAPER`` of prctl(2)."""
_LONGEST = 5.0
"""Seconds after which processes that start others faster than they are killed are given up."""


_POLL = 0.01


@contextmanager
def descendants_ended() -> Iterator[None]:
    """Kill all processes that have become children of this process within the body, and their descendants."""
    if sys.platform != "linux":
        yield
        return
    known = _children()
    _adopt(adopts=True)
    try:
        yield
    finally:
        end = time.monotonic() + _LONGEST
        while (left := _children() - known) and time.monotonic() < end:
            for child in left:
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(child, signal.SIGKILL)
                with suppress(ChildProcessError):
                    os.waitpid(child, os.WNOHANG)
            time.sleep(_POLL)
        _adopt(adopts=False)


def _adopt(*, adopts: bool) -> None:
    """Let orphaned descendants become children of this process."""
    import ctypes

    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, int(adopts), 0, 0, 0)


def _children() -> set[int]:
    """Return the processes whose parent is this process."""
    found, own = set(), os.getpid()
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError, ValueError):
            parent = path.read_text("utf-8", "replace").rpartition(")")[2].split()[1]
            if int(parent) == own:
                found.add(int(path.parent.name))
    return found
