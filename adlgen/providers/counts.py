"""The sizes of strict schemas, which providers limit."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue
from adlgen.providers.profiles import Profile


class Counts(Struct):
    """The size of a schema."""

    properties: int = 0
    optional: int = 0
    unions: int = 0
    """Properties with alternatives, or with several types."""
    enum_values: int = 0
    characters: int = 0
    """The length of all names of properties and definitions, and of all enumerated texts."""
    depth: int = 0
    """The number of objects and arrays inside one another."""

    def __add__(self, other: Counts) -> Counts:
        """Return the size of both schemas together."""
        return Counts(
            self.properties + other.properties,
            self.optional + other.optional,
            self.unions + other.unions,
            self.enum_values + other.enum_values,
            self.characters + other.characters,
            max(self.depth, other.depth),
        )


NONE = Counts()


def count(schema: JsonValue, depth: int = 0) -> Counts:
    """Return the size of a schema in the form that strict modes support."""
    if not isinstance(schema, dict):
        return NONE
    found = Counts(0, 0, 0, *_values(schema), depth)
    properties, required = schema.get("properties"), schema.get("required")
    for name, inner in _items(properties):
        optional = not (isinstance(required, list) and name in required)
        found += Counts(1, int(optional), int(_is_union(inner)), 0, len(name), depth)
        found += count(inner, depth + 1)
    for name, inner in _items(schema.get("$defs")):
        found += Counts(0, 0, 0, 0, len(name), 0) + count(inner, depth)
    for inner in _members(schema):
        found += count(inner, depth)
    return found + count(schema.get("items"), depth + 1)


def _values(schema: dict[str, JsonValue]) -> tuple[int, int]:
    values = schema.get("enum")
    if not isinstance(values, list):
        return 0, 0
    return len(values), sum(len(value) for value in values if isinstance(value, str))


def _items(value: JsonValue) -> list[tuple[str, JsonValue]]:
    return list(value.items()) if isinstance(value, dict) else []


def _members(schema: dict[str, JsonValue]) -> Iterator[JsonValue]:
    for key in ("anyOf", "allOf", "oneOf"):
        found = schema.get(key)
        yield from found if isinstance(found, list) else ()


def _is_union(schema: JsonValue) -> bool:
    return isinstance(schema, dict) and ("anyOf" in schema or isinstance(schema.get("type"), list))


def exceeded(one: Counts, profile: Profile) -> str | None:
    """Return the limit of a single schema that is exceeded: ``5,001 properties, and the limit is 5,000``."""
    rows = (
        (one.properties, profile.strict_properties, "properties"),
        (one.depth, profile.strict_depth, "levels"),
        (one.enum_values, profile.strict_enum_values, "values of enums"),
        (one.characters, profile.strict_characters, "characters of names and values"),
    )
    return _first(rows)


def exceeded_together(tools: int, all_: Counts, profile: Profile) -> str | None:
    """Return the limit of a request that is exceeded."""
    rows = (
        (tools, profile.strict_tools, "strict tools"),
        (all_.optional, profile.strict_optional, "optional properties in strict tools"),
        (all_.unions, profile.strict_unions, "properties with alternatives in strict tools"),
    )
    return _first(rows)


def _first(rows: tuple[tuple[int, int | None, str], ...]) -> str | None:
    for number, limit, what in rows:
        if limit is not None and number > limit:
            return f"{number:,} {what}, and the limit is {limit:,}"
    return None
