"""The plan of an agent for one language: unique identifiers, declared types, documentation.

The model is the same for all languages; the views of a pack turn it into printable text. Identifiers are
:class:`Code` and legal where they are used. Documentation, exact names and values are plain text of the
spec, which only encoders of the pack turn into code.
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
    """Documentation as plain text; may contain any character."""

    text: str = ""
    """The description, else the title, exactly as written."""
    notes: tuple[str, ...] = ()
    """Constraints as sentences: ``Integer, 1 to 999.``, ``Pattern: ^a$``, ``Format: uuid.``"""
    default: JsonValue | None = None
    """The default as JSON, if ``has_default``."""
    has_default: bool = False
    deprecated: bool = False

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The text, the notes, and the deprecation."""
        parts = (self.text, *self.notes, "Deprecated." if self.deprecated else "")
        return tuple(part for part in parts if part)


# --- types -----------------------------------------------------------------------------------


class Basic(PyEnum):
    """The types without parts."""

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
    """An object with arbitrary property names."""

    value: PlannedType
    constraints: Mapping[str, JsonValue]


class NullableOf(Struct):
    """Null or another type, which does not include null."""

    inner: PlannedType


class Named(Struct):
    """A declaration of the same body, by its key."""

    key: str
    cyclic: bool
    """Whether the use is recursive without a list or map in between, so that it needs a box or pointer."""


PlannedType: TypeAlias = Plain | Constant | ListOf | MapOf | NullableOf | Named


# --- declarations ----------------------------------------------------------------------------


class PlannedField(Struct):
    """A property of a record."""

    name: Code
    """The identifier, unique in its record."""
    key: str
    """The exact name in JSON."""
    type: PlannedType
    required: bool
    default: JsonValue | None
    """The value of an absent property if ``has_default``; valid according to the property's schema."""
    has_default: bool
    doc: Doc


class RecordDecl(Struct):
    """An object with known properties."""

    key: str
    name: Code
    doc: Doc
    parent: Code | None
    """The enclosing type, for documentation."""
    fields: tuple[PlannedField, ...]
    extra: PlannedType | None
    """The type of additional properties, in the field ``extra_name``; None: not allowed."""
    extra_name: Code
    extra_patterns: tuple[str, ...]
    constraints: Mapping[str, JsonValue]


class Member(Struct):
    """A value of an enumeration."""

    name: Code
    """Unique in its enumeration, in the pack's case for members."""
    value: JsonValue


_LINE = 60
"""The columns of the values of the longest enumeration that needs no name."""


class EnumDecl(Struct):
    """Two or more distinct JSON values, none of them null."""

    key: str
    name: Code
    doc: Doc
    parent: Code | None
    members: tuple[Member, ...]
    kind: JsonKind | None
    """``STRING`` if all values are strings; ``NUMBER`` if all are 64-bit integers; else None."""

    @property
    def is_short(self) -> bool:
        """Whether the values are texts that fit on a line, for languages with types of literals."""
        if self.kind is not JsonKind.STRING:
            return False
        return sum(len(str(value)) + len('"", ') for value in self.values) <= _LINE

    @property
    def values(self) -> tuple[JsonValue, ...]:
        """The values of the members."""
        return tuple(member.value for member in self.members)

    def member(self, value: str) -> Member:
        """Return the member of a string value."""
        return next(member for member in self.members if member.value == value)


class PlannedVariant(Struct):
    """An alternative of a union; :class:`adlgen.ir.types.Variant` documents its selection."""

    name: Code
    """Unique in its union, in the pack's case for variants."""
    type: PlannedType
    kinds: tuple[JsonKind, ...]
    accept: str | None
    tags: tuple[str, ...]
    places: tuple[str, ...] = ()


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
        """Whether no variant has parts, so that a language may print the union inline."""
        return all(isinstance(v.type, Plain | Constant) for v in self.variants)


