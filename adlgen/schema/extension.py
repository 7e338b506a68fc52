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
            yield from (entry for entry in node.entries if entry.key == EXTENSION)
            waiting += [part for entry in reversed(node.entries) for part in _parts(entry)]
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


def _parts(entry: Entry) -> list[Node]:
    if entry.key in _DATA or entry.key == EXTENSION:
        return []
    if entry.key in _NAMED and isinstance(entry.value, Mapping):
        return [inner.value for inner in reversed(entry.value.entries)]
    return [entry.value]


def _inside(entry: Entry) -> Node:
    value = entry.value
    if entry.key in _DATA:
        return value
    if entry.key in _NAMED and isinstance(value, Mapping):
        named = (Entry(e.key, e.key_span, without_extensions(e.value)) for e in value)
        return Mapping(tuple(named), value.span)
    return without_extensions(value)
