"""Gives the texts of a value the formats that a schema states for them.

Containment reads ``format`` as JSON Schema does, as a description. A value that shows a difference is more useful if it
is one that senders have, and emitted code, which may check formats, accepts it otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Any

from adlgen.document.node import JsonValue
from adlgen.schema.formats import SAMPLES, has_format
from adlgen.schema.model import Canonical

_SEVERAL = ("allOf", "anyOf", "oneOf")
_MOST_NESTED = 100


def formatted(canonical: Canonical, value: JsonValue) -> JsonValue:
    """Return a value whose texts have the formats that the schemas at their places state, as far as a sample is known."""
    return _Texts(canonical.json).of([canonical.json], value, 0)


class _Texts:
    def __init__(self, root: JsonValue) -> None:
        self._root = root

    def of(self, schemas: list[JsonValue], value: JsonValue, depth: int) -> JsonValue:
        found = [*self._together(schemas)]
        if depth > _MOST_NESTED or not found:
            return value
        match value:
            case str():
                return _text(found, value)
            case dict():
                return {
                    key: self.of([*_of_property(found, key)], inner, depth + 1)
                    for key, inner in value.items()
                }
            case list():
                return [
                    self.of([*_of_item(found, at)], inner, depth + 1)
                    for at, inner in enumerate(value)
                ]
            case _:
                return value

    def _together(self, schemas: list[JsonValue]) -> Iterator[dict[str, Any]]:
        """Yield the schemas at one place, with those they refer to or combine."""
        waiting, seen = [*schemas], 0
        while waiting and seen < _MOST_NESTED:
            schema = waiting.pop()
            seen += 1
            if not isinstance(schema, dict):
                continue
            yield schema
            if isinstance(reference := schema.get("$ref"), str):
                waiting.append(self._target(reference))
            for key in _SEVERAL:
                waiting += several if isinstance(several := schema.get(key), list) else []

    def _target(self, reference: str) -> JsonValue:
        node = self._root
        for token in reference.removeprefix("#").split("/")[1:]:
            key = token.replace("~1", "/").replace("~0", "~")
            node = node.get(key) if isinstance(node, dict) else None
        return node


def _text(schemas: list[dict[str, Any]], value: str) -> str:
    low = max(schema.get("minLength", 0) for schema in schemas)
    high = min(schema.get("maxLength", inf) for schema in schemas)
    for schema in schemas:
        name = schema.get("format")
        if isinstance(name, str) and name in SAMPLES and not has_format(value, name):
            return SAMPLES[name] if low <= len(SAMPLES[name]) <= high else value
    return value


def _of_property(schemas: list[dict[str, Any]], key: str) -> Iterator[JsonValue]:
    for schema in schemas:
        own = schema.get("properties", {})
        yield own[key] if key in own else schema.get("additionalProperties")


def _of_item(schemas: list[dict[str, Any]], at: int) -> Iterator[JsonValue]:
    for schema in schemas:
        first = schema.get("prefixItems", [])
        yield first[at] if at < len(first) else schema.get("items")
