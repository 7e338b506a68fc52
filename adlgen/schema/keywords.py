"""The keywords of JSON Schema: the form of the value, the vocabulary and the applicable type of each."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from adlgen.diagnostics.datatypes import Struct


class Form(Enum):
    """The form of a keyword's value."""

    __hash__ = object.__hash__  # that of Enum is computed from the name each time

    IDENTIFIER = "identifier"
    ANCHOR = "anchor"
    REFERENCE = "reference"
    DYNAMIC_REFERENCE = "dynamic reference"
    RECURSIVE_REFERENCE = "recursive reference"
    RECURSIVE_ANCHOR = "recursive anchor"
    DEFINITIONS = "definitions"
    SCHEMA = "schema"
    SCHEMAS = "schemas"
    SCHEMA_MAP = "map of schemas"
    PATTERN_MAP = "map of patterns to schemas"
    ITEMS = "schema or list of schemas"
    ADDITIONAL_ITEMS = "schema after a list of schemas"
    DEPENDENCIES = "map of schemas or names"
    TYPE = "type"
    VALUES = "values"
    ANY = "any value"
    NUMBER = "number"
    POSITIVE = "positive number"
    COUNT = "count"
    LIMIT = "bound that a flag can make exclusive"
    FLAG = "flag of a bound"
    BOOLEAN = "boolean"
    TEXT = "text"
    PATTERN = "pattern"
    NAMES = "names"
    NAME_LISTS = "map of names"


class Keyword(Struct):
    """One keyword in one dialect."""

    form: Form
    vocabulary: str
    """The last part of the vocabulary's URI."""


def _of(vocabulary: str, forms: Mapping[Form, str]) -> dict[str, Keyword]:
    return {
        name: Keyword(form, vocabulary) for form, names in forms.items() for name in names.split()
    }


_DRAFT_4 = {
    **_of(
        "core",
        {
            Form.IDENTIFIER: "id",
            Form.TEXT: "$schema",
            Form.REFERENCE: "$ref",
            Form.DEFINITIONS: "definitions $defs",
        },
    ),
    **_of(
        "applicator",
        {
            Form.SCHEMAS: "allOf anyOf oneOf",
            Form.SCHEMA: "not additionalProperties",
            Form.SCHEMA_MAP: "properties",
            Form.PATTERN_MAP: "patternProperties",
            Form.ITEMS: "items",
            Form.ADDITIONAL_ITEMS: "additionalItems",
            Form.DEPENDENCIES: "dependencies",
        },
    ),
    **_of(
        "validation",
        {
            Form.TYPE: "type",
            Form.VALUES: "enum",
            Form.POSITIVE: "multipleOf",
            Form.LIMIT: "minimum maximum",
            Form.FLAG: "exclusiveMinimum exclusiveMaximum",
            Form.COUNT: "minLength maxLength minItems maxItems minProperties maxProperties",
            Form.PATTERN: "pattern",
            Form.BOOLEAN: "uniqueItems",
            Form.NAMES: "required",
        },
    ),
    # Annotations are the same in every draft; those of later drafts are harmless in earlier ones.
    **_of(
        "meta-data",
        {
            Form.TEXT: "title description $comment format contentEncoding contentMediaType",
            Form.BOOLEAN: "deprecated readOnly writeOnly",
            Form.ANY: "default examples",
        },
    ),
}
_DRAFT_6 = {
    **{name: word for name, word in _DRAFT_4.items() if name != "id"},
    **_of("core", {Form.IDENTIFIER: "$id"}),
    **_of("applicator", {Form.SCHEMA: "contains propertyNames"}),
    **_of(
        "validation",
        {Form.ANY: "const", Form.NUMBER: "minimum maximum exclusiveMinimum exclusiveMaximum"},
    ),
}
_DRAFT_7 = {**_DRAFT_6, **_of("applicator", {Form.SCHEMA: "if then else"})}
_DRAFT_2019 = {
    **{name: word for name, word in _DRAFT_7.items() if name != "dependencies"},
    **_of(
        "core",
        {
            Form.ANCHOR: "$anchor",
            Form.RECURSIVE_REFERENCE: "$recursiveRef",
            Form.RECURSIVE_ANCHOR: "$recursiveAnchor",
            Form.ANY: "$vocabulary",
        },
    ),
    **_of(
        "applicator",
        {
            Form.SCHEMA_MAP: "dependentSchemas",
            Form.SCHEMA: "unevaluatedItems unevaluatedProperties",
        },
    ),
    **_of(
        "validation", {Form.NAME_LISTS: "dependentRequired", Form.COUNT: "minContains maxContains"}
    ),
    **_of("content", {Form.SCHEMA: "contentSchema"}),
}
_DRAFT_2020 = {
    **{
        name: word
        for name, word in _DRAFT_2019.items()
        if name not in ("additionalItems", "$recursiveRef", "$recursiveAnchor")
    },
    **_of("core", {Form.DYNAMIC_REFERENCE: "$dynamicRef", Form.ANCHOR: "$anchor $dynamicAnchor"}),
    **_of("applicator", {Form.SCHEMAS: "allOf anyOf oneOf prefixItems", Form.SCHEMA: "items"}),
    **_of("unevaluated", {Form.SCHEMA: "unevaluatedItems unevaluatedProperties"}),
}

