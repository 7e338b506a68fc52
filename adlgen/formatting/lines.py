"""What layouts share: the width of a line, and empty lines."""

from __future__ import annotations

from collections.abc import Iterable

WIDTH = 100
"""The number of columns up to which a collection stays in one line."""


def collapsed(texts: Iterable[str]) -> list[str]:
    """Return lines of which no two that follow each other are empty."""
    found: list[str] = []
    for text in texts:
        if text or not found or found[-1]:
            found.append(text)
    return found


def without_first(texts: list[str]) -> list[str]:
    """Return lines without the empty one at their start; there is at most one."""
    return texts[1:] if texts and not texts[0] else texts
