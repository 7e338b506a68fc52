"""Work on several cores: the targets of a run, shared by as many processes as there are cores.

For 1,000 tools, reading takes a seventh of the time of a run in four languages and is done once; planning and
rendering take four fifths, and a target needs nothing of another one. This process and those that it forks each take
the next target while there are any: a fork has a price (every page of memory that one of them then touches is copied, and
what it emits is serialised), so there is one for each further core and not for each target. The order of results is
that of the targets.

A result is the same as that of one process: the work is a function of values that exist before the fork, and its problems
are in a log of its own. If a process ends without results (it fails, is killed, or a result cannot be serialised),
its work is done again in this process, which reports what a run with one process reports.

A process that has other threads is never forked, and neither is one on a system other than Linux, unless the number
of processes is given.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NoReturn, TypeVar

from adlgen.document.inputs import Inputs

_T = TypeVar("_T")

AUTO = 0
"""As many processes as cores, if there is enough work."""
_ENOUGH = 60
"""The number of tools, over all targets, above which a process saves more time than it takes to start."""
_BLOCK = 1 << 20
_DIGITS = 2
"""The bytes of a number in the queue of work, which is shorter than the pipe that it is in."""


def processes_for(wanted: int, tools: int, targets: int) -> int:
    """Return how many processes work on targets; 1: only this one."""
    is_possible = targets > 1 and hasattr(os, "fork") and not _has_threads()
    if wanted == 1 or not is_possible:
        return 1
    if wanted != AUTO:
        return min(wanted, targets)
    if sys.platform != "linux" or tools * targets < _ENOUGH:
        return 1
    return min(_cores(), targets)


def _cores() -> int:
    return len(os.sched_getaffinity(0))


def _has_threads() -> bool:
    threading = sys.modules.get("threading")
    return threading is not None and threading.active_count() > 1


def in_processes(
    works: Sequence[Callable[[], _T]], count: int, trace: Inputs | None = None
) -> list[_T]:
    """Return the results of functions that depend on nothing that one of them changes, in their order.

    ``trace`` notes the modules that the other processes loaded.
    """
    found: dict[int, _T] = {}
    queue = _queue(range(count, len(works)))
    children: list[_Child] = []
    try:
        children += [_Child(works, number, queue) for number in range(1, count)]
        # The function raises it again below, unless one before it does.
        with suppress(Exception):
            for number in _taken(0, queue):
                found[number] = works[number]()
        while children:
            written = children[-1].read()
            for results, modules in children.pop().results(written):
                found |= results
                if trace is not None:
                    trace.modules |= modules
    finally:
        os.close(queue)
        for child in children:  # this process is interrupted
            child.kill()
    return [found[number] if number in found else work() for number, work in enumerate(works)]


def _queue(numbers: Sequence[int]) -> int:
    """Return a descriptor from which each number is read once, by any process."""
    queue, sink = os.pipe()
    os.write(sink, b"".join(number.to_bytes(_DIGITS, "big") for number in numbers))
    os.close(sink)
    return queue


def _taken(first: int, queue: int) -> Iterator[int]:
    """Yield the numbers of the work that a process does; the first is not in the queue."""
    yield first
    while taken := os.read(queue, _DIGITS):
        yield int.from_bytes(taken, "big")


class _Child:
    """A process that calls functions, and writes all their results at its end."""

    def __init__(self, works: Sequence[Callable[[], object]], first: int, queue: int) -> None:
        self._source, sink = os.pipe()
        self._process = os.fork()
        if self._process == 0:
            _work(works, first, queue, sink)
        os.close(sink)

    def read(self) -> bytes:
        """Read what the process writes until it ends."""
        parts = []
        while part := os.read(self._source, _BLOCK):
            parts.append(part)
        return b"".join(parts)

    def results(self, written: bytes) -> list[Any]:
        """Return the results of the ended process with the modules that it loaded; nothing if it failed."""
        os.close(self._source)
        _, status = os.waitpid(self._process, 0)
        if status == 0:
            import pickle

            with suppress(Exception):  # incomplete, or of a type that this process cannot create
                return [pickle.loads(written)]  # noqa: S301 - the same
        return []

    def kill(self) -> None:
        """End the process."""
        from signal import SIGKILL  # makes enumerations of all signals

        os.close(self._source)
        with suppress(ProcessLookupError):
            os.kill(self._process, SIGKILL)
        os.waitpid(self._process, 0)


def _work(works: Sequence[Callable[[], object]], first: int, queue: int, sink: int) -> NoReturn:
    """Call functions in a process of their own, which ends afterwards; write the results."""
    code = 1
    with suppress(
        BaseException
    ):  # the first process does the work again, and reports what is wrong
        before = {*sys.modules}
        results = {number: works[number]() for number in _taken(first, queue)}
        modules = {
            name: path
            for name, module in [*sys.modules.items()]
            if name not in before and (path := getattr(module, "__file__", None))
        }
        import pickle

        data = memoryview(pickle.dumps((results, modules), pickle.HIGHEST_PROTOCOL))
        while data:
            data = data[os.write(sink, data) :]
        code = 0
    os._exit(code)
