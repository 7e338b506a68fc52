"""Translation of Gemini's schema language, a subset of OpenAPI's, to JSON Schema; spans are kept."""

from __future__ import annotations

import re

from adlgen.diagnostics.codes import toolsets
from adlgen.diagnostics.datatypes import replace
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence
from adlgen.document.reader import Fields
from adlgen.frontends.shared.gemini_types import TYPES, UNSPECIFIED
from adlgen.frontends.shared.nodes import mapping, sequence, text

_KEYWORDS = {
    "any_of": "anyOf",
    "prefix_items": "prefixItems",
    "min_items": "minItems",
    "max_items": "maxItems",
    "min_length": "minLength",
    "max_length": "maxLength",
    "min_properties": "minProperties",
    "max_properties": "maxProperties",
    "additional_properties": "additionalProperties",
    "property_ordering": "propertyOrdering",
    "ref": "$ref",
    "defs": "$defs",
}
"""Alternative keywords: those of the client library, and those without a dollar sign."""
_COUNTS = ("minItems", "maxItems", "minLength", "maxLength", "minProperties", "maxProperties")
"""Keywords with 64-bit integers, which are encoded as JSON strings."""
_COUNT = re.compile(r"[0-9]{1,19}")
_SCHEMAS = ("items", "additionalProperties")
_LISTS = ("anyOf", "prefixItems")
_MAPS = ("properties", "$defs")


def translated(schema: Node, fields: Fields) -> Node:
    """Return a schema as JSON Schema; report parts that Gemini does not define."""
    if not isinstance(schema, Mapping):
        return schema
    entries: dict[str, Entry] = {}
    nullable = False
    for entry in schema:
        key = _KEYWORDS.get(entry.key, entry.key)
        if key == "nullable":
            nullable = isinstance(entry.value, Scalar) and entry.value.value is True
            continue
        value = _value(key, entry.value, fields)
        if value is not None:
            name = "examples" if key == "example" else key
            entries[name] = Entry(name, entry.key_span, value)
    if nullable:
        _admit_null(entries)
    return Mapping(tuple(entries.values()), schema.span)


def _value(key: str, node: Node, fields: Fields) -> Node | None:
    """Return the value of a keyword in JSON Schema; None to omit the keyword."""
    match key, node:
        case "type", Scalar(value=str(word)) if word.upper() in TYPES:
            return replace(node, value=TYPES[word.upper()])
        case "type", Scalar(value=value):
            if value != UNSPECIFIED:
                message = f"'{value}' in {fields.where} is not a Gemini type"
                hint = f"use one of {', '.join(TYPES)}"
                fields.log.add(toolsets.NOT_IN_SUBSET, message, node.span, hint)
            return None
        case "format", Scalar(value="enum"):
            return None
        case "example", _:
            return sequence(node.span, [node])
        case _, Scalar(value=str(digits)) if key in _COUNTS and _COUNT.fullmatch(digits):
            return Scalar(int(digits), node.span)
        case _, Mapping() if key in _SCHEMAS:
            return translated(node, fields)
        case _, Sequence() if key in _LISTS:
            return sequence(node.span, (translated(item, fields) for item in node.items))
        case _, Mapping() if key in _MAPS:
            inner = (replace(entry, value=translated(entry.value, fields)) for entry in node)
            return Mapping(tuple(inner), node.span)
        case _:
            return node


def _admit_null(entries: dict[str, Entry]) -> None:
    """Return a schema that also accepts null in ``type``, ``enum`` and unions."""
    for key in ("type", "enum", "anyOf"):
        entry = entries.get(key)
        match None if entry is None else entry.value:
            case Scalar(span=span) as kind if key == "type":
                value: Node = sequence(span, [kind, text("null", span)])
            case Sequence(items=items, span=span) if key == "enum":
                value = sequence(span, [*items, Scalar(None, span)])
            case Sequence(items=items, span=span) if key == "anyOf":
                value = sequence(span, [*items, mapping(span, type=text("null", span))])
            case _:
                continue
        if entry is not None:
            entries[key] = replace(entry, value=value)
