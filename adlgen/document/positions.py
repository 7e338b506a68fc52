"""From an offset in a text to a line and a column."""

from __future__ import annotations

import re

from adlgen.diagnostics.model import Span
from adlgen.document.node import Source

MAX_DEPTH = 200
"""How deep mappings and lists may nest."""

LINE_BREAK = re.compile(r"\r\n|\n|\r")
"""What ends a line in a source."""


class Abort(Exception):  # noqa: N818 - it ends the reading of one source; the log says why
    """The rest of a source cannot be read."""


def position(text: str, offset: int) -> tuple[int, int]:
    """Return the line and the column of an offset, both from 1."""
    line, start = 1, 0
    for found in LINE_BREAK.finditer(text, 0, offset):
        line, start = line + 1, found.end()
    return line, min(offset, len(text)) - start + 1


class Positions:
    """Makes spans of one source."""

    __slots__ = ("path", "text")

    def __init__(self, source: Source) -> None:
        """Remember the source."""
        self.path = source.path
        self.text = source.text

    @property
    def start(self) -> Span:
        """The beginning of the source."""
        return Span(self.path, 1, 1, 1, 1)

    def span(self, start: int, end: int | None = None) -> Span:
        """Return the span from one offset to another, or of one character."""
        line, column = position(self.text, start)
        if end is None:
            return Span(self.path, line, column, line, column + 1)
        return Span(self.path, line, column, *position(self.text, end))
