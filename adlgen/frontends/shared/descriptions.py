"""Short forms of the JSON Schemas that describe formats for editors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adlgen.document.node import JsonValue


def text(description: str, *values: str) -> JsonValue:
    """Return the schema of a string, one of some values if there are any."""
    listed: dict[str, JsonValue] = {"enum": [*values]} if values else {}
    return {"type": "string", "description": description, **listed}


def flag(description: str) -> JsonValue:
    """Return the schema of a boolean."""
    return {"type": "boolean", "description": description}


def number(description: str) -> JsonValue:
    """Return the schema of a number."""
    return {"type": "number", "description": description}


def any_of(description: str) -> JsonValue:
    """Return the schema of any value."""
    return {"description": description}


def items(description: str, item: JsonValue = None) -> JsonValue:
    """Return the schema of a list, of any values without the schema of its items."""
    inner: JsonValue = {} if item is None else item
    return {"type": "array", "description": description, "items": inner}


def keys(
    description: str, properties: Mapping[str, JsonValue], required: Sequence[str] = ()
) -> JsonValue:
    """Return the schema of a mapping with known keys."""
    return {
        "type": "object",
        "description": description,
        "properties": dict(properties),
        "required": [*required],
    }


def named(description: str, value: JsonValue) -> JsonValue:
    """Return the schema of a mapping with names of the author as its keys."""
    return {"type": "object", "description": description, "additionalProperties": value}


NAME = text("The name that the model uses.")
DESCRIPTION = text("What the tool does and when to use it, for the model.")
SCHEMA = any_of("The schema of the arguments, in JSON Schema.")
