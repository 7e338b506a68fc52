"""Views of records: the fields of a struct, and the calls of its codec."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code, code
from adlgen.plan import model
from adlgen.plan.model import Basic, PlannedField, RecordDecl

from ..docs import extra_docs, field_docs
from ..layout import FieldView, aligned_fields
from ..literals import json_literal, literal, literals
from ..names import Names
from ..types import Nil, TypePrinter, TypeText

_TAG = re.compile(r"[A-Za-z0-9_.$/:@ -]+")
_WIDE = 100
"""The longest call on one line; a longer one has its list of keys on lines of its own."""
_NONE = Code("")


@dataclass(frozen=True, slots=True)
class StepView:
    """The call that decodes and encodes one property; at most one of the forms is set."""

    key: Code
    field: Code = _NONE
    codec: Code = _NONE
    value: Code = _NONE
    """The constant, or the default."""
    is_constant: bool = False
    """Whether the property always has ``value``, and no field."""
    is_required: bool = False
    has_default: bool = False
    """Whether ``value`` is a Go expression for the default."""
    has_json_default: bool = False
    """Whether ``value`` is the JSON of the default."""
    is_nullable: bool = False
    """Whether absent, null and a value are three states."""
    is_pointer: bool = False
    """Whether a nil pointer represents absence."""


@dataclass(frozen=True, slots=True)
class ExtraView:
    """The call that decodes and encodes further properties."""

    field: Code
    codec: Code
    keys: Code
    """The known keys, as string literals with commas between them."""
    lines: tuple[Code, ...]
    """The known keys in lines, if the call does not fit on one; else empty."""


@dataclass(frozen=True, slots=True)
class RecordView:
    """A struct with its codec."""

    fields: tuple[FieldView, ...]
    steps: tuple[StepView, ...]
    extra: tuple[ExtraView, ...]
    """One call, or none for a closed record."""


@dataclass(frozen=True, slots=True)
class Records:
    """Converts records to views."""

    printer: TypePrinter
    names: Names
    keep: bool
    """Whether an absent property with a default stays absent."""

    def view(self, decl: RecordDecl) -> RecordView:
        """Build the view of a record."""
        possible = [f for f in decl.fields if not _is_impossible(f)]
        held = [f for f in possible if not is_fixed(f, keep=self.keep)]
        struct = [*(self._field(f, decl.key) for f in held), *self._extra_field(decl)]
        return RecordView(
            fields=aligned_fields(struct),
            steps=tuple(self._step(f, decl.key) for f in possible),
            extra=tuple(self._extra(decl, [f.key for f in possible])),
        )

    def _field(self, field: PlannedField, owner: str) -> FieldView:
        rendered = self.printer.render_contained(field.type, owner)
        optional = is_optional(field, keep=self.keep)
        type_ = self._optional_type(field.type, rendered) if optional else rendered.type
        docs = field_docs(field, self.printer.declarations)
        return FieldView(docs, field.name, type_, _tag(field.key, optional=optional))

    def _extra_field(self, decl: RecordDecl) -> Iterator[FieldView]:
        if decl.extra is not None:
            type_ = code("map[string]{}", self.printer.render_type(decl.extra).type)
            yield FieldView(extra_docs(decl), decl.extra_name, type_, Code('`json:"-"`'))

    def _extra(self, decl: RecordDecl, keys: Sequence[str]) -> Iterator[ExtraView]:
        if decl.extra is None:
            return
        codec, listed = self.printer.render_type(decl.extra).codec, literals(keys)
        size = len("adlrt.Extra(c, &v., , )") + len(decl.extra_name) + len(codec) + len(listed)
        lines = _rows(keys) if keys and size > _WIDE else ()
        yield ExtraView(decl.extra_name, codec, listed, lines)

    def _optional_type(self, type_: model.PlannedType, rendered: TypeText) -> Code:
        match rendered.nil:
            case Nil.FREE:
                return rendered.type
            case Nil.NULL:
                return code("adlrt.Maybe[{}]", self._inner(type_).type)
            case Nil.NONE:
                return code("*{}", rendered.type)

    def _inner(self, type_: model.PlannedType) -> TypeText:
        """Render the type of a value that is not null."""
        inner = type_.inner if isinstance(type_, model.NullableOf) else type_
        return self.printer.render_type(inner)

    def _step(self, field: PlannedField, owner: str) -> StepView:
        key = literal(field.key)
        if is_fixed(field, keep=self.keep):
            assert isinstance(field.type, model.Constant)
            return StepView(key, value=json_literal(field.type.value), is_constant=True)
        rendered = self.printer.render_contained(field.type, owner)
        name, codec = field.name, rendered.codec
        if field.required:
            return StepView(key, name, codec, is_required=True)
        if not is_optional(field, keep=self.keep):
            value = self._default(field.type, field.default)
            if value is None:
                json = json_literal(field.default)
                return StepView(key, name, codec, json, has_json_default=True)
            return StepView(key, name, codec, value, has_default=True)
        if rendered.nil is Nil.NULL:
            return StepView(key, name, self._inner(field.type).codec, is_nullable=True)
        return StepView(key, name, codec, is_pointer=rendered.nil is Nil.NONE)

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
