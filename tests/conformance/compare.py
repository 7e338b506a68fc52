"""How values and what the languages say about them are compared."""

from __future__ import annotations

import json

from adlgen.document.node import JsonValue

EXACT = 2**53
"""Integers beyond this are out of range for some target."""


def holds(whole: JsonValue, part: JsonValue) -> bool:
    """Whether a value is another one, or that one with defaults filled in."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(
            key in whole and holds(whole[key], value) for key, value in part.items()
        )
    if isinstance(part, list):
        return (
            isinstance(whole, list)
            and len(whole) == len(part)
            and all(holds(a, b) for a, b in zip(whole, part, strict=True))
        )
    if isinstance(part, bool) or isinstance(whole, bool):
        return part is whole
    return whole == part


def out_of_range(value: JsonValue) -> bool:
    """Whether an integer in a value is too large for some target."""
    if isinstance(value, dict):
        return any(map(out_of_range, value.values()))
    if isinstance(value, list):
        return any(map(out_of_range, value))
    return isinstance(value, int | float) and abs(value) > EXACT


def canonical_text(value: JsonValue) -> str:
    """Spell equal JSON values alike: sorted keys, 1.0 as 1."""
    return json.dumps(_plain(value), sort_keys=True)


def _plain(value: JsonValue) -> JsonValue:
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value
