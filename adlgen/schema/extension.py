"""``x-adlgen`` inside a schema, where it has no effect: nothing that a tool shows has it."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.document.node import Entry, Mapping, Node, Sequence
from adlgen.schema.dialects import LATEST
from adlgen.schema.keywords import Form

EXTENSION = "x-adlgen"
_MAPS = frozenset({Form.DEFINITIONS, Form.SCHEMA_MAP, Form.PATTERN_MAP, Form.DEPENDENCIES})
_NAMED = frozenset(
    {"definitions", "dependencies"} | {k for k, form in LATEST.subschemas.items() if form in _MAPS}
)
"""Keywords whose keys are names of schemas."""
_DATA = frozenset({"const", "enum", "default", "examples", "example"})
"""Keywords with values, in which a key is not a keyword."""


def extensions(schema: Node) -> Iterator[Entry]:
    """Yield the extensions in a schema, also those in values of unknown keywords, in order."""
    waiting = [schema]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Mapping):
            parts: list[Node] = []
            for entry in node.entries:
                if entry.key == EXTENSION:
                    yield entry
                elif entry.key in _NAMED and isinstance(entry.value, Mapping):
                    parts += [inner.value for inner in entry.value.entries]
                elif entry.key not in _DATA:
                    parts.append(entry.value)
            waiting += reversed(parts)
        elif isinstance(node, Sequence):
            waiting += reversed(node.items)


def without_extensions(schema: Node) -> Node:
    """Return a schema without the extensions in it; otherwise it is as written."""
    match schema:
        case Mapping(entries=entries, span=span):
            kept = (Entry(e.key, e.key_span, _inside(e)) for e in entries if e.key != EXTENSION)
            return Mapping(tuple(kept), span)
        case Sequence(items=items, span=span):
            return Sequence(tuple(map(without_extensions, items)), span)
        case _:
            return schema


def _inside(entry: Entry) -> Node:
    value = entry.value
    if entry.key in _DATA:
        return value
    if entry.key in _NAMED and isinstance(value, Mapping):
        named = (Entry(e.key, e.key_span, without_extensions(e.value)) for e in value)
        return Mapping(tuple(named), value.span)
    return without_extensions(value)
