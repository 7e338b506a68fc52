"""Work on several cores: the targets of a run, each in a process of its own.

For 1,000 tools, reading takes a seventh of the time of a run in four languages and is done once; planning and
rendering take four fifths, and a target needs nothing of another one. A process is forked for each target, as many at
a time as there are cores, and returns what the target emits. The order of results is that of the targets.

A result is the same as that of one process: the work is a function of values that exist before the fork, and its problems
are in a log of its own. If a process ends without a result (it fails, is killed, or its result cannot be serialised),
the work is done again in this process, which reports what a run with one process reports.

A process that has other threads is never forked, and neither is one on a system other than Linux, unless the number
of processes is given.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NoReturn, TypeVar

from adlgen.document.inputs import Inputs

_T = TypeVar("_T")

AUTO = 0
"""As many processes as cores, if there is enough work."""
_ENOUGH = 60
"""The number of tools, over all targets, above which a process saves more time than it takes to start."""
_BLOCK = 1 << 20


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
    waiting, running = [*enumerate(works)], list[_Child]()
    try:
        while waiting or running:
            while waiting and len(running) < count:
                running.append(_Child(*waiting.pop(0)))
            for child in _readable(running):
                if child.read():
                    continue
                running.remove(child)
                for result, modules in child.results():
                    found[child.number] = result
                    if trace is not None:
                        trace.modules |= modules
    finally:
        for child in running:  # this process is interrupted
            child.kill()
    return [found[number] if number in found else work() for number, work in enumerate(works)]


def _readable(children: Sequence[_Child]) -> list[_Child]:
    from select import select

    return select(children, (), ())[0]


class _Child:
    """A process that calls one function."""

    def __init__(self, number: int, work: Callable[[], object]) -> None:
        self.number = number
        self._parts: list[bytes] = []
        self._source, sink = os.pipe()
        self._process = os.fork()
        if self._process == 0:
            _work(work, sink)
        os.close(sink)

    def fileno(self) -> int:
        """Return the descriptor that the result is read from."""
        return self._source

    def read(self) -> bool:
        """Read a part of the result; return whether there may be more."""
        part = os.read(self._source, _BLOCK)
        self._parts.append(part)
        return bool(part)

    def results(self) -> list[Any]:
        """Wait for the end of the process; return its result with the modules that it loaded; none if it failed."""
        os.close(self._source)
        _, status = os.waitpid(self._process, 0)
        if status == 0:
            import pickle

            with suppress(Exception):  # incomplete, or of a type that this process cannot create
                return [pickle.loads(b"".join(self._parts))]  # noqa: S301 - the same
        return []

    def kill(self) -> None:
        """End the process."""
        os.close(self._source)
        with suppress(ProcessLookupError):
            os.kill(self._process, signal.SIGKILL)
        os.waitpid(self._process, 0)


def _work(work: Callable[[], object], sink: int) -> NoReturn:
    """Call a function in a process of its own, which ends afterwards; write its result."""
    code = 1
    with suppress(
        BaseException
    ):  # the first process does the work again, and reports what is wrong
        before = {*sys.modules}
        result = work()
        modules = {
            name: path
            for name, module in [*sys.modules.items()]
            if name not in before and (path := getattr(module, "__file__", None))
        }
        import pickle

        data = memoryview(pickle.dumps((result, modules), pickle.HIGHEST_PROTOCOL))
        while data:
            data = data[os.write(sink, data) :]
        code = 0
    os._exit(code)
