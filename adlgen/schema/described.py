"""A JSON Schema of JSON Schemas, for editors: every keyword with its documentation, to any depth.

It is in draft-07, which editors support best, and describes the keywords of all drafts that are read.
"""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.document.node import JsonValue
from adlgen.schema.keywords import DRAFT_4, DRAFT_7, DRAFT_2019, DRAFT_2020, OBSOLETE, TYPES, Form

_Schema = dict[str, JsonValue]
DEFINITION = "schema"
"""The name of the definition to which parts refer."""
_ONE: _Schema = {"$ref": f"#/definitions/{DEFINITION}"}
_TEXT: _Schema = {"type": "string"}
_NAMES: _Schema = {"type": "array", "items": _TEXT, "uniqueItems": True}
_LIST: _Schema = {"type": "array", "items": _ONE, "minItems": 1}
_TYPE: _Schema = {"enum": [*TYPES]}

_FORMS: Mapping[Form, _Schema] = {
    Form.IDENTIFIER: _TEXT,
    Form.ANCHOR: {**_TEXT, "pattern": "^[A-Za-z_][A-Za-z0-9_.:-]*$"},
    Form.REFERENCE: _TEXT,
    Form.DYNAMIC_REFERENCE: _TEXT,
    Form.RECURSIVE_REFERENCE: {"const": "#"},
    Form.RECURSIVE_ANCHOR: {"type": "boolean"},
    Form.DEFINITIONS: {"type": "object", "additionalProperties": _ONE},
    Form.SCHEMA: _ONE,
    Form.SCHEMAS: _LIST,
    Form.SCHEMA_MAP: {"type": "object", "additionalProperties": _ONE},
    Form.PATTERN_MAP: {"type": "object", "additionalProperties": _ONE},
    Form.ITEMS: {"anyOf": [_ONE, _LIST]},
    Form.ADDITIONAL_ITEMS: _ONE,
    Form.DEPENDENCIES: {"type": "object", "additionalProperties": {"anyOf": [_ONE, _NAMES]}},
    Form.TYPE: {"anyOf": [_TYPE, {"type": "array", "items": _TYPE, "minItems": 1}]},
    Form.VALUES: {"type": "array"},
    Form.ANY: {},
    Form.NUMBER: {"type": "number"},
    Form.POSITIVE: {"type": "number", "exclusiveMinimum": 0},
    Form.COUNT: {"type": "integer", "minimum": 0},
    Form.LIMIT: {"type": "number"},
    Form.FLAG: {"type": ["number", "boolean"]},
    Form.BOOLEAN: {"type": "boolean"},
    Form.TEXT: _TEXT,
    Form.PATTERN: _TEXT,
    Form.NAMES: _NAMES,
    Form.NAME_LISTS: {"type": "object", "additionalProperties": _NAMES},
}

