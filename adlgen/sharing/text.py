"""Edits of a source text, by the spans of its nodes."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Span
from adlgen.document import is_json
from adlgen.document.node import Entry, Mapping, Source
from adlgen.document.positions import LINE_BREAK


class Edit(Struct, order=True):
    """A part of a text, and what replaces it."""

    start: int
    end: int
    text: str


class SourceText:
    """A source with the offsets of its lines."""

    def __init__(self, source: Source) -> None:
        """Index the lines of a source."""
        self.text = source.text
        self.is_json = is_json(source)
        self.newline = "\r\n" if "\r\n" in source.text else "\n"
        self._lines = [0, *(found.end() for found in LINE_BREAK.finditer(source.text))]

    def edited(self, edits: Iterable[Edit]) -> str:
        """Return the text after edits, which do not overlap."""
        return self.part(0, len(self.text), edits)

    def part(self, start: int, end: int, edits: Iterable[Edit]) -> str:
        """Return a part of the text after edits, of which what is outside the part has no effect."""
        parts, done = [], start
        for edit in sorted(edits):
            first, last = max(edit.start, start), min(edit.end, end)
            assert first >= done, "edits overlap"
            parts += [self.text[done:first], edit.text]
            done = last
        return "".join((*parts, self.text[done:end]))

    def range_of(self, span: Span) -> tuple[int, int]:
        """Return the offsets of a span, without space after its text."""
        start = self._lines[span.line - 1] + span.column - 1
        end = self._lines[span.end_line - 1] + span.end_column - 1
        while end > start and self.text[end - 1] in " \t\r\n":
            end -= 1
        return start, end

    def slice(self, entry: Entry) -> str:
        """Return the text of an entry of a mapping."""
        return self.text[self.range_of(entry.key_span)[0] : self.range_of(entry.value.span)[1]]

    def is_flow(self, node: Mapping) -> bool:
        """Report whether a mapping is written with brackets."""
        if self.is_json or not node.entries:
            return True
        start = self.range_of(node.span)[0]
        return "{" in self.text[start : self.range_of(node.entries[0].key_span)[0]]

    def bounds(self, node: Mapping) -> tuple[int, int]:
        """Return the offsets of a mapping; in block style without an anchor or a tag before its first key."""
        start, end = self.range_of(node.span)
        if not self.is_flow(node):
            start = self.range_of(node.entries[0].key_span)[0]
        return start, end

    def margin(self, offset: int) -> str | None:
        """Return the space before an offset if there is nothing else in its line; else None."""
        start = self.line_start(offset)
        before = self.text[start:offset]
        return before if not before.strip() else None

    def indent(self, offset: int) -> str:
        """Return the indentation of a block that starts at an offset."""
        return " " * (offset - self.line_start(offset))

    def line_start(self, offset: int) -> int:
        """Return the offset of the line with an offset."""
        starts = (self.text.rfind("\n", 0, offset), self.text.rfind("\r", 0, offset))
        return max(starts) + 1

    def with_comments(self, offset: int) -> int:
        """Return the start of a line, or of the comments with the same indentation directly above it."""
        start = self.line_start(offset)
        margin = self.text[start:offset]
        while start > 0:
            before = self.line_start(start - 1)
            if self.newline == "\r\n" and before == start - 1:
                before = self.line_start(start - 2)
            if not self.text.startswith(f"{margin}#", before):
                break
            start = before
        return start

    def line_end(self, offset: int) -> int:
        """Return the offset after the line break that follows an offset."""
        found = LINE_BREAK.search(self.text, offset)
        return len(self.text) if found is None else found.end()
