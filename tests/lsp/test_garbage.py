"""The server collects garbage when no request follows."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator

import pytest

from adlgen.editing import garbage
from adlgen.editing.garbage import Garbage


class _Timer:
    def __init__(self, delay: float, call: Callable[[], None]) -> None:
        self.delay, self.call, self.is_cancelled = delay, call, False

    def cancel(self) -> None:
        self.is_cancelled = True


class _Cycle:
    def __init__(self) -> None:
        self.own = self


@pytest.fixture(name="timers")
def _timers() -> Iterator[list[_Timer]]:
    yield []
    gc.unfreeze()


def _started(timers: list[_Timer]) -> Garbage:
    def later(delay: float, call: Callable[[], None]) -> _Timer:
        timers.append(_Timer(delay, call))
        return timers[-1]

    return Garbage(later)


def test_garbage_is_collected_after_the_last_request(timers: list[_Timer]) -> None:
    own = _started(timers)
    with own.left():
        assert not gc.isenabled()
        lost = weakref.ref(_Cycle())
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0
    with own.left():
        pass
    gc.collect()
    assert lost() is not None, "what a request has left is not visited"
    assert [one.is_cancelled for one in timers] == [True, False]
    timers[-1].call()
    assert lost() is None


def test_garbage_is_collected_after_many_requests(
    timers: list[_Timer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "_MOST", 3)
    own = _started(timers)
    with own.left():
        lost = weakref.ref(_Cycle())
    for _ in range(2):
        with own.left():
            pass
    assert lost() is None
    assert timers[-1].is_cancelled
