"""Views of objects: a struct and its codec table."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.plan import model as plan

from ..docs import doc_lines, doc_of, span
from ..layout import Lines, Placed, TypeText, is_head_too_wide, place_type
from ..literals import constant, string, words_of
from ..types import Presence, TypePrinter
from .sizes import constants_of, stored_of

_STRUCT, _FIELD = 13, 9
"""The columns of a struct's first line around its name, and of a field before its type, without its name."""


class ConstantView(Struct):
    """A property that is always present with the same value, which the struct need not store."""

    key: Code
    value: Code


class FieldView(Struct):
    """A field of a struct."""

    doc: Lines
    name: Code
    type: Placed


class RowView(Struct):
    """A row of the codec table."""

    name: Code
    key: Code
    presence: Code
    """``required``, ``optional``, ``maybe`` or ``default``."""
    default: Code | None


class RecordView(Struct):
    """The data for ``record.rs.j2`` and ``record_codec.rs.j2``."""

    fields: tuple[FieldView, ...]
    has_default: bool
    has_similar_names: bool
    """Whether a name keeps two underscores in a row, to which clippy objects."""
    has_rows: bool
    constants: tuple[ConstantView, ...]
    rows: tuple[RowView, ...]
    extra_name: Code | None
    """The field that holds all other properties."""
    is_too_wide: bool
    words: frozenset[str]


def record_view(record: plan.RecordDecl, types: TypePrinter) -> RecordView:
    """Return the view of an object."""
    stored = [(field, types.presence(field)) for field in stored_of(record)]
    constants = tuple(map(_constant, constants_of(record)))
    rows = tuple(_row(field, presence) for field, presence in stored)
    fields = tuple(_field(field, presence.type) for field, presence in stored)
    extra = _extra_type(record, types)
    if extra is not None:
        doc = doc_lines(_extra_doc(record))
        fields += (FieldView(doc, record.extra_name, _placed(record.extra_name, extra)),)
    head = _STRUCT + len(record.name) + (0 if fields else 1)
    return RecordView(
        fields=fields,
        has_default=all(row.presence in ("optional", "maybe") for row in rows),
        has_similar_names=any("__" in field.name for field in record.fields),
        has_rows=bool(fields or constants),
        constants=constants,
        rows=rows,
        extra_name=None if extra is None else record.extra_name,
        is_too_wide=is_head_too_wide(head) or any(field.type.is_too_wide for field in fields),
        words=_words(record, stored, extra),
    )


def _constant(field: plan.PlannedField) -> ConstantView:
    assert isinstance(field.type, plan.Constant)
    return ConstantView(string(field.key), constant(field.type.value))


def _row(field: plan.PlannedField, presence: Presence) -> RowView:
    return RowView(field.name, string(field.key), presence.call, presence.default)


def _field(field: plan.PlannedField, type_: TypeText) -> FieldView:
    return FieldView(doc_lines(doc_of(field.doc)), field.name, _placed(field.name, type_))


def _extra_type(record: plan.RecordDecl, types: TypePrinter) -> TypeText | None:
    if record.extra is None:
        return None
    key = TypeText(Code("String"))
    return TypeText(Code("BTreeMap"), (key, types.render_type(record.extra)))


def _extra_doc(record: plan.RecordDecl) -> list[Code]:
    if not record.extra_patterns:
        return [Code("Additional properties.")]
    patterns = Code(" or ").joined(map(span, record.extra_patterns))
    return [code("Additional properties whose names match {}.", patterns)]


def _placed(name: Code, type_: TypeText) -> Placed:
    return place_type(type_, _FIELD + len(name), indent=4)


def _words(
    record: plan.RecordDecl,
    stored: Sequence[tuple[plan.PlannedField, Presence]],
    extra: TypeText | None,
) -> frozenset[str]:
    """Return the identifiers in the types and values of a record."""
    words: set[str] = set() if extra is None else extra.words()
    for field in constants_of(record):
        assert isinstance(field.type, plan.Constant)
        words |= words_of(field.type.value)
    for field, presence in stored:
        words |= presence.type.words()
        if presence.default is not None:
            words |= words_of(field.default)
    return frozenset(words)
