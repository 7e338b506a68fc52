"""The closed union of types of a tool's input or output.

Types are sound, but may be less exact than the schema: every value that the schema accepts decodes into
the type and encodes back unchanged. The acceptance check enforces constraints that types cannot express.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum as PyEnum
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue


class JsonKind(PyEnum):
    """The JSON types of values (an integer is a number)."""

    __hash__ = object.__hash__  # that of Enum is computed from the name each time

    NULL = "null"
    BOOLEAN = "boolean"
    NUMBER = "number"
    STRING = "string"
    ARRAY = "array"
    OBJECT = "object"


class Meta(Struct):
    """The metadata and constraints of a schema in addition to the type."""

    description: str = ""
    """The exact text; may contain any character."""
    notes: tuple[str, ...] = ()
    """Further paragraphs for the documentation, which are not shown to models."""
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
    """No value."""

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
    """A string."""

    span: Span
    meta: Meta = NO_META


class Enum(Struct):
    """One of two or more distinct values, none of them null."""

    values: tuple[JsonValue, ...]
    span: Span
    meta: Meta = NO_META
    abouts: tuple[Meta, ...] = ()
    """The metadata of each value; empty if no value has any."""


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

    Every valid array has all of ``items``; further items have the type ``rest`` (None: not allowed).
    """

    items: tuple[Type, ...]
    rest: Type | None
    span: Span
    meta: Meta = NO_META


class Map(Struct):
    """An object with arbitrary property names."""

    value: Type
    span: Span
    meta: Meta = NO_META


class Default(Struct):
    """The value of an absent property; the property's own schema accepts it."""

    value: JsonValue
    has_formats: bool = True
    """Whether the schema also accepts it if formats decide about values."""


class Field(Struct):
    """A property; its documentation is that of its type's ``meta``.

    It is required, optional, or has a default.
    """

    key: str
    """The exact name in JSON; may contain any character."""
    type: Type
    required: bool
    default: Default | None
    span: Span


class Record(Struct):
    """An object with known properties."""

    fields: tuple[Field, ...]
    extra: Type | None
    """The type of additional properties; None: not allowed."""
    extra_patterns: tuple[str, ...]
    """The patterns, if additional properties are only defined by ``patternProperties``."""
    span: Span
    meta: Meta = NO_META


class Variant(Struct):
    """An alternative of a union.

    A value belongs to the first variant whose ``kinds`` contain its JSON type and, if ``accept`` is set,
    whose subschema at that pointer of the canonical schema accepts it; any other value belongs to the
    last variant.
    """

    type: Type
    kinds: frozenset[JsonKind]
    accept: str | None
    """JSON Pointer into the canonical schema (``/$defs/Filter/anyOf/0``); None: the kinds decide."""
    tags: tuple[str, ...] = ()
    """The values of the tag that select this variant, in a tagged union."""
    label: tuple[str, ...] = ()
    """The words of its name: from the definition, tag, title, required property or JSON type."""
    places: tuple[str, ...] = ()
    """JSON Pointers of the alternatives that it is made from, innermost first; empty if no value needs to match all."""


class Union(Struct):
    """One of several types."""

    variants: tuple[Variant, ...]
    tag: str | None
    """The property whose string value selects the variant; every variant is then a record that requires it."""
    span: Span
    meta: Meta = NO_META


class Nullable(Struct):
    """Null or another type, which does not include null."""

    inner: Type
    span: Span
    meta: Meta = NO_META


class Ref(Struct):
    """A definition of the same body, by name. Every cycle of definitions contains a record."""

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
