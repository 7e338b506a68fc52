"""The syntax tree of a regular expression."""

from __future__ import annotations

from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct

Ranges: TypeAlias = tuple[tuple[int, int], ...]
"""Code points as sorted, disjoint, inclusive ranges."""

LAST = 0x10FFFF
"""The last code point."""


class Set(Struct):
    """One code point out of a set."""

    ranges: Ranges


class Assertion(Struct):
    """A zero-width assertion."""

    kind: str
    """``^``, ``$``, ``b`` (word boundary) or ``B``."""


class Lookaround(Struct):
    """A look-ahead or look-behind."""

    behind: bool
    negative: bool
    body: Pattern


class Concatenation(Struct):
    """A concatenation."""

    parts: tuple[Pattern, ...]


class Alternation(Struct):
    """Alternatives."""

    parts: tuple[Pattern, ...]


class Repeat(Struct):
    """A repetition."""

    low: int
    high: int | None
    body: Pattern


Pattern: TypeAlias = Set | Assertion | Lookaround | Concatenation | Alternation | Repeat


def normalised(ranges: list[tuple[int, int]]) -> Ranges:
    """Sort ranges and merge overlapping and adjacent ones."""
    out: list[tuple[int, int]] = []
    for low, high in sorted(ranges):
        if out and low <= out[-1][1] + 1:
            out[-1] = (out[-1][0], max(out[-1][1], high))
        else:
            out.append((low, high))
    return tuple(out)


def inverted(ranges: Ranges) -> Ranges:
    """Return the complement of ranges."""
    out: list[tuple[int, int]] = []
    free = 0
    for low, high in ranges:
        if free < low:
            out.append((free, low - 1))
        free = high + 1
    if free <= LAST:
        out.append((free, LAST))
    return tuple(out)
