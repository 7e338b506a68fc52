"""Views of records: the fields of a struct, and the calls of its codec."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.view import View, ViewValue
from adlgen.plan import model
from adlgen.plan.data import JsonValue
from adlgen.plan.model import Basic, PlannedField, RecordDecl

from ..docs import extra_docs, field_docs
from ..layout import Field, aligned_fields
from ..literals import json_literal, literal, literals
from ..names import Names
from ..types import Nil, TypePrinter, TypeText

_TAG = re.compile(r"[A-Za-z0-9_.$/:@ -]+")
_WIDE = 100
"""The longest call on one line; a longer one has its list of keys on lines of its own."""
_NONE = Code("")


class Step(Enum):
    """The calls that decode and encode one property."""

    CONSTANT = "a constant without a field"
    REQUIRED = "a required property"
    DEFAULT = "an optional property whose default is a Go expression"
    JSON_DEFAULT = "an optional property whose default is JSON"
    NULLABLE = "an optional property with three states: absent, null and a value"
    POINTER = "an optional property whose absence is a nil pointer"
    OPTIONAL = "an optional property of a type that has nil"


class Records(Struct):
    """Converts records to views: the fields of a struct and the calls of its codec."""

    printer: TypePrinter
    names: Names
    keep: bool
    """Whether an absent property with a default stays absent."""

    def view(self, decl: RecordDecl) -> Mapping[str, ViewValue]:
        """Return the values of a record for the view of its declaration."""
        possible = [f for f in decl.fields if not _is_impossible(f)]
        held = [f for f in possible if not is_fixed(f, keep=self.keep)]
        struct = [*(self._field(f, decl.key) for f in held), *self._extra_field(decl)]
        return {
            "fields": aligned_fields(struct),
            "steps": tuple(self._step(f, decl.key) for f in possible),
            "extra": tuple(self._extra(decl, [f.key for f in possible])),
        }

    def _field(self, field: PlannedField, owner: str) -> Field:
        rendered = self.printer.render_contained(field.type, owner)
        optional = is_optional(field, keep=self.keep)
        type_ = self._optional_type(field.type, rendered, owner) if optional else rendered.type
        docs = field_docs(field, self.printer.declarations)
        return Field(docs, field.name, type_, _tag(field.key, optional=optional))

    def _extra_field(self, decl: RecordDecl) -> Iterator[Field]:
        if decl.extra is not None:
            type_ = code("map[string]{}", self.printer.render_type(decl.extra).type)
            yield Field(extra_docs(decl), decl.extra_name, type_, Code('`json:"-"`'))

    def _extra(self, decl: RecordDecl, keys: Sequence[str]) -> Iterator[View]:
        if decl.extra is None:
            return
        codec, listed = self.printer.render_type(decl.extra).codec, literals(keys)
        size = len("adlrt.Extra(c, &v., , )") + len(decl.extra_name) + len(codec) + len(listed)
        lines = _rows(keys) if keys and size > _WIDE else ()
        yield View(field=decl.extra_name, codec=codec, keys=listed, lines=lines)

    def _optional_type(self, type_: model.PlannedType, rendered: TypeText, owner: str) -> Code:
        match rendered.nil:
            case Nil.FREE:
                return rendered.type
            case Nil.NULL:
                return code("adlrt.Maybe[{}]", self._inner(type_, owner).type)
            case Nil.NONE:
                return code("*{}", rendered.type)

    def _inner(self, type_: model.PlannedType, owner: str) -> TypeText:
        """Render the type of a value that is not null."""
        inner = type_.inner if isinstance(type_, model.NullableOf) else type_
        return self.printer.render_contained(inner, owner)

    def _step(self, field: PlannedField, owner: str) -> View:
        key = literal(field.key)
        if is_fixed(field, keep=self.keep):
            assert isinstance(field.type, model.Constant)
            return View(Step.CONSTANT, key=key, value=json_literal(field.type.value))
        rendered = self.printer.render_contained(field.type, owner)
        form, codec, value = Step.OPTIONAL, rendered.codec, _NONE
        if field.required:
            form = Step.REQUIRED
        elif not is_optional(field, keep=self.keep):
            default = self._default(field.type, field.default)
            form = Step.JSON_DEFAULT if default is None else Step.DEFAULT
            value = json_literal(field.default) if default is None else default
        elif rendered.nil is Nil.NULL:
            form, codec = Step.NULLABLE, self._inner(field.type, owner).codec
        elif rendered.nil is Nil.NONE:
            form = Step.POINTER
        return View(form, key=key, field=field.name, codec=codec, value=value)

    def _default(self, type_: model.PlannedType, value: JsonValue) -> Code | None:
        """Render a default as an expression; None unless it is one value without parts."""
        match type_, value:
            case model.NullableOf(), None:
                return Code("nil")
            case model.Plain(basic=Basic.BOOLEAN), bool():
                return Code("true" if value else "false")
            case model.Plain(basic=Basic.STRING), str():
                return literal(value)
            case model.Plain(basic=Basic.INTEGER), _ if self.printer.big:
                return None
            case model.Plain(basic=Basic.NUMBER), _ if self.printer.exact:
                return None
            case model.Plain(basic=Basic.INTEGER), int() if abs(value) < 2**63:
                return Code(str(value))
            case model.Plain(basic=Basic.NUMBER), int() | float() if abs(value) < 2**53:
                return Code(repr(value))
            case model.Named(key=key), str() | int():
                return self._member(key, value)
            case _:
                return None

    def _member(self, key: str, value: str | int) -> Code | None:
        """Return the constant of an enumeration that has a value."""
        decl = self.printer.declarations[key]
        if not isinstance(decl, model.EnumDecl) or decl.kind is None:
            return None
        found = [self.names.of(key, m.name) for m in decl.members if m.value == value]
        return found[0] if found else None


def is_optional(field: PlannedField, *, keep: bool) -> bool:
    """Report whether a field may be absent after decoding."""
    return not field.required and (keep or not field.has_default)


def is_fixed(field: PlannedField, *, keep: bool) -> bool:
    """Report whether a field always has one value, so that the struct does not hold it."""
    return isinstance(field.type, model.Constant) and not is_optional(field, keep=keep)


def _is_impossible(field: PlannedField) -> bool:
    """Report whether no valid object has a property."""
    never = isinstance(field.type, model.Plain) and field.type.basic is Basic.NEVER
    return never and not field.required


def _tag(key: str, *, optional: bool) -> Code:
    """Render the tag of a field. It is documentation: the struct has methods for JSON."""
    if not _TAG.fullmatch(key) or key == "-":
        return Code('`json:"-"`')
    return Code(f'`json:"{key}{",omitzero" if optional else ""}"`')


def _rows(keys: Sequence[str]) -> tuple[Code, ...]:
    """Break a list of keys into lines."""
    rows: list[list[str]] = [[]]
    for key in keys:
        if rows[-1] and len(literals([*rows[-1], key])) > _WIDE:
            rows.append([])
        rows[-1].append(key)
    return tuple(map(literals, rows))