DRAFT_4: Mapping[str, Keyword] = _DRAFT_4
DRAFT_6: Mapping[str, Keyword] = _DRAFT_6
DRAFT_7: Mapping[str, Keyword] = _DRAFT_7
DRAFT_2019: Mapping[str, Keyword] = _DRAFT_2019
DRAFT_2020: Mapping[str, Keyword] = _DRAFT_2020

ANNOTATIONS = frozenset(
    name for name, word in _DRAFT_2020.items() if word.vocabulary in ("meta-data", "content")
)
"""Annotations, which do not affect validation."""

META_DATA = frozenset(
    {"title", "description", "default", "deprecated", "readOnly", "writeOnly", "examples"}
)
"""Annotations that describe the use of a value and not its form."""

OBSOLETE: Mapping[str, str] = {
    "additionalItems": "up to 2019-09; since 2020-12 `items` follows `prefixItems`",
    "dependencies": "up to draft-07; since 2019-09 `dependentRequired` and `dependentSchemas`",
    "$recursiveRef": "of 2019-09; since 2020-12 `$dynamicRef`",
    "divisibleBy": "of draft-03; since draft-04 `multipleOf`",
    "disallow": "of draft-03; since draft-04 `not`",
    "extends": "of draft-03; since draft-04 `allOf`",
}
"""Keywords that 2020-12 does not have, with the drafts that have them and their successors."""

FOREIGN = frozenset({"example", "nullable", "discriminator", "xml", "externalDocs", "optional"})
"""Keywords of related formats, which are not reported as misspelled."""

TYPES = ("null", "boolean", "integer", "number", "string", "array", "object")
"""The types of JSON Schema."""

TYPE_ALIASES: Mapping[str, str] = {
    "any": "",
    "arr": "array",
    "bool": "boolean",
    "char": "string",
    "date": "string",
    "datetime": "string",
    "dict": "object",
    "double": "number",
    "file": "string",
    "float": "number",
    "hash": "object",
    "int": "integer",
    "list": "array",
    "long": "integer",
    "map": "object",
    "mixed": "",
    "nil": "null",
    "none": "null",
    "set": "array",
    "str": "string",
    "text": "string",
    "tuple": "array",
    "undefined": "null",
    "unknown": "",
}
"""Common mistakes for type names and the intended types; empty if ``type`` should be omitted."""

_CONSTRAINTS_BY_TYPE = {
    "number": "multipleOf minimum maximum exclusiveMinimum exclusiveMaximum",
    "string": "minLength maxLength pattern",
    "array": "items prefixItems contains minContains maxContains minItems maxItems uniqueItems",
    "object": "properties patternProperties additionalProperties propertyNames required"
    " minProperties maxProperties dependentRequired dependentSchemas",
}
KEYWORD_TYPES: Mapping[str, str] = {
    name: kind for kind, names in _CONSTRAINTS_BY_TYPE.items() for name in names.split()
}
"""The JSON type to which a keyword applies (``number`` includes ``integer``)."""
