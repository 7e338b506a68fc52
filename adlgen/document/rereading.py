"""Reads successive texts of one file; items of a long list that have not changed keep their nodes, except for their lines."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Node, Source
from adlgen.document.parts import Item, Split, WholeError, alone, joined, moved, outer_of, split_of


class _Known(Struct):
    split: Split
    items: list[Item]
    outer: Node


class Rereader:
    """Reads the texts of a file, each as far as it differs from the one before it."""

    def __init__(self, read: Callable[[Source, Log], Document]) -> None:
        """Take the function that reads a whole text."""
        self._read = read
        self._known: _Known | None = None

    def read(self, source: Source) -> Document:
        """Return the nodes of a text, as far as it can be read."""
        is_short = len(source.text) <= source.limits.source_bytes
        if source.path.endswith((".yaml", ".yml")) and is_short:
            split = split_of(source.text, None if self._known is None else self._known.split)
            if split is not None:
                try:
                    self._known, document = self._in_parts(source, split)
                except WholeError:
                    return self._read(source, Log())
                return document
        return self._read(source, Log())

    def _in_parts(self, source: Source, split: Split) -> tuple[_Known, Document]:
        known = self._known
        items = self._items(source, split)
        earlier = (None, None) if known is None else (known.split, known.outer)
        outer = outer_of(source, split, self._read, *earlier)
        lines = sum(text.count("\n") for text in split.items)
        root = joined(outer, split, items, lines - len(items))
        return _Known(split, items, outer), Document(source, root)

    def _items(self, source: Source, split: Split) -> list[Item]:
        """Return the items: those at the same place, or with the same text, as before are moved if necessary."""
        known = self._known
        old = [] if known is None else known.split.items
        nodes = [] if known is None else known.items
        by_text: dict[str, Item] = {}
        if len(old) != len(split.items):
            by_text = dict(zip(old, nodes, strict=True))
        found: list[Item] = []
        line = split.header.count("\n") + 1
        for number, text in enumerate(split.items):
            same = number < len(old) and old[number] == text
            item = nodes[number] if same else by_text.get(text)
            if item is None:
                item = Item(alone(source, text, line, self._read), line)
            elif item.base != line:
                item = Item(moved(item.node, partial(_down, line - item.base)), line)
            found.append(item)
            line += text.count("\n")
        return found


def _down(lines: int, line: int, column: int) -> tuple[int, int]:
    return line + lines, column
