"""Iterates over the subschemas of a schema as written."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence
from adlgen.schema.dialects import LATEST
from adlgen.schema.keywords import Form

_MAPS = frozenset(
    {Form.DEFINITIONS, Form.SCHEMA_MAP, Form.PATTERN_MAP, Form.DEPENDENCIES},
)


def inside(entry: Entry) -> Iterator[tuple[tuple[str, ...], Node]]:
    """Yield the schemas in the value of a keyword, with their paths relative to it, in order."""
    form = LATEST.subschemas.get(entry.key)
    if form is None:
        return
    match entry.value:
        case Mapping() if form in _MAPS:
            yield from (((inner.key,), inner.value) for inner in entry.value)
        case Sequence(items=items) if form not in _MAPS:
            yield from (((str(number),), item) for number, item in enumerate(items))
        case value if form not in _MAPS:
            yield (), value
        case _:
            return


def mentions(node: Node, key: str) -> bool:
    """Report whether a mapping in a node has a key, as a keyword or with any other meaning."""
    waiting: list[Node] = [node]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Mapping):
            for entry in part.entries:
                if entry.key == key:
                    return True
                if not isinstance(entry.value, Scalar):
                    waiting.append(entry.value)
        elif isinstance(part, Sequence):
            waiting += part.items
    return False


def schemas(node: Node, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Mapping]]:
    """Yield a schema and its subschemas that are mappings, each with its path, outer first."""
    waiting = [(path, node)]
    while waiting:
        where, schema = waiting.pop()
        if isinstance(schema, Mapping):
            yield where, schema
            found = [
                ((*where, entry.key, *more), inner)
                for entry in schema
                for more, inner in inside(entry)
            ]
            waiting += reversed(found)


def pointer(path: tuple[str, ...]) -> str:
    """Return a path as a JSON Pointer."""
    return "".join("/" + part.replace("~", "~0").replace("/", "~1") for part in path)
