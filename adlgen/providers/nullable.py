"""Null among the values of a schema, and the types of values."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from adlgen.document.node import Entry, JsonValue, Mapping, Node, Scalar, plain
from adlgen.document.node import Sequence as Items

_DEEPEST = 16
NULL: JsonValue = {"type": "null"}
_TYPES: tuple[tuple[type, str], ...] = (
    (bool, "boolean"),
    (int, "integer"),
    (float, "number"),
    (str, "string"),
    (list, "array"),
    (dict, "object"),
)


def with_null(schema: Mapping) -> Mapping:
    """Return a schema with ``nullable: true`` as a type."""
    flag, types = schema.get("nullable"), schema.get("type")
    if not (isinstance(flag, Scalar) and flag.value is True) or types is None:
        return schema
    known = types.items if isinstance(types, Items) else (types,)
    both = Items((*known, Scalar("null", types.span)), types.span)
    entries = (
        Entry(e.key, e.key_span, both) if e.key == "type" else e
        for e in schema
        if e.key != "nullable"
    )
    return Mapping(tuple(entries), schema.span)


def are_of_type(values: Sequence[JsonValue], types: JsonValue) -> bool:
    """Report whether all values have one of some types."""
    known = {*types} if isinstance(types, list) else {types}
    known |= {"integer"} if "number" in known else set()
    return all(
        _type_of(value) in known
        or ("integer" in known and isinstance(value, float) and value.is_integer())
        for value in values
    )


def nullable(schema: JsonValue) -> JsonValue:
    """Return a schema that accepts null, too."""
    if not isinstance(schema, dict):
        return schema
    types, values, several = schema.get("type"), schema.get("enum"), schema.get("anyOf")
    if isinstance(several, list) and types is None and values is None:
        return {**schema, "anyOf": [*several, NULL]}
    if types is None or several is not None:
        described = {k: v for k, v in schema.items() if k == "description"}
        rest = {k: v for k, v in schema.items() if k != "description"}
        return {"anyOf": [rest, NULL], **described}
    more: JsonValue = [*types, "null"] if isinstance(types, list) else [types, "null"]
    schema = {**schema, "type": more}
    return {**schema, "enum": [*values, None]} if isinstance(values, list) else schema


def accepts_null(node: Node, target_of: Callable[[object], Node | None], depth: int = 0) -> bool:
    """Report whether a schema may accept null; one that is too deep may."""
    if not isinstance(node, Mapping):
        return isinstance(node, Scalar) and node.value is True
    if depth > _DEEPEST:
        return True
    reference = node.get("$ref")
    if isinstance(reference, Scalar):
        target = target_of(reference.value)
        return target is None or accepts_null(target, target_of, depth + 1)
    types = node.get("type")
    if types is not None:
        named = plain(types)
        if named != "null" and not (isinstance(named, list) and "null" in named):
            return False
    values, value = node.get("enum"), node.entry("const")
    if values is not None and None not in (plain(values) or []):  # type: ignore[operator]
        return False
    if value is not None and plain(value.value) is not None:
        return False
    for key in ("anyOf", "oneOf"):
        found = node.get(key)
        if isinstance(found, Items):
            return any(accepts_null(item, target_of, depth + 1) for item in found.items)
    return True


def type_of_values(values: Sequence[JsonValue]) -> JsonValue:
    """Return the type, or the types, of some values."""
    found = dict.fromkeys(_type_of(value) for value in values)
    return next(iter(found)) if len(found) == 1 else list(found)


def _type_of(value: JsonValue) -> str:
    return next((name for kind, name in _TYPES if isinstance(value, kind)), "null")


def is_compound(entry: Entry) -> bool:
    """Return whether a ``const``, or a value of an ``enum``, is an array or an object."""
    nodes = [entry.value]
    if entry.key == "enum" and isinstance(entry.value, Items):
        nodes = [*entry.value.items]
    return not all(isinstance(node, Scalar) for node in nodes)