class TupleDecl(Struct):
    """An array with all of ``items``, then any number of ``rest`` (None: not allowed)."""

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
    """The public name: of the root's declaration, or of an alias if the root is not a declaration."""
    type: PlannedType
    doc: Doc
    declarations: Mapping[str, Declaration]
    """The declarations by key, in print order: the root first, then depth first in spec order."""
    schema: JsonValue
    """The schema shown to the model: as written, without ``x-adlgen``."""
    canonical: JsonValue
    """The schema for validation; usually equal to ``schema``."""
    patterns: Mapping[str, JsonValue]
    """The patterns of ``canonical`` with their programs."""

    @property
    def types(self) -> tuple[Declaration | PlannedBody, ...]:
        """The declarations, after the body itself if its type is not one of them."""
        declared = tuple(self.declarations.values())
        return declared if any(d.name == self.name for d in declared) else (self, *declared)

    @property
    def is_canonical(self) -> bool:
        """Whether ``schema`` equals ``canonical``, so that only one is embedded."""
        return self.schema == self.canonical

    @property
    def has_defaults(self) -> bool:
        """Whether decoding may add absent properties."""
        records = (one for one in self.declarations.values() if isinstance(one, RecordDecl))
        return any(field.has_default for record in records for field in record.fields)


Names: TypeAlias = Mapping[str, Code]
"""Identifiers by role in a feature."""


class PlannedExtra(Struct):
    """The data of a feature about a tool or an agent, with the identifiers and types that it adds."""

    data: RecordValue
    names: Names = field(default_factory=dict)
    declarations: Mapping[str, Declaration] = field(default_factory=dict)
    """For a tool: declarations emitted next to its types, by role in the feature. For an agent:
    declarations by key."""
    types: Mapping[str, PlannedType] = field(default_factory=dict)
    """Types by role in the feature."""
    implemented: bool = False
    """Whether the feature implements the tool."""

    def enumeration(self, role: str) -> EnumDecl | None:
        """Return the enumeration that the feature declares for a role, or None."""
        declared = self.declarations.get(role)
        assert declared is None or isinstance(declared, EnumDecl)
        return declared


class PlannedTool(Struct):
    """A tool."""

    id: str
    llm_name: str
    """The name shown to the model."""
    wire_name: str
    """The exact name used by the server of the tool, as plain text."""
    title: str
    description: str
    tags: tuple[str, ...]
    type_name: Code
    """The prefix of the tool's types: ``CreateOrder``."""
    value_name: Code
    """The name as a value, function or module member: ``createOrder``, ``create_order``."""
    file: Code
    """The stem of file names: ``create_order``, ``create-order``."""
    module: Code
    """The stem as an identifier, for languages in which a file is a module."""
    input: PlannedBody
    output: PlannedBody | None
    output_name: Code
    """The public name of the result type, even if ``output`` is None (any JSON)."""
    extras: Mapping[str, PlannedExtra] = field(default_factory=dict)
    """The data of features about the tool, by the name of the feature."""
    listed: Mapping[str, JsonValue] = field(default_factory=dict)
    """Annotations, icons, execution and metadata that a server lists with the tool, as in MCP."""

    @property
    def implemented(self) -> bool:
        """Whether a feature implements the tool, so that no handler is needed."""
        return any(extra.implemented for extra in self.extras.values())

    @property
    def types(self) -> tuple[Declaration | PlannedBody, ...]:
        """All public types in print order; a body itself if its type is not a declaration."""
        bodies = (self.input,) if self.output is None else (self.input, self.output)
        return tuple(type_ for body in bodies for type_ in body.types)


class Plan(Struct):
    """The input of a pack's views."""

    source: str
    """The file name of the specification as plain text, for headers."""
    agent_name: str
    description: str
    version: str
    tools: tuple[PlannedTool, ...]
    options: Mapping[str, str | bool]
    """All options of the pack, from ``--opt``, the specification or the defaults."""
    words: Mapping[str, Code]
    """Names of the agent: ``package`` (an identifier), ``module`` (a path or package name)."""
    declarations: Mapping[str, Declaration]
    """All declarations of all bodies and of the features for the agent, by key."""
    extras: Mapping[str, PlannedExtra] = field(default_factory=dict)
    """The data of features about the agent, by the name of the feature."""

    @property
    def features(self) -> tuple[str, ...]:
        """The features of all tools, in order of first use."""
        return tuple(dict.fromkeys(name for tool in self.tools for name in tool.extras))
