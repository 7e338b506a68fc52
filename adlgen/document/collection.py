"""Incomplete collections on the stack of a reader."""

from __future__ import annotations

import json
from sys import intern

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.model import Label, Log, Span
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence


class OpenCollection:
    """A list or mapping that is being read.

    Readers append to ``items``: the items of a list, or the alternating keys and values of a mapping.
    """

    __slots__ = ("anchor", "first", "flow", "height", "is_mapping", "items", "span")

    def __init__(
        self, span: Span, *, is_mapping: bool, anchor: str | None = None, first: int = 0
    ) -> None:
        """Open a collection; ``first`` is the number of nodes so far, including this one."""
        self.span = span
        self.is_mapping = is_mapping
        self.anchor = anchor
        self.first = first
        self.items: list[Node] = []
        self.height = 0
        self.flow = False

    def wants_key(self) -> bool:
        """Report whether the next node is a key."""
        return self.is_mapping and len(self.items) % 2 == 0

    def last_end(self) -> tuple[int, int]:
        """Return the line and column after the last item."""
        last = self.items[-1].span if self.items else self.span
        return last.end_line, last.end_column

    def node(self, span: Span, log: Log) -> Node:
        """Return the finished collection; report keys that are not strings and duplicate keys."""
        if not self.is_mapping:
            return Sequence(tuple(self.items), span)
        entries: dict[str, Entry] = {}
        parts = iter(self.items)
        for key, value in zip(parts, parts, strict=False):
            name = key.value if type(key) is Scalar else None
            if type(name) is not str:
                _report_key(key, log)
            elif name in entries:
                _report_twice(name, entries[name].key_span, key.span, log)
            else:
                entries[name] = Entry(intern(name), key.span, value)
        return Mapping(tuple(entries.values()), span)


def _report_twice(name: str, first: Span, second: Span, log: Log) -> None:
    message = f"duplicate key '{name}'"
    labels = (Label(first, "first used here"),)
    log.add(reading.DUPLICATE_KEY, message, second, "remove one of the two", labels=labels)


def _report_key(key: Node, log: Log) -> None:
    match key:
        case Scalar(value=value):
            shown = json.dumps(value)
            hint = "quote the key" if value is None else f'quote the key: "{shown}"'
            log.add(reading.KEY_NOT_TEXT, f"the key {shown} is not a string", key.span, hint)
        case Sequence():
            log.add(reading.KEY_NOT_TEXT, "a list cannot be a key", key.span)
        case Mapping():
            log.add(reading.KEY_NOT_TEXT, "a mapping cannot be a key", key.span)
