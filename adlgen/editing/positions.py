"""Positions of editors: lines from 0, and columns in the units that client and server agreed on."""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property
from typing import Literal, TypeAlias

from adlgen.diagnostics.model import Span
from adlgen.document.positions import LINE_BREAK

Encoding: TypeAlias = Literal["utf-8", "utf-16", "utf-32"]
_BMP = 0xFFFF
_BOM = "\ufeff"


class Position(tuple[int, int]):
    """A line from 0, and a column from 0 in units of an encoding."""

    __slots__ = ()


class Range(tuple[Position, Position]):
    """A start and an exclusive end."""

    __slots__ = ()


class Text:
    """A text with its lines, between spans (code points from 1), offsets and positions of editors."""

    def __init__(self, text: str, encoding: Encoding = "utf-16") -> None:
        """Take a text as the editor has it; it may start with a byte order mark, which spans do not count."""
        self.text = text
        self._encoding = encoding
        self._mark = len(_BOM) if text.startswith(_BOM) else 0

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *[found.end() for found in LINE_BREAK.finditer(self.text)]]

    def line(self, number: int) -> str:
        """Return a line by its number from 0, without its end; empty if there is none."""
        if not 0 <= number < len(self._starts):
            return ""
        start = self._starts[number]
        end = self._starts[number + 1] if number + 1 < len(self._starts) else len(self.text)
        return self.text[start:end].rstrip("\r\n")

    def offset(self, position: tuple[int, int]) -> int:
        """Return the offset of a position; one after the end of a line is that end."""
        number, units = position
        if number >= len(self._starts):
            return len(self.text)
        return self._starts[number] + self._points(self.line(number), units)

    def place(self, offset: int) -> tuple[int, int]:
        """Return the line and the column in code points of an offset, both from 1, as in spans."""
        number = bisect_right(self._starts, offset) - 1
        column = offset - self._starts[number] - (self._mark if number == 0 else 0)
        return number + 1, max(column, 0) + 1

    def offset_of(self, line: int, column: int) -> int:
        """Return the offset of a line and a column of a span."""
        if line < 1:
            return 0
        if line > len(self._starts):
            return len(self.text)
        mark = self._mark if line == 1 else 0
        return min(self._starts[line - 1] + column - 1 + mark, len(self.text))

    def position(self, offset: int) -> Position:
        """Return the position of an offset."""
        number = bisect_right(self._starts, offset) - 1
        start = self._starts[number]
        return Position((number, self._units(self.text[start:offset])))

    def range(self, start: int, end: int) -> Range:
        """Return the range between two offsets."""
        return Range((self.position(start), self.position(max(start, end))))

    def range_of(self, span: Span) -> Range:
        """Return the range of a span; line 0 is the first line."""
        if span.line < 1:
            return self.range(0, len(self.line(0)))
        return self.range(*self.offsets_of(span))

    def offsets_of(self, span: Span) -> tuple[int, int]:
        """Return the offsets of a span."""
        start = self.offset_of(span.line, span.column)
        return start, max(start, self.offset_of(span.end_line, span.end_column))

    def _units(self, text: str) -> int:
        if self._encoding == "utf-32" or text.isascii():
            return len(text)
        if self._encoding == "utf-16":
            return len(text) + sum(ord(char) > _BMP for char in text)
        return len(text.encode("utf-8", "surrogatepass"))

    def _points(self, line: str, units: int) -> int:
        """Return the number of code points in the first units of a line."""
        if self._encoding == "utf-32" or line.isascii():
            return min(units, len(line))
        count = 0
        for number, char in enumerate(line):
            if count >= units:
                return number
            count += self._units(char)
        return len(line)
