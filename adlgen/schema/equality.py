"""Equality of JSON values as defined by JSON Schema."""

from __future__ import annotations

from collections.abc import Hashable

from adlgen.document.node import JsonValue


def json_equal(a: JsonValue, b: JsonValue) -> bool:
    """Report whether two values are equal: numbers by value, objects in any order; true is not 1."""
    if isinstance(a, bool) or isinstance(b, bool):
        return a is b
    if isinstance(a, list):
        return (
            isinstance(b, list)
            and len(a) == len(b)
            and all(json_equal(x, y) for x, y in zip(a, b, strict=True))
        )
    if isinstance(a, dict):
        return (
            isinstance(b, dict)
            and a.keys() == b.keys()
            and all(json_equal(x, b[key]) for key, x in a.items())
        )
    return a == b


def json_key(value: JsonValue) -> Hashable:
    """Return a hashable key that is equal for equal values only."""
    if isinstance(value, bool):
        return ("boolean", value)
    if isinstance(value, list):
        return ("array", tuple(json_key(item) for item in value))
    if isinstance(value, dict):
        return ("object", frozenset((key, json_key(item)) for key, item in value.items()))
    return value
