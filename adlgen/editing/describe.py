"""Looks up places of a document in the JSON Schema that describes its format."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import cast

from adlgen.document.node import JsonValue, Mapping, Node, Scalar
from adlgen.document.node import Sequence as SequenceNode

_MOST = 24
"""The most alternatives that are looked at."""
_COMBINED = ("anyOf", "oneOf", "allOf")


def described(schema: JsonValue, root: Node, path: Sequence[str]) -> list[dict[str, JsonValue]]:
    """Return the schemas of the place at the end of a way; several if there are alternatives."""
    found = [*_parts(schema, schema)]
    node: Node | None = root
    for token in path:
        inner: list[dict[str, JsonValue]] = []
        for one in found:
            value = _child(one, token, node)
            inner += _parts(value, schema)
        found = inner[:_MOST]
        node = _step(node, token)
    return found


def keys_of(schemas: Sequence[dict[str, JsonValue]]) -> dict[str, str]:
    """Return the keys of the mappings that schemas describe, with their documentation."""
    found: dict[str, str] = {}
    for schema in schemas:
        properties = schema.get("properties")
        for key, value in properties.items() if isinstance(properties, dict) else ():
            found.setdefault(key, documentation_of(value))
    return found


def required_of(schemas: Sequence[dict[str, JsonValue]]) -> frozenset[str]:
    """Return the keys that are required."""
    lists = (schema.get("required") for schema in schemas)
    return frozenset(str(key) for one in lists if isinstance(one, list) for key in one)


def values_of(schemas: Sequence[dict[str, JsonValue]]) -> list[str]:
    """Return the values that schemas list, as YAML writes them."""
    found: list[JsonValue] = []
    for schema in schemas:
        listed = [schema.get("enum"), schema.get("examples")]
        found += [value for one in listed if isinstance(one, list) for value in one]
        found += [schema["const"]] if "const" in schema else []
        found += [True, False] if schema.get("type") == "boolean" else []
    texts = [text_of(value) for value in found if not isinstance(value, list | dict)]
    return [*dict.fromkeys(texts)]


def text_of(value: JsonValue) -> str:
    """Return a value as YAML writes it."""
    return value if isinstance(value, str) else json.dumps(value)


def documentation_of(schema: JsonValue) -> str:
    """Return the documentation that a schema has; empty if it has none."""
    text = schema.get("description") if isinstance(schema, dict) else None
    return text if isinstance(text, str) else ""


def _child(schema: dict[str, JsonValue], token: str, node: Node | None) -> JsonValue:
    if isinstance(node, SequenceNode):
        return schema.get("items")
    properties = schema.get("properties")
    if isinstance(properties, dict) and token in properties:
        return properties[token]
    patterns = schema.get("patternProperties")
    for pattern, value in patterns.items() if isinstance(patterns, dict) else ():
        if re.search(pattern, token):
            return value
    return schema.get("additionalProperties")


def _parts(schema: JsonValue, root: JsonValue, depth: int = 0) -> Iterator[dict[str, JsonValue]]:
    """Yield a schema, those to which it refers, and its alternatives."""
    if not isinstance(schema, dict) or depth > _MOST:
        return
    yield schema
    reference = schema.get("$ref")
    if isinstance(reference, str) and reference.startswith("#/"):
        target: JsonValue = root
        for token in reference[2:].split("/"):
            target = target.get(token) if isinstance(target, dict) else None
        yield from _parts(target, root, depth + 1)
    for key in _COMBINED:
        members = schema.get(key)
        for member in cast("list[JsonValue]", members if isinstance(members, list) else []):
            yield from _parts(member, root, depth + 1)


def _step(node: Node | None, token: str) -> Node | None:
    match node:
        case Mapping():
            return node.get(token)
        case SequenceNode(items=items) if token.isdigit() and int(token) < len(items):
            return items[int(token)]
        case Scalar() | None:
            return None
        case _:
            return None
