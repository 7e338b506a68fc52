"""Values at the borders of a schema: some just inside, others just outside."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from adlgen.document.node import JsonValue
from adlgen.schema.model import Schema

Candidate: TypeAlias = tuple[str, JsonValue]
"""A keyword, and a value that shows whether it is respected."""

UNICODE = "naïve 東京 \U0001f600 \u2028 \u0000 \u202e"
LONG = "lorem ipsum " * 170
"""About 2,000 characters."""
_MOST_LETTERS = 20_000
_MOST_ITEMS = 300
_MOST_VALUES = 12
_SAFE = 2**53 - 1
_OF_TYPES: Mapping[str, JsonValue] = {
    "string": "text",
    "integer": 7,
    "number": 1.5,
    "boolean": True,
    "null": None,
    "array": [],
    "object": {},
}
VALID_ONLY = {"unicode", "empty", "long", "number"}
"""Labels that are not keywords: their values are of interest only if they are valid."""
UNKNOWN = "unknown_property"
"""The name of a property that no schema mentions."""


def candidates(schema: Schema, value: JsonValue) -> Iterator[Candidate]:
    """Yield values to put in the place of one that a schema without references accepts."""
    keywords = schema.keywords
    yield from _of_types(keywords)
    yield from _listed(keywords)
    match value:
        case bool():
            yield "type", not value
        case str():
            yield from _texts(keywords, value)
        case int() | float():
            yield from _numbers(keywords)
        case list():
            yield from _arrays(keywords, value)
        case dict():
            yield from _objects(keywords, value)
        case None:
            pass


def _of_types(keywords: Mapping[str, object]) -> Iterator[Candidate]:
    """Yield a value of each type; without a type, any type may be allowed."""
    if "type" not in keywords and ("enum" in keywords or "const" in keywords):
        return
    for value in _OF_TYPES.values():
        yield "type", value


def _listed(keywords: Mapping[str, object]) -> Iterator[Candidate]:
    """Yield the values of an enumeration, and one that is not among them."""
    for keyword in ("enum", "const"):
        if keyword not in keywords:
            continue
        found: Any = keywords[keyword]
        known: list[JsonValue] = found if keyword == "enum" else [found]
        for value in known[:_MOST_VALUES]:
            yield keyword, value
            if isinstance(value, str):
                yield keyword, f"{value}x"
                yield keyword, value.swapcase()


def _texts(keywords: Mapping[str, object], value: str) -> Iterator[Candidate]:
    least, most = _count(keywords, "minLength"), _count(keywords, "maxLength")
    for keyword, bound in (("minLength", least), ("maxLength", most)):
        if bound is not None and bound <= _MOST_LETTERS:
            for size in (bound, bound + 1, bound - 1):
                if size >= 0:
                    yield keyword, _sized(value, size)
            yield keyword, "\U0001f600" * bound
    if "pattern" in keywords:
        for text in ("", "!", f"{value}\n", f" {value}", f"{value}é", value[:-1], value.swapcase()):
            yield "pattern", text
    if "format" in keywords:
        for text in ("", "not of this format", f"{value}!"):
            yield "format", text
    yield "unicode", _sized(UNICODE, min(most, len(UNICODE))) if most is not None else UNICODE
    yield "empty", ""
    yield "long", _sized(LONG, most) if most is not None and most < len(LONG) else LONG


def _sized(text: str, size: int) -> str:
    return text[:size].ljust(size, "x")


def _numbers(keywords: Mapping[str, object]) -> Iterator[Candidate]:
    for keyword in ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"):
        bound = keywords.get(keyword)
        if isinstance(bound, int | float) and abs(bound) <= _SAFE:
            for step in (0, 1, -1, 0.5, -0.5):
                yield keyword, _whole(bound + step)
    unit = keywords.get("multipleOf")
    if isinstance(unit, int | float):
        yield from (("multipleOf", _whole(unit * factor)) for factor in (0, 1, 3, 2.5, -1))
    yield "type", 0.5
    for number in (0, -1, -0.25, _SAFE, -_SAFE):
        yield "number", number


def _whole(number: float) -> int | float:
    """Return a number as an integer if it is one, because some clients write ``1.0``."""
    return int(number) if number == int(number) else number


def _arrays(keywords: Mapping[str, object], value: Sequence[JsonValue]) -> Iterator[Candidate]:
    yield "items", []
    for keyword in ("minItems", "maxItems"):
        bound = _count(keywords, keyword)
        if bound is None or bound > _MOST_ITEMS:
            continue
        for size in (bound, bound + 1, bound - 1):
            if size >= 0 and (value or size == 0):
                more = (_other(value[-1], number + 1) for number in range(size - len(value)))
                yield keyword, [*value, *more][:size]
    if value:
        yield "uniqueItems", [*value, value[0]]
    yield "items", [*value, None]


def _other(value: JsonValue, number: int) -> JsonValue:
    """Return another item like one, if it is a text or a number; otherwise the same."""
    if isinstance(value, str):
        return f"{value}{number}"
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return value + number if is_number else value  # type: ignore[operator]  # a number


def _objects(keywords: Mapping[str, object], value: Mapping[str, JsonValue]) -> Iterator[Candidate]:
    for name in value:
        rest = {key: one for key, one in value.items() if key != name}
        yield "required", rest
    yield "additionalProperties", {**value, UNKNOWN: "text"}
    known: Any = keywords.get("properties", {})
    for name in known:
        near = f"{name}_"
        if name in value and near not in known:
            rest = {key: one for key, one in value.items() if key != name}
            yield "additionalProperties", {**rest, name: value[name], near: value[name]}
            break
    most = _count(keywords, "maxProperties")
    if most is not None and most <= _MOST_ITEMS:
        more = {f"key{number}": "text" for number in range(most + 1 - len(value))}
        yield "maxProperties", {**value, **more}


def _count(keywords: Mapping[str, object], keyword: str) -> int | None:
    found = keywords.get(keyword)
    return int(found) if isinstance(found, int | float) else None


def key_of(value: JsonValue) -> str:
    """Return a text that only equal values have; ``1`` and ``true`` are not equal."""
    return json.dumps(value, sort_keys=True)
