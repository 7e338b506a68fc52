"""How a document is recognised: what a format cannot do without, in the order one looks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import Mapping, Node, Scalar
from adlgen.document.node import Sequence as List


class Marker(Struct):
    """One thing that every document of a format has."""

    what: str
    """What is missing without it, as a hint says it: "'tools', a list"."""
    holds: Callable[[Node], bool]
    """Whether the root of a document has it. Never raises."""


def all_hold(markers: Sequence[Marker], root: Node) -> bool:
    """Tell whether a document has every marker."""
    return all(marker.holds(root) for marker in markers)


def first_missing(markers: Sequence[Marker], root: Node) -> tuple[int, str]:
    """Return how many markers hold before the first one that does not, and what that one is."""
    for met, marker in enumerate(markers):
        if not marker.holds(root):
            return met, marker.what
    return len(markers), ""


def has(node: Node | None, key: str, kind: type[Node] | None = None) -> bool:
    """Tell whether a node is a mapping with a key, whose value may have to be of a kind."""
    value = node.get(key) if isinstance(node, Mapping) else None
    return value is not None and (kind is None or isinstance(value, kind))


def says(node: Node | None, key: str, *values: str) -> bool:
    """Tell whether a node is a mapping whose key has one of these texts; any text if none is given."""
    found = node.get(key) if isinstance(node, Mapping) else None
    text = found.value if isinstance(found, Scalar) else None
    return isinstance(text, str) and (not values or text in values)


def parts(node: Node | None) -> tuple[Node, ...]:
    """Return the items of a list; none of anything else."""
    return node.items if isinstance(node, List) else ()


def child(node: Node | None, *keys: str) -> Node | None:
    """Return the value of the first of some keys that a mapping has."""
    if not isinstance(node, Mapping):
        return None
    return next((entry.value for key in keys if (entry := node.entry(key)) is not None), None)
