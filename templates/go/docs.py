"""Documentation comments of declarations and fields."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code
from adlgen.plan.model import (
    Basic,
    Constant,
    Declaration,
    Doc,
    EnumDecl,
    Named,
    NullableOf,
    Plain,
    PlannedField,
    PlannedType,
    RecordDecl,
    UnionDecl,
)

from .spell import is_scalar, spell_constant
from .text import doc, sentence

_KINDS = {
    Basic.BOOLEAN: "a bool",
    Basic.INTEGER: "a json.Number",
    Basic.NUMBER: "a json.Number",
    Basic.STRING: "a string",
    Basic.NULL: "nil",
}


def described(first: str, about: Doc, *more: str) -> tuple[Code, ...]:
    """Document a declaration by a sentence of our own, then the text of the specification."""
    return doc(first, about.text, *_notes(about), *more, deprecated=about.deprecated)


def field_docs(field: PlannedField, declarations: Mapping[str, Declaration]) -> tuple[Code, ...]:
    """Document a property."""
    note = type_note(field.type, declarations)
    notes = " ".join([note, *_notes(field.doc)]).strip()
    return doc(field.doc.text, notes, deprecated=field.doc.deprecated)


def extra_docs(decl: RecordDecl) -> tuple[Code, ...]:
    """Document the field that holds further properties."""
    if not decl.extra_patterns:
        return doc("Further properties.")
    return doc(f"Properties that match {' or '.join(decl.extra_patterns)}")


def type_note(type_: PlannedType, declarations: Mapping[str, Declaration]) -> str:
    """Say what a type holds whose spelling does not tell."""
    match type_:
        case NullableOf(inner=inner):
            note = type_note(inner, declarations)
            return f"{note[:-1]}, or nil for null." if note else ""
        case Plain(basic=Basic.ANY):
            return "Any JSON value; a number is a json.Number."
        case Constant(value=value):
            return f"Always {preview(value)}."
        case Named(key=key):
            return declaration_note(declarations[key])
        case _:
            return ""


def declaration_note(decl: Declaration) -> str:
    """Say what an alias of any holds."""
    match decl:
        case EnumDecl(kind=None, members=members):
            return f"One of {listed([preview(m.value) for m in members], 'and')}."
        case UnionDecl(variants=variants) if is_scalar(decl):
            kinds = dict.fromkeys(_kind(v.type) for v in variants)
            text = listed(list(kinds), "or")
            return f"{text[0].upper()}{text[1:]}."
        case _:
            return ""


def _kind(type_: PlannedType) -> str:
    if isinstance(type_, Plain):
        return _KINDS.get(type_.basic, "any JSON value")
    value = getattr(type_, "value", None)
    number = spell_constant(value).type not in ("string", "bool")
    return f"json.Number({preview(value)})" if number else preview(value)


def _notes(about: Doc) -> list[str]:
    """Return what the type does not say; a pattern comes last, as no full stop ends it."""
    default = [f"Default: {preview(about.default)}."] if about.has_default else []
    return sorted([*about.notes, *default], key=lambda note: not note.endswith("."))


def preview(value: JsonValue) -> str:
    """Show a value as JSON."""
    return json.dumps(value, ensure_ascii=False)


def listed(items: Sequence[str], word: str) -> str:
    """List things: ``a, b and c``."""
    *most, last = items
    return f"{', '.join(most)} {word} {last}" if most else last


def about_part(decl: Declaration, tool: str, what: str) -> str:
    """Say in a sentence what a nested type belongs to."""
    if decl.parent is None:
        return f"{decl.name} is a definition of {sentence(tool)}."
    return f"{decl.name} is {what} of [{decl.parent}]."
