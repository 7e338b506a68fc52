"""The JSON Schema of a form, for editors."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.frontends.shared.elicits import FORMATS, KEYWORDS

_Schema = dict[str, JsonValue]
_TEXT: _Schema = {"type": "string"}
_COUNT: _Schema = {"type": "integer", "minimum": 0}
_VALUES: _Schema = {"type": "array", "items": _TEXT}


def _closed(properties: _Schema, *required: str) -> _Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": [*required],
        "additionalProperties": False,
    }


_OPTIONS: _Schema = {
    "type": "array",
    "items": _closed({"const": _TEXT, "title": _TEXT}, "const", "title"),
}
_KEYWORDS: dict[str, _Schema] = {
    "minLength": _COUNT,
    "maxLength": _COUNT,
    "format": {"enum": [*FORMATS]},
    "enum": _VALUES,
    "oneOf": _OPTIONS,
    "minimum": {"type": "number"},
    "maximum": {"type": "number"},
    "minItems": _COUNT,
    "maxItems": _COUNT,
    "items": _closed({"type": {"const": "string"}, "enum": _VALUES, "anyOf": _OPTIONS}),
}
_ABOUT: _Schema = {"title": _TEXT, "description": _TEXT, "default": True}


def form_schema() -> _Schema:
    """Return the schema of an entry of ``x-adlgen.elicits``."""
    kinds: list[JsonValue] = [
        _closed(
            {"type": {"const": kind}, **_ABOUT, **{key: _KEYWORDS[key] for key in keys}}, "type"
        )
        for kind, keys in KEYWORDS.items()
    ]
    form = _closed(
        {
            "$schema": _TEXT,
            "type": {"const": "object"},
            "properties": {"type": "object", "additionalProperties": {"anyOf": kinds}},
            "required": _VALUES,
            "additionalProperties": {"const": False},
        },
        "type",
        "properties",
    )
    form["description"] = "A flat JSON Schema: strings, numbers, booleans, enums and selections."
    about: _Schema = {**_TEXT, "description": "What the answer is, for readers of code."}
    return _closed({"description": about, "schema": form}, "schema")
