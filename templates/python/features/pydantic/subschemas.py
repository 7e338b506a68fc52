"""Subschemas of a canonical schema: where they are, and what they describe."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adlgen.plan.data import JsonNumber, JsonValue

Schema = Mapping[str, JsonValue]


def subschema(schema: JsonValue, pointer: str) -> JsonValue:
    """Return the subschema at a JSON Pointer."""
    for token in pointer.split("/")[1:]:
        key = token.replace("~1", "/").replace("~0", "~")
        if isinstance(schema, list):
            schema = schema[int(key)]
        elif isinstance(schema, dict):
            schema = schema[key]
    return schema


def branches_of(schema: Schema, at: str) -> Iterator[tuple[JsonValue, str]]:
    """Yield the alternatives of a schema but null, with their JSON Pointers."""
    for word in ("anyOf", "oneOf"):
        branches = schema.get(word)
        if isinstance(branches, list):
            for index, branch in enumerate(branches):
                if not is_null(branch):
                    yield branch, f"{at}/{word}/{index}"


def token_of(key: str) -> str:
    """Return the token of a JSON Pointer for a key."""
    return key.replace("~", "~0").replace("/", "~1")


def is_null(schema: JsonValue) -> bool:
    """Report whether a schema accepts null only."""
    return isinstance(schema, dict) and (
        schema.get("type") == "null"
        or schema.get("enum") == [None]
        or schema.get("const", 0) is None
    )


def has_only(schema: Schema, keys: set[str], type_: str, known: frozenset[str]) -> bool:
    """Report whether a schema has a type and no other keywords than known ones."""
    return schema.get("type") == type_ and keys <= known


def strings_of(schema: Schema, keys: set[str]) -> list[JsonValue] | None:
    """Return the strings that a schema allows, if it has no other keywords."""
    values = schema.get("enum", [schema.get("const")])
    is_known = keys in ({"enum"}, {"const"}, {"enum", "type"}, {"const", "type"})
    if not is_known or not isinstance(values, list) or schema.get("type", "string") != "string":
        return None
    return values if all(isinstance(value, str) for value in values) else None


def number_of(value: JsonValue) -> JsonNumber:
    """Return a value that is a number; 0 for another one."""
    return value if isinstance(value, int | float) else 0
