"""An agent as one language will say it: every identifier claimed, every type declared, every page placed.

Everything here is the same for all languages; a pack's views turn it into print-ready text.
Identifiers are :class:`Code` and legal where they are used. Documentation, wire names and values
are plain spec text: only an encoder of the pack may turn them into code.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum as PyEnum
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import JsonValue
from adlgen.ir.data import RecordValue
from adlgen.ir.types import JsonKind as JsonKind  # noqa: PLC0414 - part of a plan
from adlgen.naming.code import Code

# --- documentation ---------------------------------------------------------------------------


class Doc(Struct):
    """Documentation as plain text; may hold anything."""

    text: str = ""
    """The description, else the title, exactly as written."""
    notes: tuple[str, ...] = ()
    """What the type does not say, a sentence each: ``Integer, 1 to 999.``, ``Pattern: ^a$``, ``Format: uuid.``"""
    default: JsonValue | None = None
    """The default as JSON, if ``has_default``."""
    has_default: bool = False
    deprecated: bool = False

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The text, each note, and the deprecation."""
        parts = (self.text, *self.notes, "Deprecated." if self.deprecated else "")
        return tuple(part for part in parts if part)


# --- types -----------------------------------------------------------------------------------


class Basic(PyEnum):
    """The types that need no parts."""

    ANY = "any"
    NEVER = "never"
    NULL = "null"
    BOOLEAN = "boolean"
    INTEGER = "integer"
    NUMBER = "number"
    STRING = "string"


class Plain(Struct):
    """A type without parts; ``constraints`` and ``format`` are those of :class:`adlgen.ir.types.Meta`."""

    basic: Basic
    constraints: Mapping[str, JsonValue]
    format: str = ""


class Constant(Struct):
    """Exactly one JSON value, never null."""

    value: JsonValue


class ListOf(Struct):
    """An array of one type."""

    item: PlannedType
    constraints: Mapping[str, JsonValue]


class MapOf(Struct):
    """An object whose properties are not known by name."""

    value: PlannedType
    constraints: Mapping[str, JsonValue]


class NullableOf(Struct):
    """Null or another type, which does not take null itself."""

    inner: PlannedType


class Named(Struct):
    """A declaration of the same body, by its key."""

    key: str
    cyclic: bool
    """Whether following this use leads back here without passing a list or a map: it needs a box or pointer."""


PlannedType: TypeAlias = Plain | Constant | ListOf | MapOf | NullableOf | Named


# --- declarations ----------------------------------------------------------------------------


class PlannedField(Struct):
    """A property of a record."""

    name: Code
    """The identifier, unique in its record."""
    key: str
    """The exact name on the wire."""
    type: PlannedType
    required: bool
    default: JsonValue | None
    """The value of an absent property, if ``has_default``. Its own schema accepts it."""
    has_default: bool
    doc: Doc


class RecordDecl(Struct):
    """An object with known properties."""

    key: str
    name: Code
    doc: Doc
    parent: Code | None
    """The type it is nested in, for documentation."""
    fields: tuple[PlannedField, ...]
    extra: PlannedType | None
    """The type of further properties; None: closed. The identifier that holds them is ``extra_name``."""
    extra_name: Code
    extra_patterns: tuple[str, ...]
    constraints: Mapping[str, JsonValue]


class Member(Struct):
    """A value of an enumeration."""

    name: Code
    """Unique in its enumeration, in the pack's case for members."""
    value: JsonValue


class EnumDecl(Struct):
    """Two or more distinct JSON values, none of them null."""

    key: str
    name: Code
    doc: Doc
    parent: Code | None
    members: tuple[Member, ...]
    kind: JsonKind | None
    """``STRING`` if all are texts; ``NUMBER`` if all are integers that fit 64 bits; else None."""

    def member(self, value: str) -> Member:
        """Return the member for a text."""
        return next(member for member in self.members if member.value == value)


class PlannedVariant(Struct):
    """An alternative of a union; see :class:`adlgen.ir.types.Variant` for what selects it."""

    name: Code
    """Unique in its union, in the pack's case for variants."""
    type: PlannedType
    kinds: tuple[JsonKind, ...]
    accept: str | None
    tags: tuple[str, ...]


class UnionDecl(Struct):
    """One of several types. With ``tag``, every variant is ``Named`` and a record that requires it."""

    key: str
    name: Code
    doc: Doc
    parent: Code | None
    variants: tuple[PlannedVariant, ...]
    tag: str | None

    @property
    def scalar(self) -> bool:
        """Whether every variant is a type without parts, so that a language may write it inline."""
        return all(isinstance(v.type, Plain | Constant) for v in self.variants)


