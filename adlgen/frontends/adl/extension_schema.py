"""The JSON Schemas of ``x-adlgen`` in ADL manifests, for editors."""

from __future__ import annotations

import re

from adlgen.document.node import JsonValue
from adlgen.frontends.adl.form_schema import form_schema
from adlgen.frontends.shared.elicits import FORM, SCOPE
from adlgen.frontends.shared.extension import IDENTIFIER, POINTER
from adlgen.schema.described import DEFINITION
from adlgen.spec.metadata import HINTS

_Schema = dict[str, JsonValue]


def anchored(pattern: re.Pattern[str]) -> str:
    """Return a pattern that a whole text must match."""
    return f"^(?:{pattern.pattern})$"


_LINT: _Schema = {
    "type": "object",
    "description": "The reasons for which findings of `adlgen lint` are accepted, by the rule.",
    "additionalProperties": {"type": "string", "minLength": 1},
}


_CALL: _Schema = {
    "scopes": {
        "type": "array",
        "description": "The scopes of OAuth that a caller needs.",
        "items": {"type": "string", "pattern": anchored(SCOPE)},
        "uniqueItems": True,
    },
    "elicits": {
        "type": "object",
        "description": "The forms that the tool may ask a person to fill in, by name.",
        "propertyNames": {"pattern": anchored(FORM)},
        "additionalProperties": form_schema(),
    },
}
"""What a call needs in addition to arguments."""

_REMOVAL: _Schema = {
    "type": "object",
    "description": "The tool will be removed: the date after which it may be gone, and the tool to use instead.",
    "properties": {
        "since": {"type": "string", "minLength": 1},
        "until": {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}$"},
        "use": {"type": "string", "minLength": 1},
    },
    "additionalProperties": False,
}
"""The announcement that a tool will be removed."""


def extension() -> _Schema:
    """Return the schema of ``x-adlgen`` in the schema of a tool."""
    keys: _Schema = {
        "output": {
            "description": "The schema of the result.",
            "allOf": [{"$ref": f"#/definitions/{DEFINITION}"}],
        },
        "names": {
            "type": "object",
            "description": "Identifiers in generated code, by JSON Pointer into the schema.",
            "propertyNames": {"pattern": anchored(POINTER)},
            "additionalProperties": {"type": "string", "pattern": anchored(IDENTIFIER)},
        },
        **_CALL,
        "title": {"type": "string", "description": "The title of the tool for people."},
        "strict": {"type": "boolean", "description": "Whether providers use strict mode."},
        "deprecated": _REMOVAL,
        "hints": {
            "type": "object",
            "description": "Hints for clients, as in MCP.",
            "properties": {hint: {"type": "boolean"} for hint in HINTS},
            "additionalProperties": False,
        },
        "lint": _LINT,
        "as": {
            "type": "object",
            "description": "Properties for other formats, by the name of the format.",
            "additionalProperties": {"type": "object"},
        },
    }
    return {
        "type": "object",
        "description": "What JSON Schema has no keyword for; the model does not see it.",
        "properties": keys,
        "additionalProperties": False,
    }


def nested_extension() -> _Schema:
    """Return the schema of ``x-adlgen`` in a part of a schema, or in a definition."""
    keys: _Schema = {
        "name": {
            "type": "string",
            "pattern": anchored(IDENTIFIER),
            "description": "The name of the type of a definition in generated code.",
        },
        "as": {
            "type": "object",
            "description": "The type of the project for a definition, by the name of the language.",
            "additionalProperties": {"type": "string", "minLength": 1},
        },
        "deprecated": {
            **_REMOVAL,
            "description": "The part will be removed: after which date, and what to use instead.",
        },
        "values": {
            "type": "object",
            "description": "Values of `enum` that will be removed, by their text.",
            "additionalProperties": {
                "type": "object",
                "properties": {"deprecated": _REMOVAL},
                "required": ["deprecated"],
                "additionalProperties": False,
            },
        },
        "lint": _LINT,
    }
    return {
        "type": "object",
        "description": "What JSON Schema has no keyword for; the model does not see it.",
        "properties": keys,
        "additionalProperties": False,
    }
