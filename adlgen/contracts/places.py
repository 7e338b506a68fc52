"""Where the keywords of a schema are written."""

from __future__ import annotations

from adlgen.diagnostics.model import Span
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence
from adlgen.document.reader import head_of
from adlgen.schema.model import Schema
from adlgen.schema.walk import pointer


class Places:
    """The places of a schema as written, by the spans of its parts."""

    def __init__(self, root: Node | None) -> None:
        self._known: dict[Span, tuple[tuple[str, ...], Mapping]] = {}
        waiting: list[tuple[tuple[str, ...], Node]] = [] if root is None else [((), root)]
        while waiting:
            path, node = waiting.pop()
            if isinstance(node, Mapping):
                self._known.setdefault(node.span, (path, node))
                waiting += [((*path, entry.key), entry.value) for entry in node]
            elif isinstance(node, Sequence):
                waiting += [((*path, str(n)), item) for n, item in enumerate(node.items)]

    def pointer(self, schema: Schema) -> str:
        """Return the JSON Pointer of a part of the schema; empty if it is the schema, or written in another file."""
        path, _ = self._known.get(schema.span, ((), None))
        return pointer(path)

    def of(self, schema: Schema, keyword: str = "", name: str = "") -> Span:
        """Return the place of a keyword, or of a name below it; otherwise that of the part."""
        _, node = self._known.get(schema.span, ((), None))
        if node is None:
            return schema.span
        entry = node.entry(keyword)
        return head_of(node) if entry is None else _named(entry, name)

    def node(self, schema: Schema) -> Mapping | None:
        """Return a part as written."""
        return self._known.get(schema.span, ((), None))[1]


def _named(entry: Entry, name: str) -> Span:
    match entry.value:
        case Mapping() as inner if (found := inner.entry(name)) is not None:
            return found.key_span
        case Sequence(items=items) if name:
            named = (i.span for i in items if isinstance(i, Scalar) and i.value == name)
            return next(named, entry.key_span)
        case _:
            return entry.key_span
