"""Mutated schemas: edits as they occur between versions of tools."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

_TYPES = ["string", "integer", "number", "boolean", "null", "array", "object"]
_MAPS = ("properties", "patternProperties", "$defs", "definitions")
_SINGLE = (
    "items",
    "additionalProperties",
    "not",
    "contains",
    "propertyNames",
    "if",
    "then",
    "else",
)
_LISTS = ("anyOf", "oneOf", "allOf", "prefixItems", "items")
_DOCUMENT = ("$ref", "$defs", "definitions", "$schema", "$id", "id")

_Edit = Callable[[dict[str, Any], random.Random], bool]


def mutated(schema: dict[str, Any], source: random.Random) -> dict[str, Any]:
    """Return a schema with one to three edits."""
    new = copy.deepcopy(schema)
    for _ in range(source.choice([1, 1, 1, 2, 3])):
        places = _places(new)
        for _ in range(30):
            place = source.choice(places) if source.random() < 0.7 else places[0]
            if source.choice(_EDITS)(place, source):
                break
    return new


def _places(schema: dict[str, Any]) -> list[dict[str, Any]]:
    found = []
    waiting: list[Any] = [schema]
    while waiting:
        one = waiting.pop()
        if not isinstance(one, dict):
            continue
        found.append(one)
        for keyword in _MAPS:
            inner = one.get(keyword)
            waiting += inner.values() if isinstance(inner, dict) else ()
        waiting += [one[keyword] for keyword in _SINGLE if keyword in one]
        waiting += [x for k in _LISTS if isinstance(one.get(k), list) for x in one[k]]
    return found


def _properties(one: dict[str, Any]) -> dict[str, Any]:
    found = one.get("properties")
    return found if isinstance(found, dict) else {}


def _required(one: dict[str, Any]) -> list[Any]:
    found = one.get("required")
    return found if isinstance(found, list) else []


def _require(one: dict[str, Any], source: random.Random) -> bool:
    if not (names := list(_properties(one))):
        return False
    one["required"] = sorted({*_required(one), source.choice(names)})
    return True


def _release(one: dict[str, Any], source: random.Random) -> bool:
    if not (names := _required(one)):
        return False
    gone = source.choice(names)
    one["required"] = [name for name in names if name != gone]
    return True


def _remove(one: dict[str, Any], source: random.Random) -> bool:
    if not (known := _properties(one)):
        return False
    del known[source.choice(list(known))]
    return True


def _add(one: dict[str, Any], source: random.Random) -> bool:
    if "properties" not in one:
        return False
    new = [{"type": "string"}, {}, {"type": "integer", "minimum": 0}, {"enum": ["p", "q"]}]
    _properties(one)["added"] = source.choice(new)
    return True


def _rename(one: dict[str, Any], source: random.Random) -> bool:
    if not (known := _properties(one)):
        return False
    name = source.choice(list(known))
    known[f"{name}Renamed"] = known.pop(name)
    one["required"] = [other for other in _required(one) if other != name]
    return True


def _retype(one: dict[str, Any], source: random.Random) -> bool:
    kind = one.get("type")
    if isinstance(kind, list) and kind:
        one["type"] = source.choice(kind)
    elif isinstance(kind, str) and "enum" not in one:
        other = source.choice([name for name in _TYPES if name != kind])
        one["type"] = other if source.random() < 0.5 else [kind, other]
    else:
        return False
    return True


def _enumerate(one: dict[str, Any], source: random.Random) -> bool:
    values = one.get("enum")
    if not isinstance(values, list):
        return False
    shorter = len(values) > 1 and source.random() < 0.5
    one["enum"] = values[:-1] if shorter else [*values, "added"]
    return True


def _bound(one: dict[str, Any], source: random.Random) -> bool:
    words = {
        "integer": ("minimum", "exclusiveMinimum", "maximum", "multipleOf"),
        "number": ("minimum", "exclusiveMinimum", "maximum", "multipleOf"),
        "string": ("minLength", "maxLength"),
        "array": ("minItems", "maxItems"),
        "object": ("minProperties", "maxProperties"),
    }.get(str(one.get("type")))
    if not words:
        return False
    one[source.choice(words)] = source.choice([1, 2, 5, 10, 100])
    return True


def _pattern(one: dict[str, Any], source: random.Random) -> bool:
    patterns = ["^[a-z]+$", "^\\d+$", "^.+$", "\\S", "^[A-Za-z0-9_-]{1,64}$", "^(?!x)"]
    one["pattern"] = source.choice(patterns)
    return one.get("type") == "string"


def _close(one: dict[str, Any], source: random.Random) -> bool:
    if one.get("type") != "object":
        return False
    one["additionalProperties"] = source.choice([False, True, {"type": "string"}, {}])
    return True


def _items(one: dict[str, Any], source: random.Random) -> bool:
    if one.get("type") != "array":
        return False
    if source.random() < 0.3:
        one["uniqueItems"] = not one.get("uniqueItems", False)
    else:
        one["items"] = source.choice([{"type": "string"}, {"type": ["string", "integer"]}, {}])
    return True


def _alternatives(one: dict[str, Any], source: random.Random) -> bool:
    keyword = next((word for word in ("anyOf", "oneOf") if word in one), None)
    if keyword is None:
        return False
    way = source.random()
    if way < 0.3 and len(one[keyword]) > 1:
        one[keyword] = one[keyword][:-1]
    elif way < 0.7:
        new = [{"type": "null"}, {"const": "z"}, {"type": "string"}]
        one[keyword] = [*one[keyword], source.choice(new)]
    else:
        one["oneOf"] = one.pop(keyword)
    return True


def _describe(one: dict[str, Any], _: random.Random) -> bool:
    one["description"] = "changed"
    return True


def _depend(one: dict[str, Any], source: random.Random) -> bool:
    names = list(_properties(one))
    if len(names) < 2:
        return False
    first, second = source.sample(names, 2)
    if source.random() < 0.5:
        one["dependentRequired"] = {first: [second]}
    else:
        one |= {"if": {"required": [first]}, "then": {"minProperties": 2}}
    return True


def _wrap(one: dict[str, Any], _: random.Random) -> bool:
    if not one.keys().isdisjoint(_DOCUMENT):
        return False
    inner = dict(one)
    one.clear()
    one["anyOf"] = [inner, {"type": "null"}]
    return True


_EDITS: list[_Edit] = [
    *(_require, _require, _release, _remove, _add, _rename, _retype, _retype, _enumerate),
    *(_bound, _bound, _pattern, _close, _items, _alternatives, _describe, _depend, _wrap),
]
