"""Views of objects: a struct."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.plan import model as plan

from ..docs import doc_lines, doc_of, span
from ..layout import Lines, TypeText
from ..literals import constant, is_native, string, words_of
from ..types import Presence, TypePrinter
from .sizes import constants_of, stored_of


class ConstantView(Struct):
    """A property that is always present with the same value, which the struct need not store."""

    key: Code
    value: Code


class FieldView(Struct):
    """A field of a struct."""

    doc: Lines
    attribute: Code | None
    """Whether it is required, its name in JSON and its default; None if it is optional and has the name of the field."""
    name: Code
    type: Code


class RecordView(Struct):
    """The data for ``record.rs.j2``."""

    fields: tuple[FieldView, ...]
    make: Code | None
    """How a value is made: by ``new`` from the required properties, or by ``default``."""
    has_rows: bool
    constants: tuple[ConstantView, ...]
    extra_name: Code | None
    """The field that holds all other properties."""
    extra_type: Code | None
    extra_doc: Lines
    words: frozenset[str]


def record_view(record: plan.RecordDecl, types: TypePrinter) -> RecordView:
    """Return the view of an object."""
    stored = [(field, types.presence(field)) for field in stored_of(record)]
    constants = tuple(map(_constant, constants_of(record)))
    extra = _extra_type(record, types)
    return RecordView(
        fields=tuple(_field(field, presence) for field, presence in stored),
        make=_make(stored, types),
        has_rows=bool(stored or constants or extra),
        constants=constants,
        extra_name=None if extra is None else record.extra_name,
        extra_type=None if extra is None else extra.line,
        extra_doc=doc_lines(_extra_doc(record)),
        words=_words(record, stored, extra),
    )


def _constant(field: plan.PlannedField) -> ConstantView:
    assert isinstance(field.type, plan.Constant)
    return ConstantView(string(field.key), constant(field.type.value))


def _make(stored: Sequence[tuple[plan.PlannedField, Presence]], types: TypePrinter) -> Code | None:
    calls = {presence.call for _, presence in stored}
    defaults = [field.default for field, presence in stored if presence.default is not None]
    if (types.complete and calls - {"optional", "maybe"}) or not all(map(is_native, defaults)):
        return None
    return Code("new" if "required" in calls else "default")


def _field(field: plan.PlannedField, presence: Presence) -> FieldView:
    doc = doc_of(field.doc, has_default=presence.default is None)
    return FieldView(doc_lines(doc), _attribute(field, presence), field.name, presence.type.line)


def _attribute(field: plan.PlannedField, presence: Presence) -> Code | None:
    parts = [presence.call] if presence.call == "required" else []
    if field.key != field.name:
        parts.append(string(field.key))
    if presence.default is not None:
        parts.append(code("= {}", presence.default))
    return Code(" ").joined(parts) if parts else None


def _extra_type(record: plan.RecordDecl, types: TypePrinter) -> TypeText | None:
    if record.extra is None:
        return None
    key = TypeText(Code("String"))
    return TypeText(Code("BTreeMap"), (key, types.render_type(record.extra)))


def _extra_doc(record: plan.RecordDecl) -> list[Code]:
    if not record.extra_patterns:
        return []
    patterns = Code(" or ").joined(map(span, record.extra_patterns))
    return [code("Their names match {}.", patterns)]


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
