"""When the server collects garbage: between keystrokes it does not.

A collection visits all nodes and types that the server holds, which takes as long as several keystrokes. They form no cycles and
go with the last reference to them, so what is left of a request is excluded from the collections after it, until no change has
come for some seconds.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

_QUIET = 5.0
"""Seconds without a request after which garbage is collected."""
_MOST = 5_000
"""The requests after which it is collected at the latest."""


class Timer(Protocol):
    """A call that can be cancelled."""

    def cancel(self) -> None:
        """Do not call."""


class Garbage:
    """Collects garbage between requests."""

    def __init__(self, later: Callable[[float, Callable[[], None]], Timer]) -> None:
        """Start; ``later`` calls a function after some seconds."""
        self._later = later
        self._timer: Timer | None = None
        self._count = 0

    @contextmanager
    def left(self) -> Iterator[None]:
        """Leave garbage during a request, and collect it when no other one follows."""
        gc.disable()
        try:
            yield
        finally:
            gc.freeze()
            gc.enable()
            self._count += 1
            if self._timer is not None:
                self._timer.cancel()
            self._timer = self._later(_QUIET, self.collect)
            if self._count >= _MOST:
                self.collect()

    def collect(self) -> None:
        """Collect all garbage now."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._count = None, 0
        gc.unfreeze()
        gc.collect()
        gc.freeze()
