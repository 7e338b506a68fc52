"""Records: the fields of a struct, and how they are decoded and encoded."""

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

from .docs import extra_docs, field_docs
from .layout import Column, columns
from .names import Names
from .spell import Nil, Spelled, Speller
from .text import json_literal, literal, literals

_TAG = re.compile(r"[A-Za-z0-9_.$/:@ -]+")
_WIDE = 100
"""Characters of a call on one line; a list of keys beyond that gets lines of its own."""


@dataclass(frozen=True, slots=True)
class RecordView:
    """A struct with its two functions."""

    name: Code
    fields: tuple[Code, ...]
    empty: bool
    decode: tuple[Code, ...]
    """Statements that fill ``v`` from ``o``."""
    decodes: bool
    encode: tuple[Code, ...]
    """Statements that write ``v`` to ``w``."""
    receiver: Code
    """``v``, or ``_`` if nothing of it is written."""
    unmarshal: Code
    """An expression that decodes ``data``."""


@dataclass(frozen=True, slots=True)
class Records:
    """Turns records into views."""

    speller: Speller
    names: Names
    keep: bool
    """Whether an absent property with a default stays absent."""

    def view(self, decl: RecordDecl, unmarshal: Code) -> RecordView:
        """Build the view of a record."""
        fields = [f for f in decl.fields if not _impossible(f)]
        stored = [f for f in fields if not is_fixed(f, keep=self.keep)]
        entries = [self._column(f, decl.key) for f in stored]
        decode = [self._decode(f, decl.key) for f in stored]
        encode = [line for f in fields for line in self._encode(f, decl.key)]
        if decl.extra is not None:
            extra = self.speller.spell(decl.extra)
            known = [f.key for f in fields]
            cells = (decl.extra_name, code("map[string]{}", extra.type), Code('`json:"-"`'))
            entries.append(Column(extra_docs(decl), cells))
            call = code("adlrt.Extra(o, {}", extra.decode)
            decode.append(_known(code("v.{} = {}", decl.extra_name, call), known))
            call = code("adlrt.SetExtra(w, v.{}, {}", decl.extra_name, extra.encode)
            encode.append(_known(call, known))
        return RecordView(
            name=decl.name,
            fields=columns(entries),
            empty=not entries,
            decode=tuple(decode),
            decodes=bool(decode),
            encode=tuple(encode),
            receiver=Code("v" if entries else "_"),
            unmarshal=unmarshal,
        )

    def _column(self, field: PlannedField, owner: str) -> Column:
        spelled = self.speller.held(field.type, owner)
        optional = is_optional(field, keep=self.keep)
        type_ = self._optional_type(field.type, spelled) if optional else spelled.type
        docs = field_docs(field, self.speller.declarations)
        return Column(docs, (field.name, type_, _tag(field.key, optional=optional)))

    def _optional_type(self, type_: PlannedType, spelled: Spelled) -> Code:
        match spelled.nil:
            case Nil.FREE:
                return spelled.type
            case Nil.NULL:
                return code("adlrt.Maybe[{}]", self._inner(type_).type)
            case Nil.NONE:
                return code("*{}", spelled.type)

    def _inner(self, type_: PlannedType) -> Spelled:
        """Spell what is there if it is not null."""
        return self.speller.spell(type_.inner if isinstance(type_, NullableOf) else type_)

    def _decode(self, field: PlannedField, owner: str) -> Code:
        spelled = self.speller.held(field.type, owner)
        place = code("o, {}", literal(field.key))
        if field.required:
            call = code("adlrt.Required({}, {})", place, spelled.decode)
        elif not is_optional(field, keep=self.keep):
            value = self._default(field.type, field.default)
            if value is None:
                text = json_literal(field.default)
                call = code("adlrt.DefaultJSON({}, {}, {})", place, spelled.decode, text)
            else:
                call = code("adlrt.Default({}, {}, {})", place, spelled.decode, value)
        elif spelled.nil is Nil.FREE:
            call = code("adlrt.Optional({}, {})", place, spelled.decode)
        elif spelled.nil is Nil.NULL:
            call = code("adlrt.Three({}, {})", place, self._inner(field.type).decode)
        else:
            call = code("adlrt.Optional({}, adlrt.Pointer({}))", place, spelled.decode)
        return code("v.{} = {}", field.name, call)

    def _encode(self, field: PlannedField, owner: str) -> tuple[Code, ...]:
        key, value = literal(field.key), code("v.{}", field.name)
        if is_fixed(field, keep=self.keep):
            assert isinstance(field.type, Constant)
            return (code("adlrt.SetRaw(w, {}, {})", key, json_literal(field.type.value)),)
        spelled = self.speller.held(field.type, owner)
        arguments = code("w, {}, {}, {}", key, value, spelled.encode)
        if not is_optional(field, keep=self.keep):
            return (code("adlrt.Set({})", arguments),)
        match spelled.nil:
            case Nil.FREE:
                set_ = code("\tadlrt.Set({})", arguments)
                return (code("if {} != nil {{", value), set_, Code("}"))
            case Nil.NULL:
                inner = self._inner(field.type).encode
                return (code("adlrt.SetMaybe(w, {}, {}, {})", key, value, inner),)
            case Nil.NONE:
                return (code("adlrt.SetOptional({})", arguments),)

    def _default(self, type_: PlannedType, value: JsonValue) -> Code | None:
        """Write a default as an expression, if it is one value without parts."""
        match type_, value:
            case NullableOf(), None:
                return Code("nil")
            case Plain(basic=Basic.BOOLEAN), bool():
                return Code("true" if value else "false")
            case Plain(basic=Basic.STRING), str():
                return literal(value)
            case Plain(basic=Basic.INTEGER), _ if self.speller.big:
                return None
            case Plain(basic=Basic.NUMBER), _ if self.speller.exact:
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
        decl = self.speller.declarations[key]
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
