"""The types of a plan, their declarations and their documentation."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum as PyEnum
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue
from adlgen.ir.types import JsonKind
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
    value_notes: tuple[str, ...] = ()
    """Sentences about values that will be removed, for languages in which a value has no documentation."""

    @property
    def announcement(self) -> tuple[str, str]:
        """The text, and the announcement of the removal after ``Deprecated:``, if that is its last paragraph."""
        before, found, announced = self.text.rpartition("Deprecated: ")
        is_paragraph = not before or before.endswith("\n\n")
        if self.deprecated and found and is_paragraph and "\n" not in announced:
            return before, announced
        return self.text, ""

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The text, the notes, and the deprecation."""
        parts = (self.text, *self.notes, "Deprecated." if self.deprecated else "")
        return tuple(part for part in parts if part)


NO_DOC = Doc()


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
    """A declaration of the same body, or a shared one, by its key."""

    key: str
    cyclic: bool
    """Whether the use is recursive without a list or map in between, so that it needs a box or pointer."""


class Own(Struct):
    """A type of the user in the place of a generated one, which is not null."""

    type: str
    """The text of the configuration, in the form of :attr:`~adlgen.plan.language.Language.own_type`."""
    wire: PlannedType | None
    """The type that it replaces; None if that would be declared, and the language declares none for the user."""


PlannedType: TypeAlias = Plain | Constant | ListOf | MapOf | NullableOf | Named | Own


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
    doc: Doc = NO_DOC


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


SHARED = "/types/"
"""The start of the keys of declarations that the tools of an agent share."""


def named_keys(type_: PlannedType) -> list[str]:
    """Return the keys of the declarations that a type uses, outermost first."""
    match type_:
        case Named(key=key):
            return [key]
        case ListOf(item=inner) | MapOf(value=inner) | NullableOf(inner=inner):
            return named_keys(inner)
        case Own(wire=wire) if wire is not None:
            return named_keys(wire)
        case _:
            return []


def parts_of(declaration: Declaration) -> tuple[PlannedType, ...]:
    """Return the types of the fields, alternatives or positions of a declaration."""
    match declaration:
        case RecordDecl(fields=fields, extra=extra):
            found = tuple(field.type for field in fields)
            return found if extra is None else (*found, extra)
        case EnumDecl():
            return ()
        case UnionDecl(variants=variants):
            return tuple(variant.type for variant in variants)
        case TupleDecl(items=items, rest=rest):
            return items if rest is None else (*items, rest)
