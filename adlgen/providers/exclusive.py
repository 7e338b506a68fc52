"""Proves that at most one alternative of a union accepts any value."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import combinations

from adlgen.document.node import JsonValue, Mapping, Node, Scalar, plain

_TargetOf = Callable[[object], "Node | None"]


def are_exclusive(alternatives: Sequence[Node], target_of: _TargetOf) -> bool:
    """Report whether no value can match two alternatives: by type, or by a required property with other values."""
    found = [_resolved(node, target_of) for node in alternatives]
    return all(_differ(first, second) for first, second in combinations(found, 2))


def _resolved(node: Node, target_of: _TargetOf) -> Node:
    reference = node.get("$ref") if isinstance(node, Mapping) else None
    target = target_of(reference.value) if isinstance(reference, Scalar) else None
    return node if target is None else target


def _differ(first: Node, second: Node) -> bool:
    if not isinstance(first, Mapping) or not isinstance(second, Mapping):
        return False
    for schemas in ((_types(first), _types(second)), (_values(first), _values(second))):
        if None not in schemas and not (schemas[0] or set()) & (schemas[1] or set()):
            return True
    if (_types(first) or set()) != {"object"} or (_types(second) or set()) != {"object"}:
        return False
    tags, others = _tags(first), _tags(second)
    return any(not tags[key] & others[key] for key in tags.keys() & others.keys())


def _types(node: Mapping) -> set[str] | None:
    """Return the types that a schema accepts; None: any."""
    value = node.get("type")
    if value is None:
        return None
    named = plain(value)
    names = {str(name) for name in named} if isinstance(named, list) else {str(named)}
    return names | {"integer"} if "number" in names else names


def _values(node: Mapping) -> set[str] | None:
    """Return the values that a schema accepts, as JSON; None: not enumerated."""
    entry, values = node.entry("const"), node.get("enum")
    if entry is not None:
        return {_text(plain(entry.value))}
    listed = plain(values) if values is not None else None
    return set(map(_text, listed)) if isinstance(listed, list) else None


def _text(value: JsonValue) -> str:
    """Return a value as JSON; for compound values, which may contain equal numbers of both kinds, its type."""
    if isinstance(value, list | dict):
        return type(value).__name__
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return json.dumps(value)


def _tags(node: Mapping) -> dict[str, set[str]]:
    """Return the values of the required properties that have a few."""
    properties, names = node.get("properties"), node.get("required")
    required = plain(names) if names is not None else []
    found: dict[str, set[str]] = {}
    for entry in properties if isinstance(properties, Mapping) else ():
        values = _values(entry.value) if isinstance(entry.value, Mapping) else None
        if values is not None and isinstance(required, list) and entry.key in required:
            found[entry.key] = values
    return found