DESCRIPTIONS: Mapping[str, str] = {
    "$schema": "The draft of JSON Schema; without it 2020-12.",
    "$id": "The URI of the schema, to which references are relative.",
    "id": "The URI of the schema (draft-04; later `$id`).",
    "$anchor": "A name for `$ref: '#NAME'`.",
    "$dynamicAnchor": "A name for `$dynamicRef`, which an outer schema can replace.",
    "$recursiveAnchor": "Whether `$recursiveRef` may refer to this schema (2019-09).",
    "$vocabulary": "The vocabularies of a meta-schema.",
    "$comment": "A remark for authors; nothing reads it.",
    "$ref": "Another schema: `#/$defs/NAME`, or `types.yaml#/$defs/NAME` of a file next to this one.",
    "$dynamicRef": "A schema with a `$dynamicAnchor`, of which the outermost counts.",
    "$recursiveRef": "The outermost schema with `$recursiveAnchor` (2019-09).",
    "$defs": "Definitions, to which `$ref: '#/$defs/NAME'` refers. Each is a type of its own.",
    "definitions": "Definitions (up to draft-07; later `$defs`).",
    "type": "The type of the value, or several.",
    "title": "A short name. Of an object, the name of its type in generated code.",
    "description": "What the value is, for the model and in the documentation of generated code.",
    "deprecated": "Whether the value should not be used any more.",
    "readOnly": "Whether only results contain the value.",
    "writeOnly": "Whether only arguments contain the value, such as a secret.",
    "format": "The format of a text, such as `date-time`, `uuid`, `uri` or `email`.",
    "contentMediaType": "The media type of the content of a text.",
    "contentEncoding": "The encoding of binary content in a text, such as `base64`.",
    "contentSchema": "The schema of the content of a text.",
    "const": "The only value.",
    "enum": "The values.",
    "default": "The value that a handler receives if the property is absent.",
    "examples": "Examples of values.",
    "pattern": "A regular expression (ECMA-262) that some part of the text matches; `^` and `$` match its ends.",
    "minLength": "The least number of characters.",
    "maxLength": "The largest number of characters.",
    "multipleOf": "The number of which the value is a multiple.",
    "minimum": "The least value.",
    "maximum": "The largest value.",
    "exclusiveMinimum": "The number above which the value is; in draft-04 whether `minimum` is excluded.",
    "exclusiveMaximum": "The number below which the value is; in draft-04 whether `maximum` is excluded.",
    "prefixItems": "The schemas of the first items, in order; `items` is that of the others.",
    "items": "The schema of the items; with `prefixItems` of those after them, and `false` allows none.",
    "additionalItems": "The schema of the items after a list in `items` (up to 2019-09).",
    "unevaluatedItems": "The schema of items that no other keyword evaluates.",
    "contains": "The schema that at least one item matches.",
    "minContains": "The least number of items that match `contains`.",
    "maxContains": "The largest number of items that match `contains`.",
    "minItems": "The least number of items.",
    "maxItems": "The largest number of items.",
    "uniqueItems": "Whether no two items are equal.",
    "properties": "The properties of the object, each with its schema. Models read them in this order.",
    "patternProperties": "Schemas of properties whose names match a regular expression.",
    "required": "The names of the properties that must be present.",
    "additionalProperties": "The schema of other properties; `false` allows none.",
    "unevaluatedProperties": "The schema of properties that no other keyword evaluates.",
    "propertyNames": "The schema of the names of properties.",
    "minProperties": "The least number of properties.",
    "maxProperties": "The largest number of properties.",
    "dependentRequired": "Names that are required if a property is present.",
    "dependentSchemas": "Schemas of the object that apply if a property is present.",
    "dependencies": "Names or schemas that apply if a property is present (up to draft-07).",
    "allOf": "Schemas that all match.",
    "anyOf": "Schemas of which at least one matches.",
    "oneOf": "Schemas of which exactly one matches.",
    "not": "A schema that must not match.",
    "if": "A schema that selects `then` or `else`.",
    "then": "The schema that applies if `if` matches.",
    "else": "The schema that applies if `if` does not match.",
}
"""The documentation of each keyword."""

_OF_OTHERS: Mapping[str, tuple[str, _Schema]] = {
    "nullable": ("Whether null is a value, too (OpenAPI).", {"type": "boolean"}),
    "example": ("An example of a value (OpenAPI).", {}),
    "discriminator": ("The property that selects an alternative (OpenAPI).", {"type": "object"}),
    "xml": ("The form in XML (OpenAPI); it has no effect.", {}),
    "externalDocs": ("A link (OpenAPI); it has no effect.", {}),
    "optional": ("It has no effect; list required properties in `required`.", {}),
}
"""Keywords of related formats."""
_FORMATS = "date-time date time duration email hostname ipv4 ipv6 uri uri-reference uuid json-pointer regex"
_ADAPTED: Mapping[str, _Schema] = {
    "items": _FORMS[Form.ITEMS],
    "exclusiveMinimum": _FORMS[Form.FLAG],
    "exclusiveMaximum": _FORMS[Form.FLAG],
    "format": {**_TEXT, "examples": [*_FORMATS.split()]},
    "examples": {"type": "array"},
}
"""Keywords that other drafts write in another form, or whose usual values are known."""


def schema_definition(extension: _Schema) -> _Schema:
    """Return the definition of a schema, which refers to itself as :data:`DEFINITION`; ``extension`` is that of ``x-adlgen``.

    Unknown keywords are marked, because most of them are misspelled; names that start with ``x-`` are free.
    """
    return {
        "type": ["object", "boolean"],
        "properties": {**_keywords(), "x-adlgen": extension},
        "patternProperties": {"^x-": {}},
        "additionalProperties": False,
    }


def _keywords() -> _Schema:
    drafts = {**DRAFT_4, **DRAFT_7, **DRAFT_2019, **DRAFT_2020}
    found: _Schema = {}
    for name, description in DESCRIPTIONS.items():
        form = _form(name, drafts[name].form)
        found[name] = {"description": f"{description}{_changed(name)}", **form}
    for name, (description, schema) in _OF_OTHERS.items():
        found[name] = {"description": description, **schema}
    return found


def _form(name: str, form: Form) -> _Schema:
    found = _ADAPTED.get(name, _FORMS[form])
    return {"allOf": [found]} if "$ref" in found else found


def _changed(name: str) -> str:
    return f" It is {OBSOLETE[name]}." if name in OBSOLETE else ""
