"""References in canonical schemas: the definitions that they name, new names for them, and schemas without some of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from adlgen.document.node import JsonValue
from adlgen.schema.model import Schema
from adlgen.schema.shown import subschemas

_DEFINITION = "#/$defs/"


def references(schema: Schema) -> Iterator[str]:
    """Yield the names of the definitions to which a schema refers, outer references first."""
    waiting = [schema]
    while waiting:
        keywords = waiting.pop().keywords
        reference = keywords.get("$ref")
        if isinstance(reference, str) and reference.startswith(_DEFINITION):
            yield reference.removeprefix(_DEFINITION)
        for value in keywords.values():
            waiting += _schemas(value)


def _schemas(value: object) -> Iterator[Schema]:
    match value:
        case Schema():
            yield value
        case list() | dict():
            items = value if isinstance(value, list) else value.values()
            yield from (item for item in items if isinstance(item, Schema))
        case _:
            pass


def renamed(schema: Schema, names: Mapping[str, str]) -> Schema:
    """Return a schema with other names of definitions in its references."""
    if not names or schema.boolean is not None:
        return schema
    keywords = {key: _renamed(value, names) for key, value in schema.keywords.items()}
    reference = schema.keywords.get("$ref")
    if isinstance(reference, str) and reference.startswith(_DEFINITION):
        name = reference.removeprefix(_DEFINITION)
        keywords["$ref"] = _DEFINITION + names.get(name, name)
    return Schema(keywords, schema.span)


def _renamed(value: object, names: Mapping[str, str]) -> object:
    match value:
        case Schema():
            return renamed(value, names)
        case list() if value and isinstance(value[0], Schema):
            return [_renamed(item, names) for item in value]
        case dict() if value and isinstance(next(iter(value.values())), Schema):
            return {key: _renamed(item, names) for key, item in value.items()}
        case _:
            return value


def json_references(schema: JsonValue) -> Iterator[str]:
    """Yield the names of the definitions to which a schema refers that is plain JSON."""
    for part in subschemas(schema):
        reference = part.get("$ref")
        if isinstance(reference, str) and reference.startswith(_DEFINITION):
            yield reference.removeprefix(_DEFINITION)


def without_definitions(schema: JsonValue, names: Collection[str]) -> JsonValue:
    """Return a schema without some of the definitions in its ``$defs``."""
    definitions = schema.get("$defs") if isinstance(schema, dict) else None
    if not names or not isinstance(schema, dict) or not isinstance(definitions, dict):
        return schema
    kept: JsonValue = {key: value for key, value in definitions.items() if key not in names}
    if kept:
        return {**schema, "$defs": kept}
    return {key: value for key, value in schema.items() if key != "$defs"}
