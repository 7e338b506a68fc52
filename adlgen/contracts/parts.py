"""The parts of a schema as written, by path."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.document import node as nodes
from adlgen.document.node import Node, Sequence
from adlgen.schema.walk import schemas

Path = tuple[str, ...]


def parts_of(node: Node | None) -> Mapping[Path, nodes.Mapping]:
    """Return a schema and its subschemas that are mappings, outer first."""
    return {} if node is None else dict(schemas(node))


def names_of(schema: nodes.Mapping) -> tuple[str, ...]:
    """Return the names of properties, in order."""
    found = schema.get("properties")
    return tuple(entry.key for entry in found) if isinstance(found, nodes.Mapping) else ()


def values_of(schema: nodes.Mapping) -> tuple[str, ...]:
    """Return the values of an enum as texts, in order."""
    found = schema.get("enum")
    items = found.items if isinstance(found, Sequence) else ()
    return tuple(repr(nodes.plain(item)) for item in items)