class TupleDecl(Struct):
    """An array with all of ``items``, then any number of ``rest`` (None: nothing more)."""

    key: str
    name: Code
    doc: Doc
    parent: Code | None
    items: tuple[PlannedType, ...]
    rest: PlannedType | None


Declaration: TypeAlias = RecordDecl | EnumDecl | UnionDecl | TupleDecl


# --- tools -----------------------------------------------------------------------------------


class PlannedBody(Struct):
    """The input or the output of a tool."""

    name: Code
    """The public name: of the root's declaration, or of an alias where the root is no declaration."""
    type: PlannedType
    doc: Doc
    declarations: Mapping[str, Declaration]
    """By key, in the order to print: the root first, then depth first in spec order."""
    schema: JsonValue
    """What the model sees: the schema as written, without ``x-adlgen``."""
    canonical: JsonValue
    """What acceptance is decided by; equal to ``schema`` for the usual schema."""
    patterns: Mapping[str, JsonValue]
    """Every pattern of ``canonical`` with its program."""

    @property
    def types(self) -> tuple[Declaration | PlannedBody, ...]:
        """The declarations; before them the body itself where its type is not one of them."""
        declared = tuple(self.declarations.values())
        return declared if any(d.name == self.name for d in declared) else (self, *declared)

    @property
    def one_text(self) -> bool:
        """Whether ``schema`` serves as ``canonical`` too, so that only one is embedded."""
        return self.schema == self.canonical

    @property
    def has_defaults(self) -> bool:
        """Whether decoding may add properties that were absent."""
        records = (one for one in self.declarations.values() if isinstance(one, RecordDecl))
        return any(field.has_default for record in records for field in record.fields)


Names: TypeAlias = Mapping[str, Code]
"""Identifiers by their role in a feature."""


class PlannedExtra(Struct):
    """What a feature knows of a tool, or of a whole agent, with the identifiers and types that it adds."""

    data: RecordValue
    names: Names = field(default_factory=dict)
    declarations: Mapping[str, Declaration] = field(default_factory=dict)
    """Of a tool: declarations that are emitted next to its types, by their role in the feature. Of an
    agent: declarations by key."""
    types: Mapping[str, PlannedType] = field(default_factory=dict)
    """Types by their role in the feature."""
    implemented: bool = False
    """Whether the feature implements the tool."""

    def enumeration(self, role: str) -> EnumDecl | None:
        """Return an enumeration that the feature declares; None if it does not declare that role."""
        declared = self.declarations.get(role)
        assert declared is None or isinstance(declared, EnumDecl)
        return declared


class PlannedTool(Struct):
    """One tool."""

    id: str
    llm_name: str
    """What the model calls it."""
    wire_name: str
    """The exact name that a server of the tool knows it by: plain spec text."""
    title: str
    description: str
    tags: tuple[str, ...]
    type_name: Code
    """The prefix of its types: ``CreateOrder``."""
    value_name: Code
    """Its name as a value, function or module member: ``createOrder``, ``create_order``."""
    file: Code
    """The stem of its files: ``create_order``, ``create-order``."""
    module: Code
    """The stem as an identifier, for languages where a file is a module."""
    input: PlannedBody
    output: PlannedBody | None
    output_name: Code
    """The public name of the result's type, also where ``output`` is None (any JSON)."""
    extras: Mapping[str, PlannedExtra] = field(default_factory=dict)
    """What features know of it, by the name of the feature."""

    @property
    def implemented(self) -> bool:
        """Whether a feature implements it, so that no user has to."""
        return any(extra.implemented for extra in self.extras.values())

    @property
    def types(self) -> tuple[Declaration | PlannedBody, ...]:
        """Every public type, in the order to print; a body itself where its type is not a declaration."""
        bodies = (self.input,) if self.output is None else (self.input, self.output)
        return tuple(type_ for body in bodies for type_ in body.types)


class Plan(Struct):
    """Everything a pack's views need."""

    source: str
    """The file name of the specification, for headers (plain text)."""
    agent_name: str
    description: str
    version: str
    tools: tuple[PlannedTool, ...]
    options: Mapping[str, str | bool]
    """The options of the pack, complete: from ``--opt``, the specification, or their defaults."""
    words: Mapping[str, Code]
    """Names for the whole agent: ``package`` (an identifier), ``module`` (a path or package name)."""
    declarations: Mapping[str, Declaration]
    """Every declaration of every body, and of the features for the whole agent, by key."""
    extras: Mapping[str, PlannedExtra] = field(default_factory=dict)
    """What features know of the whole agent, by the name of the feature."""

    @property
    def features(self) -> tuple[str, ...]:
        """The features that some tool has, in order of first use."""
        return tuple(dict.fromkeys(name for tool in self.tools for name in tool.extras))
