"""Columns as the formatter lines them up."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from adlgen.naming.code import Code

_SMALL = 40
"""Keys up to this length are always lined up."""
_RATIO = 2.5
"""A longer key is lined up if it is not this much longer or shorter than the others."""
_ONE_LINE = 99
"""A function without a body stays on its line up to this length."""


@dataclass(frozen=True, slots=True)
class Column:
    """A field of a struct, or a line of a constant declaration."""

    docs: tuple[Code, ...]
    cells: tuple[Code, ...]
    """Name, type, and what follows, if anything."""


def columns(entries: Iterable[Column]) -> tuple[Code, ...]:
    """Lay out the lines of a struct: documentation ends a run of lined up fields."""
    out: list[Code] = []
    run: list[tuple[Code, ...]] = []
    for entry in entries:
        if entry.docs:
            out += _aligned(run)
            out += entry.docs
            run = []
        run.append(entry.cells)
    return (*out, *_aligned(run))


def _aligned(rows: Sequence[tuple[Code, ...]]) -> list[Code]:
    """Pad all cells but the last of each row to the width of their column."""
    count = max(map(len, rows), default=0)
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(count)]
    return [
        Code(" ".join([*(c.ljust(w) for c, w in zip(row[:-1], widths, strict=False)), row[-1]]))
        for row in rows
    ]


def pairs(entries: Sequence[tuple[Code, Code]]) -> tuple[Code, ...]:
    """Lay out ``key: value,`` lines of a composite literal, each value on one line."""
    out: list[Code] = []
    run: list[tuple[Code, Code]] = []
    logs: list[float] = []
    for key, value in entries:
        if run and _breaks(len(run[-1][0].encode()), len(key.encode()), logs):
            out += _keyed(run)
            run, logs = [], []
        run.append((key, value))
        logs.append(math.log(len(key.encode())))
    return (*out, *_keyed(run))


def _breaks(previous: int, size: int, logs: Sequence[float]) -> bool:
    if previous <= _SMALL and size <= _SMALL:
        return False
    ratio = size / math.exp(sum(logs) / len(logs))
    return ratio * _RATIO <= 1 or ratio >= _RATIO


def _keyed(run: Sequence[tuple[Code, Code]]) -> list[Code]:
    width = max((len(key) for key, _ in run), default=0) + 1
    return [Code(f"{f'{key}:'.ljust(width)} {value},") for key, value in run]


def markers(heads: Sequence[Code]) -> tuple[Code, ...]:
    """Lay out functions that do nothing; neighbours on one line line up their bodies."""
    out: list[Code] = []
    run: list[Code] = []
    for head in heads:
        if len(head.encode()) > _ONE_LINE:
            out += _bodies(run)
            out += [Code(f"{head} {{"), Code("}")]
            run = []
        else:
            run.append(head)
    return (*out, *_bodies(run))


def _bodies(run: Sequence[Code]) -> list[Code]:
    width = max(map(len, run), default=0)
    return [Code(f"{head.ljust(width)} {{}}") for head in run]
