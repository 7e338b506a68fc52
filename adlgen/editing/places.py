"""The node at a place of a document, and the way to it."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Span
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence


class Place(Struct):
    """A node, or the key of an entry, at a place."""

    path: tuple[str, ...]
    """Keys and indices from the root; the last one is the key if ``on_key``."""
    node: Node
    """The innermost node; the value of the entry if ``on_key``."""
    entry: Entry | None = None
    """The entry of which it is the value."""
    on_key: bool = False

    @property
    def span(self) -> Span:
        """The range of the key or the node."""
        return self.entry.key_span if self.on_key and self.entry is not None else self.node.span


def contains(span: Span, line: int, column: int) -> bool:
    """Report whether a place is in a span, or at its end."""
    return (span.line, span.column) <= (line, column) <= (span.end_line, span.end_column)


def place_at(root: Node, line: int, column: int) -> Place:
    """Return the innermost key or node at a place, by line and column from 1."""
    path: tuple[str, ...] = ()
    node, entry = root, None
    while True:
        inner: tuple[str, Node, Entry | None] | None = None
        match node:
            case Mapping(entries=entries):
                for one in entries:
                    if contains(one.key_span, line, column):
                        return Place((*path, one.key), one.value, one, on_key=True)
                    if contains(one.value.span, line, column):
                        inner = one.key, one.value, one
            case Sequence(items=items):
                found = [n for n, item in enumerate(items) if contains(item.span, line, column)]
                inner = (str(found[-1]), items[found[-1]], None) if found else None
            case Scalar():
                pass
        if inner is None:
            return Place(path, node, entry)
        path, node, entry = (*path, inner[0]), inner[1], inner[2]


def entry_at(root: Node, path: tuple[str, ...]) -> Entry | None:
    """Return the entry at a path of keys and indices, or None."""
    from adlgen.document.node import at

    parent = at(root, path[:-1]) if path else None
    return parent.entry(path[-1]) if isinstance(parent, Mapping) else None
