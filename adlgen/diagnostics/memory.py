"""What earlier runs of a process have computed, for runs that repeat with small changes.

Without an active memory, which only editors have, everything here computes and remembers nothing. A part is remembered by the
identity of the values that it was computed from: a reader that remembers the unchanged parts of a text returns the same nodes, so
that what follows from them is not computed again.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Diagnostic, Log, Span

_T = TypeVar("_T")


class _Part(Struct, frozen=False):
    value: Any
    problems: tuple[Diagnostic, ...]
    held: tuple[object, ...]
    """What the key identifies, which is kept so that its identity stays."""
    run: int


class Lines(Struct):
    """The lines of a text that is read in parts: nodes have lines that stay when other parts grow."""

    bases: Sequence[int] = ()
    """The first line of each part in nodes, ascending."""
    starts: Sequence[int] = ()
    """The line of the text where each part starts."""

    def actual(self, line: int) -> int:
        """Return the line of the text."""
        number = bisect_right(self.bases, line) - 1
        return line if number < 0 else self.starts[number] + line - self.bases[number]

    def numbered(self, line: int) -> int:
        """Return the line in nodes of a line of the text."""
        number = bisect_right(self.starts, line) - 1
        return line if number < 0 else self.bases[number] + line - self.starts[number]


class Memory:
    """The parts that were used in the last runs."""

    def __init__(self) -> None:
        """Start empty."""
        self._parts: dict[Hashable, _Part] = {}
        self._run = 0
        self.texts: dict[str, Any] = {}
        """What the reader remembers of each text, by path."""
        self.lines: dict[str, Lines] = {}
        """The lines of the texts that were read in parts, by path."""

    def begin(self) -> None:
        """Start a run; what the last two did not use is forgotten."""
        self._run += 1
        old = self._run - 2
        self._parts = {key: part for key, part in self._parts.items() if part.run >= old}

    def find(self, key: Hashable) -> _Part | None:
        """Return a part, which is then in use."""
        part = self._parts.get(key)
        if part is not None:
            part.run = self._run
        return part

    def keep(
        self,
        key: Hashable,
        value: object,
        problems: tuple[Diagnostic, ...],
        held: tuple[object, ...],
    ) -> None:
        """Remember a part."""
        self._parts[key] = _Part(value, problems, held, self._run)


_ACTIVE: ContextVar[Memory | None] = ContextVar("memory", default=None)


def active() -> Memory | None:
    """Return the memory of the run, if it has one."""
    return _ACTIVE.get()


@contextmanager
def remembering(memory: Memory | None) -> Iterator[None]:
    """Use a memory for a run; None: remember nothing."""
    if memory is not None:
        memory.begin()
    token = _ACTIVE.set(memory)
    try:
        yield
    finally:
        _ACTIVE.reset(token)


@contextmanager
def continuing(memory: Memory) -> Iterator[None]:
    """Use a memory for more of its last run."""
    token = _ACTIVE.set(memory)
    try:
        yield
    finally:
        _ACTIVE.reset(token)


def interned(memory: Memory, key: tuple[object, ...], value: object) -> object:
    """Return the value of the last run if it is equal."""
    part = memory.find(key)
    if part is not None and part.value == value:
        return part.value
    memory.keep(key, value, (), ())
    return value


def remembered(
    what: str,
    held: tuple[object, ...],
    settings: tuple[Hashable, ...],
    log: Log,
    compute: Callable[[Log], tuple[_T, bool]],
) -> _T:
    """Return what follows from some objects and settings, and add its problems to the log.

    ``compute`` returns the value, and whether it follows from these alone; it must only add problems to its log.
    """
    memory = _ACTIVE.get()
    if memory is None or log.downgrades:
        return compute(log)[0]
    key = (what, *map(id, held), *settings, log.strict, log.severities)
    part = memory.find(key)
    if part is None:
        own = log.empty()
        value, is_whole = compute(own)
        log.adopt(own.diagnostics)
        if is_whole:
            memory.keep(key, value, tuple(own.diagnostics), held)
        return value
    log.adopt(part.problems)
    found: _T = part.value
    return found


def actual_line(span: Span) -> int:
    """Return the line of a span in its text."""
    memory = _ACTIVE.get()
    lines = None if memory is None else memory.lines.get(span.path)
    return span.line if lines is None else lines.actual(span.line)


def in_text(found: Diagnostic, memory: Memory) -> Diagnostic:
    """Return a problem with the lines of the texts."""
    if found.span is None or not memory.lines:
        return found
    labels = tuple(replace(one, span=span_in_text(one.span, memory)) for one in found.labels)
    return replace(found, span=span_in_text(found.span, memory), labels=labels)


def span_in_text(span: Span, memory: Memory) -> Span:
    """Return a span with the lines of the texts."""
    lines = memory.lines.get(span.path)
    if lines is None:
        return span
    return replace(span, line=lines.actual(span.line), end_line=lines.actual(span.end_line))
