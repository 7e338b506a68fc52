"""The outline of a document: tools with their properties, services, definitions."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.document.node import Document, Mapping, Node, Scalar, Sequence, at
from adlgen.editing.dialects import Knowledge, knowledge_of, matches, names_of_tool
from adlgen.editing.model import Snapshot, Symbol
from adlgen.editing.positions import Text

_DEFINING = ("$defs", "definitions")
_MOST = 20_000


def outline(snapshot: Snapshot, path: str) -> tuple[Symbol, ...]:
    """Return the outline of a document."""
    text, document = snapshot.text(path), snapshot.document(path)
    if text is None or document is None:
        return ()
    knowledge = knowledge_of(document)
    return tuple(_symbols(document, knowledge, text))


def _symbols(document: Document, knowledge: Knowledge, text: Text) -> Iterator[Symbol]:
    tools = [way for pattern in knowledge.tools for way in places_of(document.root, pattern)]
    for way in tools[:_MOST]:
        node = at(document.root, way)
        if isinstance(node, Mapping):
            yield _tool(node, way, document, knowledge, text)
    names = [] if knowledge.names is None else [*knowledge.names(document.root)]
    for name in names:
        if name.is_definition and not name.is_fixed and name.kind != "tool":
            start, end = text.offsets_of(name.span)
            yield Symbol(name.text, name.kind, "service", start, end, start, end)
    if not tools:
        roots = [w for pattern in knowledge.schemas for w in places_of(document.root, pattern)]
        for way in roots[:1]:
            root = at(document.root, way)
            if isinstance(root, Mapping):
                yield from _schema(root, text)


def _tool(
    node: Mapping, way: tuple[str, ...], document: Document, knowledge: Knowledge, text: Text
) -> Symbol:
    label = names_of_tool(node)
    span = node.span if label is None else label.span
    start, end = text.offsets_of(node.span)
    first, last = text.offsets_of(span)
    children: list[Symbol] = []
    for pattern in knowledge.schemas:
        for place in places_of(node, "/".join(pattern.split("/")[len(way) :])):
            root = at(node, place)
            if matches(pattern, (*way, *place)) and isinstance(root, Mapping):
                children += _schema(root, text)
    description = node.get("description")
    detail = str(description.value) if isinstance(description, Scalar) else ""
    name = str(label.value) if label is not None else way[-1] if way else "-"
    del document
    inside = start <= first <= last <= end
    head = (first, last) if inside else (start, start)
    return Symbol(name, detail[:80], "tool", start, end, *head, tuple(children))


def _schema(root: Mapping, text: Text) -> Iterator[Symbol]:
    for key in ("properties", *_DEFINING):
        found = root.get(key)
        for entry in found if isinstance(found, Mapping) else ():
            first, last = text.offsets_of(entry.key_span)
            end = max(last, text.offsets_of(entry.value.span)[1])
            inner = tuple(_schema(entry.value, text)) if isinstance(entry.value, Mapping) else ()
            kind = "property" if key == "properties" else "definition"
            shown = at(entry.value, ("type",))
            detail = str(shown.value) if isinstance(shown, Scalar) else ""
            yield Symbol(entry.key, detail, kind, first, end, first, last, inner)  # type: ignore[arg-type]


def places_of(root: Node, pattern: str) -> Iterator[tuple[str, ...]]:
    """Yield the ways to the nodes that a pattern matches."""
    found: list[tuple[tuple[str, ...], Node]] = [((), root)]
    for part in pattern.split("/") if pattern else []:
        inner: list[tuple[tuple[str, ...], Node]] = []
        for way, node in found:
            match node:
                case Mapping(entries=entries):
                    parts = ((e.key, e.value) for e in entries if part in ("*", e.key))
                    inner += [((*way, key), value) for key, value in parts]
                case Sequence(items=items) if part == "*":
                    inner += [((*way, str(n)), item) for n, item in enumerate(items)]
                case Sequence() | Scalar():
                    pass
        found = inner
    yield from (way for way, _ in found)
