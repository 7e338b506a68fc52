"""Records: the fields of a struct, and the steps that decode and encode them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code, code
from adlgen.plan.model import (
    Basic,
    Constant,
    EnumDecl,
    Named,
    NullableOf,
    Plain,
    PlannedField,
    PlannedType,
    RecordDecl,
)

from ..docs import extra_docs, field_docs
from ..layout import Column, columns
from ..literals import json_literal, literal, literals
from ..names import Names
from ..types import Nil, TypePrinter, TypeText

_TAG = re.compile(r"[A-Za-z0-9_.$/:@ -]+")
_WIDE = 100
"""Characters of a call on one line; a list of keys beyond that gets lines of its own."""


@dataclass(frozen=True, slots=True)
class RecordView:
    """A struct with its function."""

    name: Code
    fields: tuple[Code, ...]
    empty: bool
    steps: tuple[Code, ...]
    """Statements that fill ``v`` or write it."""
    receiver: Code
    """``v``, or ``_`` if it holds nothing."""
    unmarshal: Code
    """An expression that decodes ``data``."""


@dataclass(frozen=True, slots=True)
class Records:
    """Turns records into views."""

    printer: TypePrinter
    names: Names
    keep: bool
    """Whether an absent property with a default stays absent."""

    def view(self, decl: RecordDecl, unmarshal: Code) -> RecordView:
        """Build the view of a record."""
        fields = [f for f in decl.fields if not _impossible(f)]
        entries = [self._column(f, decl.key) for f in fields if not is_fixed(f, keep=self.keep)]
        steps = [self._step(f, decl.key) for f in fields]
        if decl.extra is not None:
            extra = self.printer.render_type(decl.extra)
            cells = (decl.extra_name, code("map[string]{}", extra.type), Code('`json:"-"`'))
            entries.append(Column(extra_docs(decl), cells))
            call = code("adlrt.Extra(c, &v.{}, {}", decl.extra_name, extra.code)
            steps.append(_known(call, [f.key for f in fields]))
        return RecordView(
            name=decl.name,
            fields=columns(entries),
            empty=not entries,
            steps=tuple(steps),
            receiver=Code("v" if entries else "_"),
            unmarshal=unmarshal,
        )

    def _column(self, field: PlannedField, owner: str) -> Column:
        rendered = self.printer.render_contained(field.type, owner)
        optional = is_optional(field, keep=self.keep)
        type_ = self._optional_type(field.type, rendered) if optional else rendered.type
        docs = field_docs(field, self.printer.declarations)
        return Column(docs, (field.name, type_, _tag(field.key, optional=optional)))

    def _optional_type(self, type_: PlannedType, rendered: TypeText) -> Code:
        match rendered.nil:
            case Nil.FREE:
                return rendered.type
            case Nil.NULL:
                return code("adlrt.Maybe[{}]", self._inner(type_).type)
            case Nil.NONE:
                return code("*{}", rendered.type)

    def _inner(self, type_: PlannedType) -> TypeText:
        """Spell what is there if it is not null."""
        return self.printer.render_type(type_.inner if isinstance(type_, NullableOf) else type_)

    def _step(self, field: PlannedField, owner: str) -> Code:
        key = literal(field.key)
        if is_fixed(field, keep=self.keep):
            assert isinstance(field.type, Constant)
            return code("adlrt.Constant(c, {}, {})", key, json_literal(field.type.value))
        rendered = self.printer.render_contained(field.type, owner)
        place = code("c, {}, &v.{}", key, field.name)
        if field.required:
            return code("adlrt.Required({}, {})", place, rendered.code)
        if not is_optional(field, keep=self.keep):
            value = self._default(field.type, field.default)
            if value is None:
                text = json_literal(field.default)
                return code("adlrt.DefaultJSON({}, {}, {})", place, rendered.code, text)
            return code("adlrt.Default({}, {}, {})", place, rendered.code, value)
        match rendered.nil:
            case Nil.FREE:
                return code("adlrt.Optional({}, {})", place, rendered.code)
            case Nil.NULL:
                return code("adlrt.Three({}, {})", place, self._inner(field.type).code)
            case Nil.NONE:
                return code("adlrt.Optional({}, adlrt.Pointer({}))", place, rendered.code)

    def _default(self, type_: PlannedType, value: JsonValue) -> Code | None:
        """Write a default as an expression, if it is one value without parts."""
        match type_, value:
            case NullableOf(), None:
                return Code("nil")
            case Plain(basic=Basic.BOOLEAN), bool():
                return Code("true" if value else "false")
            case Plain(basic=Basic.STRING), str():
                return literal(value)
            case Plain(basic=Basic.INTEGER), _ if self.printer.big:
                return None
            case Plain(basic=Basic.NUMBER), _ if self.printer.exact:
                return None
            case Plain(basic=Basic.INTEGER), int() if abs(value) < 2**63:
                return Code(str(value))
            case Plain(basic=Basic.NUMBER), int() | float() if abs(value) < 2**53:
                return Code(repr(value))
            case Named(key=key), str() | int():
                return self._member(key, value)
            case _:
                return None

    def _member(self, key: str, value: str | int) -> Code | None:
        """Name the constant of an enumeration that has a value."""
        decl = self.printer.declarations[key]
        if not isinstance(decl, EnumDecl) or decl.kind is None:
            return None
        found = [self.names.of(key, m.name) for m in decl.members if m.value == value]
        return found[0] if found else None


def is_optional(field: PlannedField, *, keep: bool) -> bool:
    """Whether a field may be absent once it is decoded."""
    return not field.required and (keep or not field.has_default)


def is_fixed(field: PlannedField, *, keep: bool) -> bool:
    """Whether a field always has one value, which the struct need not hold."""
    return isinstance(field.type, Constant) and not is_optional(field, keep=keep)


def _impossible(field: PlannedField) -> bool:
    """Whether a property can never be there."""
    never = isinstance(field.type, Plain) and field.type.basic is Basic.NEVER
    return never and not field.required


def _tag(key: str, *, optional: bool) -> Code:
    """Write the tag of a field. It is documentation: the methods of the struct do the work."""
    if not _TAG.fullmatch(key) or key == "-":
        return Code('`json:"-"`')
    return Code(f'`json:"{key}{",omitzero" if optional else ""}"`')


def _known(call: Code, keys: list[str]) -> Code:
    """End a call with the keys that are known, on lines of their own if there are many."""
    line = code("{}, {})", call, literals(keys)) if keys else code("{})", call)
    if len(line) <= _WIDE or not keys:
        return line
    rows: list[list[str]] = [[]]
    for key in keys:
        if rows[-1] and len(literals([*rows[-1], key])) > _WIDE:
            rows.append([])
        rows[-1].append(key)
    lines = Code("").joined(code("\t\t{},\n", literals(row)) for row in rows)
    return code("{},\n{}\t)", call, lines)
