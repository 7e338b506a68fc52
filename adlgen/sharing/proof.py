"""Compares two versions of a schema as graphs: equal ones accept the same values."""

from __future__ import annotations

import json
from typing import cast

from adlgen.diagnostics.datatypes import Struct
from adlgen.schema.keywords import META_DATA
from adlgen.schema.model import Canonical, Schema

_IGNORED = META_DATA | {"$defs", "$schema"}


class _Side(Struct):
    """A schema, and the definitions to which it refers."""

    schema: Schema
    whole: Canonical

    def followed(self) -> _Side:
        """Return the schema that a reference without other constraints leads to."""
        side, seen = self, {id(self.schema)}
        while (target := side._only()) is not None:
            if id(target.schema) in seen:
                return side
            seen.add(id(target.schema))
            side = target
        return side

    def _only(self) -> _Side | None:
        """Return the target of a reference, or the only part of an ``allOf``, without other constraints."""
        match {k: v for k, v in self.schema.keywords.items() if k not in _IGNORED}:
            case {"$ref": reference, **rest} if not rest:
                return self.target(reference)
            case {"allOf": [Schema() as part], **rest} if not rest:
                return self.part(part)
            case _:
                return None

    def target(self, reference: object) -> _Side:
        """Return the target of a reference of a canonical schema."""
        root = self.whole.root
        if reference == "#":
            return _Side(root, self.whole)
        name = str(reference).removeprefix("#/$defs/")
        return _Side(cast("dict[str, Schema]", root.keywords["$defs"])[name], self.whole)

    def part(self, schema: Schema) -> _Side:
        """Return a subschema."""
        return _Side(schema, self.whole)


def is_equal(before: Canonical, after: Canonical) -> bool:
    """Report whether two schemas have the same constraints and defaults in the same places, apart from the order of keywords."""
    waiting = [_Pair(_Side(before.root, before), _Side(after.root, after))]
    seen: set[tuple[int, int]] = set()
    while waiting:
        pair = waiting.pop()
        if pair.is_place and not pair.has_same_default():
            return False
        old, new = pair.old.followed(), pair.new.followed()
        both = (id(old.schema), id(new.schema))
        if both in seen:
            continue
        seen.add(both)
        found = _parts(old, new)
        if found is None:
            return False
        waiting += found
    return True


class _Pair(Struct):
    """A schema before and after."""

    old: _Side
    new: _Side
    is_place: bool = True
    """Whether it is written at its place; its own default is then that of the place."""

    def has_same_default(self) -> bool:
        """Report whether both have the same default, or none."""
        first, second = self.old.schema.keywords, self.new.schema.keywords
        if "default" not in first or "default" not in second:
            return ("default" in first) == ("default" in second)
        return _is_same(first["default"], second["default"])


def _parts(old: _Side, new: _Side) -> list[_Pair] | None:
    """Return the pairs of subschemas of two schemas; None if the schemas differ outside these."""
    first, second = old.schema, new.schema
    keys = first.keywords.keys() - _IGNORED
    if first.boolean is not second.boolean or keys != second.keywords.keys() - _IGNORED:
        return None
    pairs: list[_Pair] = []
    for key in keys:
        one, other = first.keywords[key], second.keywords[key]
        if key == "$ref":
            pairs.append(_Pair(old.target(one), new.target(other), is_place=False))
            continue
        found = _matched(key, one, other)
        if found is None:
            return None
        pairs += [_Pair(old.part(a), new.part(b)) for a, b in found]
    return pairs


def _matched(keyword: str, one: object, other: object) -> list[tuple[Schema, Schema]] | None:
    """Return the pairs of subschemas in the values of a keyword; None if the values differ outside these."""
    if isinstance(one, Schema) and isinstance(other, Schema):
        return [(one, other)]
    if _has_schemas(one) and _has_schemas(other):
        if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
            return list(zip(one, other, strict=True))
        if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
            return [(one[key], other[key]) for key in one]
        return None
    if keyword == "required" and isinstance(one, list) and isinstance(other, list):
        return [] if sorted(one) == sorted(other) else None
    return [] if _is_same(one, other) else None


def _is_same(one: object, other: object) -> bool:
    """Report whether two values are the same JSON; 1 is not true."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def _has_schemas(value: object) -> bool:
    parts = (
        value if isinstance(value, list) else [*value.values()] if isinstance(value, dict) else []
    )
    return bool(parts) and all(isinstance(part, Schema) for part in parts)
