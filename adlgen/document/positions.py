"""Conversion of text offsets to lines and columns."""

from __future__ import annotations

from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.model import Span
from adlgen.document.node import Node, Source

LINE_BREAK = expression(r"\r\n|\n|\r")
"""A line terminator."""


class Abort(Exception):  # noqa: N818 - it ends the reading of a source; the reason is in the log
    """Raised to stop reading a source after a fatal error."""

    def __init__(self, root: Node | None = None) -> None:
        """Set the part that could be read; None if there is none."""
        super().__init__()
        self.root = root


def position(text: str, offset: int) -> tuple[int, int]:
    """Return the line and the column of an offset, both from 1."""
    line, start = 1, 0
    for found in LINE_BREAK.finditer(text, 0, offset):
        line, start = line + 1, found.end()
    return line, min(offset, len(text)) - start + 1


class Positions:
    """Creates spans for offsets in one source."""

    __slots__ = ("path", "text")

    def __init__(self, source: Source) -> None:
        """Index the lines of a source."""
        self.path = source.path
        self.text = source.text

    @property
    def start(self) -> Span:
        """The empty span at the start of the source."""
        return Span(self.path, 1, 1, 1, 1)

    def span(self, start: int, end: int | None = None) -> Span:
        """Return the span between two offsets; of one character without ``end``."""
        line, column = position(self.text, start)
        if end is None:
            return Span(self.path, line, column, line, column + 1)
        return Span(self.path, line, column, *position(self.text, end))
