"""Constraints of a type in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

from adlgen.document.node import JsonValue
from adlgen.site.text import compact, plain

_COUNTS = (
    ("minLength", "maxLength", "character", "characters"),
    ("minItems", "maxItems", "item", "items"),
    ("minProperties", "maxProperties", "property", "properties"),
)
_OTHERS = {
    "exclusiveMinimum": "more than {}",
    "exclusiveMaximum": "less than {}",
    "multipleOf": "a multiple of {}",
}
_SAFE = 10**15
KEYWORDS = (
    *(key for low, high, _, _ in _COUNTS for key in (low, high)),
    "minimum",
    "maximum",
    *_OTHERS,
    "uniqueItems",
    "pattern",
)
"""The keywords that are constraints."""


def limits_of(schemas: Iterable[Mapping[str, object]]) -> tuple[str, ...]:
    """Return the constraints of subschemas that apply together in words, each once."""
    merged: dict[str, Any] = {}
    further: list[str] = []
    for schema in schemas:
        own = {key: schema[key] for key in KEYWORDS if key in schema}
        if all(merged.get(key, value) == value for key, value in own.items()):
            merged |= own
        else:
            further += limits(cast("Mapping[str, JsonValue]", own))
    return tuple(dict.fromkeys((*limits(merged), *further)))


def limits(constraints: Mapping[str, JsonValue]) -> tuple[str, ...]:
    """Return constraints in words, each a phrase such as ``1 to 50 items``."""
    return tuple(plain(text) for text in _phrases(dict(constraints)))


def _phrases(left: dict[str, Any]) -> Iterator[str]:
    for low, high, one, many in _COUNTS:
        yield from _count(left.pop(low, None), left.pop(high, None), one, many)
    yield from _range(left.pop("minimum", None), left.pop("maximum", None))
    for key, words in _OTHERS.items():
        if key in left:
            yield words.format(_number(left.pop(key)))
    if left.pop("uniqueItems", False):
        yield "no item twice"
    if "pattern" in left:
        yield f"matches {left.pop('pattern')}"
    yield from (f"{key} {compact(value)}" for key, value in left.items())


def _count(low: JsonValue, high: JsonValue, one: str, many: str) -> Iterator[str]:
    if low is not None and high is not None:
        if low == high:
            yield f"exactly {_number(low)} {one if low == 1 else many}"
        else:
            yield f"{_number(low)} to {_number(high)} {many}"
    elif low:
        yield f"at least {_number(low)} {one if low == 1 else many}"
    elif high is not None:
        yield f"at most {_number(high)} {one if high == 1 else many}"


def _range(low: JsonValue, high: JsonValue) -> Iterator[str]:
    if low is not None and high is not None:
        yield f"{_number(low)} to {_number(high)}"
    elif low is not None:
        yield f"{_number(low)} or more"
    elif high is not None:
        yield f"{_number(high)} or less"


def _number(value: JsonValue) -> str:
    return f"{value:,}" if isinstance(value, int) and abs(value) < _SAFE else str(value)
