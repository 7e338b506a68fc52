"""Schemas as if their objects were closed: properties that they do not mention are refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from adlgen.diagnostics.datatypes import replace
from adlgen.document.node import JsonValue
from adlgen.schema.contain.relax import copied
from adlgen.schema.model import Canonical, Schema

_IN_PLACE = ("allOf", "anyOf", "oneOf", "if", "then", "else", "dependentSchemas", "not", "$ref")
_RULED = ("additionalProperties", "unevaluatedProperties")
_PARTS = ("properties", "patternProperties", "items", "prefixItems", "contains", *_RULED)
_MARK: JsonValue = {"unevaluatedProperties": False}


def closed(canonical: Canonical) -> Canonical:
    """Return a schema whose objects with known properties allow no others, unless they have a rule for others."""
    made = copied(canonical)
    found: dict[int, Schema] = {}
    waiting = [made.root]
    while waiting:  # schemas that apply to a whole value; those in place are parts of them
        schema = waiting.pop()
        if id(schema) in found or schema.boolean is not None:
            continue
        found[id(schema)] = schema
        for one in _applied(schema, made):
            waiting += _children(one)
    for schema in found.values():
        _close(schema, made)
    return replace(made, json=[made.json, _MARK])


def _close(schema: Schema, canonical: Canonical) -> None:
    applied = list(_applied(schema, canonical))
    if any(word in one.keywords for one in applied for word in _RULED):
        return
    if not any("properties" in one.keywords for one in applied):
        return
    never = Schema({}, schema.span, boolean=False)
    word = _RULED[0] if len(applied) == 1 else _RULED[1]
    cast("dict[str, Any]", schema.keywords)[word] = never


def _applied(schema: Schema, canonical: Canonical) -> Iterator[Schema]:
    """Yield a schema and those that it applies to the same value."""
    seen: set[int] = set()
    waiting = [schema]
    definitions: Any = canonical.root.keywords.get("$defs", {})
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        yield one
        for word in _IN_PLACE:
            value: Any = one.keywords.get(word)
            if word == "$ref" and value is not None:
                name = value.removeprefix("#/$defs/")
                waiting.append(canonical.root if value == "#" else definitions[name])
            elif word != "not":
                waiting += _schemas(value)


def _children(schema: Schema) -> Iterator[Schema]:
    for word in _PARTS:
        yield from _schemas(schema.keywords.get(word))


def _schemas(value: object) -> Iterator[Schema]:
    if isinstance(value, Schema):
        yield value
    elif isinstance(value, list | dict):
        items = value if isinstance(value, list) else value.values()
        yield from (item for item in items if isinstance(item, Schema))
