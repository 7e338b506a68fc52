"""Collections under construction, shared by the readers."""

from __future__ import annotations

import json
from typing import TypeAlias

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.model import Log, Span
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence
from adlgen.document.quick import make_entry


class SequenceFrame:
    """A list whose items are still coming."""

    __slots__ = ("anchor", "first", "flow", "height", "items", "span")

    def __init__(self, span: Span, anchor: str | None, first: int) -> None:
        """Open a list; ``first`` counts the nodes up to and including itself."""
        self.span = span
        self.anchor = anchor
        self.first = first
        self.items: list[Node] = []
        self.height = 0
        self.flow = False

    def wants_key(self) -> bool:
        """Tell whether the next node is a key."""
        return False

    def add(self, node: Node, log: Log) -> None:
        """Take the next node."""
        del log
        self.items.append(node)

    def last_end(self) -> tuple[int, int]:
        """Return the line and column after the last item."""
        last = self.items[-1].span if self.items else self.span
        return last.end_line, last.end_column

    def node(self, span: Span) -> Node:
        """Return the finished list."""
        return Sequence(tuple(self.items), span)


class MappingFrame:
    """A mapping whose entries are still coming."""

    __slots__ = ("_key", "_keys", "anchor", "entries", "first", "flow", "height", "span")

    def __init__(self, span: Span, anchor: str | None, first: int) -> None:
        """Open a mapping; ``first`` counts the nodes up to and including itself."""
        self.span = span
        self.anchor = anchor
        self.first = first
        self.entries: list[Entry] = []
        self.height = 0
        self.flow = False
        self._key: Node | None = None
        self._keys: dict[str, Span] = {}

    def wants_key(self) -> bool:
        """Tell whether the next node is a key."""
        return self._key is None

    def add(self, node: Node, log: Log) -> None:
        """Take the next node: a key, or the value of the key before."""
        key = self._key
        if key is None:
            self._key = node
            return
        self._key = None
        if not isinstance(key, Scalar) or not isinstance(key.value, str):
            _report_key(key, log)
            return
        name, span = key.value, key.span
        before = self._keys.setdefault(name, span)
        if before is not span:
            message = f"the key '{name}' occurs twice in one mapping"
            place = f"line {before.line}, column {before.column}"
            hint = f"the first one is at {place}; remove one of the two"
            log.add(reading.DUPLICATE_KEY, message, span, hint)
            return
        self.entries.append(make_entry(name, span, node))

    def last_end(self) -> tuple[int, int]:
        """Return the line and column after the last value."""
        last = self.entries[-1].value.span if self.entries else self.span
        return last.end_line, last.end_column

    def node(self, span: Span) -> Node:
        """Return the finished mapping."""
        return Mapping(tuple(self.entries), span)


Frame: TypeAlias = SequenceFrame | MappingFrame


def _report_key(key: Node, log: Log) -> None:
    match key:
        case Scalar(value=value):
            shown = json.dumps(value)
            hint = "quote the key" if value is None else f'quote the key: "{shown}"'
            log.add(reading.KEY_NOT_TEXT, f"the key {shown} is not text", key.span, hint)
        case Sequence():
            log.add(reading.KEY_NOT_TEXT, "a list cannot be a key", key.span)
        case Mapping():
            log.add(reading.KEY_NOT_TEXT, "a mapping cannot be a key", key.span)
