"""Test values generated from a schema: valid ones, and ones with a single change."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from adlgen.document.node import JsonValue

Keywords: TypeAlias = Mapping[str, JsonValue]

_DEEPEST = 5
_BOTTOM = 16
"""The depth at which generation of an unbounded recursive schema stops."""
_SAFE = 2**53
"""Integers below this are in range everywhere."""
_SCALARS: tuple[JsonValue, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    1.0,
    0.5,
    -0.25,
    1e3,
    123456789,
    "",
    "a",
    "abc",
    "x-y",
    "2026-01-31",
    "東京😀",
    '\u2028\u0000"\\',
    [],
    {},
)
_NAMES = ("a", "x-extra", "", "__proto__", "more")


class Maker:
    """Generates values for one canonical schema; the same ones for the same seed."""

    def __init__(self, schema: JsonValue, seed: int | str) -> None:
        """Set the canonical schema, as plain JSON, and the seed."""
        self._root = schema
        self._random = random.Random(seed)  # noqa: S311 - test data

    def make(self, count: int) -> Iterator[JsonValue]:
        """Yield values made from the schema, every other one with a change."""
        for index in range(count):
            value = self._value(self._root, 0)
            yield self._spoilt(value) if index % 2 else value

    def _chance(self, share: float) -> bool:
        return self._random.random() < share

    def _value(self, schema: JsonValue, depth: int) -> JsonValue:
        if not isinstance(schema, dict) or depth > _BOTTOM or not schema or self._chance(0.02):
            return self._random.choice(_SCALARS)
        if "const" in schema:
            return schema["const"]
        enum = schema.get("enum")
        if isinstance(enum, list) and enum:
            return self._random.choice(enum)
        merged = self._merged(schema, depth)
        if merged is not schema:
            return self._value(merged, depth + 1)
        return self._of_type(schema, depth)

    def _merged(self, schema: Keywords, depth: int) -> JsonValue:
        """Follow a reference, choose an alternative, and merge the parts of ``allOf``."""
        parts: list[JsonValue] = []
        reference = schema.get("$ref")
        if isinstance(reference, str):
            parts.append(self._target(reference))
        for keyword in ("anyOf", "oneOf"):
            choices = schema.get(keyword)
            if isinstance(choices, list) and choices:
                parts.append(choices[0] if depth > _DEEPEST else self._random.choice(choices))
        every = schema.get("allOf")
        if isinstance(every, list):
            parts.extend(every)
        if not parts:
            return dict(schema) if not isinstance(schema, dict) else schema
        rest = {k: v for k, v in schema.items() if k not in ("$ref", "anyOf", "oneOf", "allOf")}
        return _joined([rest, *parts])

    def _target(self, reference: str) -> JsonValue:
        node = self._root
        for token in reference.removeprefix("#").split("/")[1:]:
            key = token.replace("~1", "/").replace("~0", "~")
            node = node.get(key, True) if isinstance(node, dict) else True
        return node

    def _of_type(self, schema: Keywords, depth: int) -> JsonValue:
        kinds = schema.get("type") or _suggested(schema)
        if isinstance(kinds, list):
            simple = [k for k in kinds if k not in ("array", "object")]
            kinds = self._random.choice((depth > _DEEPEST and simple) or kinds)
        match kinds:
            case "object":
                return self._object(schema, depth)
            case "array":
                return self._array(schema, depth)
            case "string":
                return self._string(schema)
            case "integer" | "number":
                return self._number(schema, whole=kinds == "integer")
            case "boolean":
                return self._chance(0.5)
            case "null":
                return None
            case _:
                return self._random.choice(_SCALARS)

    def _object(self, schema: Keywords, depth: int) -> JsonValue:
        properties = schema.get("properties")
        known = properties if isinstance(properties, dict) else {}
        required = schema.get("required")
        needed = [n for n in required if isinstance(n, str)] if isinstance(required, list) else []
        chance = 0.6 if depth <= 1 else 0.3 if depth < _DEEPEST else 0.0
        out = {
            name: self._value(known.get(name, True), depth + 1)
            for name in (*known, *needed)
            if name in needed or self._chance(chance)
        }
        more = schema.get("additionalProperties", True)
        if more is not False and self._chance(0.3 if known else 0.8):
            out[self._random.choice(_NAMES)] = self._value(more, depth + 1)
        return out

    def _array(self, schema: Keywords, depth: int) -> JsonValue:
        prefix = schema.get("prefixItems")
        out = [self._value(s, depth + 1) for s in prefix] if isinstance(prefix, list) else []
        least, most = schema.get("minItems", 0), schema.get("maxItems", 4)
        low = int(least) if isinstance(least, int | float) else 0
        high = min(int(most), 4) if isinstance(most, int | float) else 4
        wanted = self._random.randint(low, max(low, high)) if depth <= _DEEPEST else low
        rest = schema.get("items", True)
        while rest is not False and len(out) < min(wanted, 8):
            out.append(self._value(rest, depth + 1))
        return out

    def _string(self, schema: Keywords) -> JsonValue:
        text = self._random.choice([s for s in _SCALARS if isinstance(s, str)])
        least = schema.get("minLength", 0)
        while isinstance(least, int) and len(text) < min(least, 64):
            text += self._random.choice("ab 1é")
        most = schema.get("maxLength")
        return text[: int(most)] if isinstance(most, int | float) else text

    def _number(self, schema: Keywords, *, whole: bool) -> JsonValue:
        bounds = [
            schema[k]
            for k in ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")
            if isinstance(schema.get(k), int | float)
        ]
        near = [b + d for b in bounds for d in (-1, 0, 1) if isinstance(b, int | float)]
        plain: list[int | float] = [0, 1, -1, 5, 42, 2.0]
        chosen = self._random.choice(near or plain)
        if whole:
            return chosen if abs(chosen) < _SAFE else 3
        return chosen + self._random.choice([0, 0.5, 0.25])

    def _spoilt(self, value: JsonValue) -> JsonValue:
        """Return the value with one thing in it changed."""
        if isinstance(value, dict) and value and self._chance(0.8):
            key = self._random.choice(sorted(value))
            if self._chance(0.25):
                return {k: v for k, v in value.items() if k != key}
            return {**value, key: self._spoilt(value[key])}
        if isinstance(value, list) and value and self._chance(0.8):
            index = self._random.randrange(len(value))
            return [self._spoilt(v) if i == index else v for i, v in enumerate(value)]
        return self._random.choice(_SCALARS)


def _suggested(schema: Keywords) -> str | None:
    if schema.keys() & {"properties", "required", "additionalProperties", "patternProperties"}:
        return "object"
    if schema.keys() & {"items", "prefixItems", "contains"}:
        return "array"
    return None


def _joined(parts: list[JsonValue]) -> JsonValue:
    """Merge schemas approximately: properties and required names are united; of other keywords the last is used."""
    out: dict[str, JsonValue] = {}
    for part in parts:
        if not isinstance(part, dict):
            continue
        for key, value in part.items():
            before = out.get(key)
            if key == "properties" and isinstance(before, dict) and isinstance(value, dict):
                out[key] = {**before, **value}
            elif key == "required" and isinstance(before, list) and isinstance(value, list):
                out[key] = [*before, *(v for v in value if v not in before)]
            else:
                out[key] = value
    return out
