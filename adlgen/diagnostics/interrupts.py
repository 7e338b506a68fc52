"""Lets the signal that asks a process to end interrupt a run, as the keyboard does."""

from __future__ import annotations

from contextlib import suppress
from typing import NoReturn

try:
    # The module signal makes enumerations of all signals, which takes longer than everything else here.
    from _signal import SIGTERM, signal  # type: ignore[import-not-found]
except ImportError:  # another interpreter
    from signal import SIGTERM, signal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType

__all__ = ["interrupt_when_terminated"]


def interrupt_when_terminated() -> None:
    """Raise KeyboardInterrupt in the main thread at SIGTERM from now on; only that thread can ask for it."""
    with suppress(ValueError):
        signal(SIGTERM, _interrupt)


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    del number, frame
    raise KeyboardInterrupt
