"""Markers: the properties by which documents of a format are recognised."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import Mapping, Node, Scalar
from adlgen.document.node import Sequence as List


class Marker(Struct):
    """A property of every document of a format."""

    what: str
    """A description for hints, such as "a list under 'tools'"."""
    holds: Callable[[Node], bool]
    """Report whether the root of a document has the property. Never raises."""


def all_hold(markers: Sequence[Marker], root: Node) -> bool:
    """Report whether a document has all markers."""
    return all(marker.holds(root) for marker in markers)


def first_missing(markers: Sequence[Marker], root: Node) -> tuple[int, str]:
    """Return the number of markers before the first missing one, and the description of that one."""
    for met, marker in enumerate(markers):
        if not marker.holds(root):
            return met, marker.what
    return len(markers), ""


def has(node: Node | None, key: str, kind: type[Node] | None = None) -> bool:
    """Report whether a node is a mapping with a key, optionally with a value of a node type."""
    value = node.get(key) if isinstance(node, Mapping) else None
    return value is not None and (kind is None or isinstance(value, kind))


def has_text(node: Node | None, key: str, *values: str) -> bool:
    """Report whether a node is a mapping whose key has one of some strings; any string by default."""
    found = node.get(key) if isinstance(node, Mapping) else None
    text = found.value if isinstance(found, Scalar) else None
    return isinstance(text, str) and (not values or text in values)


def parts(node: Node | None) -> tuple[Node, ...]:
    """Return the items of a list; empty for other nodes."""
    return node.items if isinstance(node, List) else ()


def child(node: Node | None, *keys: str) -> Node | None:
    """Return the value of the first of some keys that a mapping contains."""
    if not isinstance(node, Mapping):
        return None
    return next((entry.value for key in keys if (entry := node.entry(key)) is not None), None)
