"""The closed union of types that a tool's input or output can have.

A type is sound, not exact: every value that the schema accepts decodes into it and encodes back
unchanged. What a type cannot say is left to the acceptance check.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum as PyEnum
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue


class JsonKind(PyEnum):
    """The JSON types, as a value shows them (an integer is a number)."""

    NULL = "null"
    BOOLEAN = "boolean"
    NUMBER = "number"
    STRING = "string"
    ARRAY = "array"
    OBJECT = "object"


class Meta(Struct):
    """What a schema says about a value beside its type."""

    description: str = ""
    """Exact text; may hold anything."""
    notes: tuple[str, ...] = ()
    """Further paragraphs for the documentation; models are not shown them."""
    title: str = ""
    deprecated: bool = False
    write_only: bool = False
    format: str = ""
    constraints: Mapping[str, JsonValue] = field(default_factory=dict)
    """Bounds by keyword: ``minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength
    maxLength pattern minItems maxItems uniqueItems minProperties maxProperties``."""


NO_META = Meta()


class Any(Struct):
    """Any JSON value."""

    span: Span
    meta: Meta = NO_META


class Never(Struct):
    """No value at all."""

    span: Span
    meta: Meta = NO_META


class Null(Struct):
    """Only null."""

    span: Span
    meta: Meta = NO_META


class Boolean(Struct):
    """True or false."""

    span: Span
    meta: Meta = NO_META


class Integer(Struct):
    """A number without a fraction; ``1.0`` is one."""

    span: Span
    meta: Meta = NO_META


class Number(Struct):
    """A number."""

    span: Span
    meta: Meta = NO_META


class String(Struct):
    """A text."""

    span: Span
    meta: Meta = NO_META


class Enum(Struct):
    """One of two or more distinct values, none of them null."""

    values: tuple[JsonValue, ...]
    span: Span
    meta: Meta = NO_META


class Const(Struct):
    """Exactly one value, not null."""

    value: JsonValue
    span: Span
    meta: Meta = NO_META


class List(Struct):
    """An array of one type."""

    item: Type
    span: Span
    meta: Meta = NO_META


class Tuple(Struct):
    """An array with one type per position.

    Every accepted array has all of ``items``; what may follow has the type ``rest`` (None: nothing).
    """

    items: tuple[Type, ...]
    rest: Type | None
    span: Span
    meta: Meta = NO_META


class Map(Struct):
    """An object whose properties are not known by name."""

    value: Type
    span: Span
    meta: Meta = NO_META


class Default(Struct):
    """The value of an absent property; the property's own schema accepts it."""

    value: JsonValue


class Field(Struct):
    """A property known by name. Its documentation is that of its type's ``meta``.

    Presence is three-valued: required, optional (neither), or with a default.
    """

    key: str
    """The exact name on the wire; may hold anything."""
    type: Type
    required: bool
    default: Default | None
    span: Span


class Record(Struct):
    """An object with known properties."""

    fields: tuple[Field, ...]
    extra: Type | None
    """The type of further properties; None: there are none."""
    extra_patterns: tuple[str, ...]
    """If further properties come from ``patternProperties`` alone: its patterns."""
    span: Span
    meta: Meta = NO_META


class Variant(Struct):
    """One alternative of a union.

    A value belongs to the first variant whose ``kinds`` hold its JSON type and, if ``accept`` is
    set, whose subschema at that pointer of the canonical schema accepts it. The last variant takes
    whatever is left.
    """

    type: Type
    kinds: frozenset[JsonKind]
    accept: str | None
    """JSON Pointer into the canonical schema (``/$defs/Filter/anyOf/0``); None: the kinds decide."""
    tags: tuple[str, ...] = ()
    """In a tagged union: the values of the tag that mean this variant."""
    label: tuple[str, ...] = ()
    """The words of its name: from the definition, tag, title, required property or JSON type."""


class Union(Struct):
    """One of several types."""

    variants: tuple[Variant, ...]
    tag: str | None
    """The property whose string value alone decides; every variant is then a record that requires it."""
    span: Span
    meta: Meta = NO_META


class Nullable(Struct):
    """Null or another type, which does not take null itself."""

    inner: Type
    span: Span
    meta: Meta = NO_META


class Ref(Struct):
    """A definition of the same body, by name. Every cycle of definitions passes through a record."""

    name: str
    span: Span
    meta: Meta = NO_META


Type: TypeAlias = (
    Any
    | Never
    | Null
    | Boolean
    | Integer
    | Number
    | String
    | Enum
    | Const
    | List
    | Tuple
    | Map
    | Record
    | Union
    | Nullable
    | Ref
)
