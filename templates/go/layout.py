"""Column alignment and line breaking as gofmt does them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from adlgen.naming.code import Code

_SMALL = 40
"""Keys up to this length are always aligned."""
_RATIO = 2.5
"""A longer key is aligned unless it is this many times longer or shorter than the others."""
_ONE_LINE = 94
"""The longest signature of an empty function that stays on one line."""


@dataclass(frozen=True, slots=True)
class Column:
    """A field of a struct, or a line of a constant declaration."""

    docs: tuple[Code, ...]
    cells: tuple[Code, ...]
    """Name, type, and what follows, if anything."""


@dataclass(frozen=True, slots=True)
class FieldView:
    """A field of a struct; all cells but the last are padded to the width of their column."""

    docs: tuple[Code, ...]
    name: Code
    type: Code
    tag: Code = Code("")  # noqa: RUF009 - immutable


def fields(entries: Iterable[Column]) -> tuple[FieldView, ...]:
    """Align the fields of a struct."""
    return tuple(FieldView(entry.docs, *entry.cells) for entry in align(entries))


def columns(entries: Iterable[Column]) -> tuple[Code, ...]:
    """Align the fields of a struct and return its lines."""
    return tuple(
        line for entry in align(entries) for line in (*entry.docs, Code(" ").joined(entry.cells))
    )


def align(entries: Iterable[Column]) -> Iterator[Column]:
    """Pad all cells but the last; a comment starts a new block of aligned lines."""
    block: list[Column] = []
    for entry in entries:
        if entry.docs:
            yield from _aligned(block)
            block = []
        block.append(entry)
    yield from _aligned(block)


def _aligned(block: Sequence[Column]) -> Iterator[Column]:
    count = max((len(entry.cells) for entry in block), default=0)
    widths = [max(len(e.cells[i]) for e in block if i < len(e.cells)) for i in range(count)]
    for entry in block:
        *most, last = entry.cells
        padded = (Code(c.ljust(w)) for c, w in zip(most, widths, strict=False))
        yield replace(entry, cells=(*padded, last))


def pairs(entries: Sequence[tuple[Code, Code]]) -> tuple[Code, ...]:
    """Align the ``key: value,`` lines of a composite literal whose values are one line each."""
    out: list[Code] = []
    block: list[tuple[Code, Code]] = []
    logs: list[float] = []
    for key, value in entries:
        if block and _breaks(len(block[-1][0].encode()), len(key.encode()), logs):
            out += _keyed(block)
            block, logs = [], []
        block.append((key, value))
        logs.append(math.log(len(key.encode())))
    return (*out, *_keyed(block))


def _breaks(previous: int, size: int, logs: Sequence[float]) -> bool:
    """Report whether gofmt starts a new block at a key of this size."""
    if previous <= _SMALL and size <= _SMALL:
        return False
    ratio = size / math.exp(sum(logs) / len(logs))
    return ratio * _RATIO <= 1 or ratio >= _RATIO


def _keyed(block: Sequence[tuple[Code, Code]]) -> list[Code]:
    width = max((len(key) for key, _ in block), default=0) + 1
    return [Code(f"{f'{key}:'.ljust(width)} {value},") for key, value in block]


def body_padding(signatures: Iterable[Code]) -> Iterator[Code | None]:
    """Align the bodies of adjacent empty functions, given what follows ``func``.

    Yields the padding of each; None if the function is too long for one line.
    """
    block: list[Code] = []
    for signature in signatures:
        if len(signature.encode()) > _ONE_LINE:
            yield from _padding(block)
            block = []
            yield None
        else:
            block.append(signature)
    yield from _padding(block)


def _padding(block: Sequence[Code]) -> Iterator[Code]:
    width = max(map(len, block), default=0)
    for signature in block:
        yield Code(" " * (width - len(signature)))
