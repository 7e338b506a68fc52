"""The tables of Unicode properties, which ``runtime/pattern.ts`` reads."""

from __future__ import annotations

from collections.abc import Iterable

_LAST = "ghijklmnopqrstuv"


def table(ranges: Iterable[tuple[int, int]]) -> str:
    """Return the distances between the ends of ranges.

    They are in hexadecimal; the last digit of each is one of 16 other letters, so there are no separators.
    """
    out, end = "", 0
    for point in (point for pair in ranges for point in pair):
        head, digit = divmod(point - end, 16)
        out += f"{head:x}" * (head > 0) + _LAST[digit]
        end = point
    return out
