"""Views of objects: a struct."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.plan import model as plan

from ..docs import doc_lines, doc_of, removal_of, shown_value, span
from ..layout import Lines, Placed, TypeText, place_type
from ..literals import constant, is_native, string, words_of
from ..types import Presence, TypePrinter
from .sizes import constants_of, stored_of

_INDENT = 4
_NONE = Code("")
_OPTIONAL = Code(" optional")
_FIELD = 9
"""The columns around the name of a field."""


class ConstantView(Struct):
    """A property that is always present with the same value, which the struct need not store."""

    key: Code
    value: Code


class FieldView(Struct):
    """A field of a struct."""

    doc: Lines
    name: Code
    type: Placed
    removal: Lines = ()
    """The attribute that announces its removal."""


class RowView(Struct):
    """A property in the table of the codec."""

    key: Code
    name: Code
    presence: Code
    """Whether it may be absent, and its default."""


class RequiredView(Struct):
    """The struct of the required properties."""

    name: Code
    fields: tuple[FieldView, ...]
    other: Code
    """The first of the properties that need not be given, for documentation."""


class RecordView(Struct):
    """The data for ``record.rs.j2``."""

    fields: tuple[FieldView, ...]
    notes: tuple[Code, ...]
    """What the struct does not store."""
    required: RequiredView | None
    """None unless some properties are required and others are not."""
    has_default: bool
    """Whether the codec implements ``Default``: no property is required, and some have defaults."""
    derives_default: bool
    has_rows: bool
    constants: tuple[ConstantView, ...]
    rows: tuple[RowView, ...]
    extra: Code | None
    """The field that holds all other properties."""
    is_too_wide: bool
    words: frozenset[str]


Stored: TypeAlias = "Sequence[tuple[plan.PlannedField, Presence]]"


def record_view(
    record: plan.RecordDecl, types: TypePrinter, taken: Collection[Code] | None
) -> RecordView:
    """Return the view of an object; ``taken`` are the names of other types, None if values are only decoded."""
    stored = [(field, types.presence(field)) for field in stored_of(record)]
    constants = constants_of(record)
    extra = _extra_type(record, types)
    fields = [_field(field, presence, types) for field, presence in stored]
    required = [
        view for view, (_, presence) in zip(fields, stored, strict=True) if presence.is_required
    ]
    others = [field.name for field, presence in stored if not presence.is_required]
    if extra is not None:
        fields.append(_extra(record, extra))
    defaults = [field.default for field, presence in stored if presence.default is not None]
    is_made = taken is not None and all(map(is_native, defaults))
    has_parts = is_made and bool(required and others)
    return RecordView(
        fields=tuple(fields),
        notes=tuple(map(_note, constants)),
        required=(
            RequiredView(_required_name(record, taken or ()), tuple(required), others[0])
            if has_parts
            else None
        ),
        has_default=is_made and not required and bool(defaults),
        derives_default=is_made and not required and not defaults,
        has_rows=bool(fields or constants),
        constants=tuple(map(_constant, constants)),
        rows=tuple(_row(field, presence) for field, presence in stored),
        extra=None if extra is None else record.extra_name,
        is_too_wide=any(field.type.is_too_wide for field in fields),
        words=_words(record, stored, extra),
    )


def _constant(field: plan.PlannedField) -> ConstantView:
    assert isinstance(field.type, plan.Constant)
    return ConstantView(string(field.key), constant(field.type.value))


def _note(field: plan.PlannedField) -> Code:
    assert isinstance(field.type, plan.Constant)
    return code("{} is {} in JSON.", span(field.key), shown_value(field.type.value))


def _required_name(record: plan.RecordDecl, taken: Collection[Code]) -> Code:
    name = code("{}Required", record.name)
    while name in taken:
        name = code("{}Fields", name)
    return name


def _field(field: plan.PlannedField, presence: Presence, types: TypePrinter) -> FieldView:
    notes = []
    if field.key != field.name.removeprefix("r#"):
        notes.append(code("{} in JSON.", span(field.key)))
    if presence.is_required and isinstance(field.type, plan.NullableOf):
        notes.append(Code("Required: `None` is null."))
    about, removal = removal_of(field.doc, _INDENT)
    doc = doc_lines(doc_of(about, notes=notes, default=_default_link(field, types)))
    return FieldView(doc, field.name, _placed(field.name, presence.type), removal)


def _default_link(field: plan.PlannedField, types: TypePrinter) -> Code | None:
    """Return a link to the variant that is the default; None if the default is none."""
    type_ = field.type.inner if isinstance(field.type, plan.NullableOf) else field.type
    declared = types.declarations[type_.key] if isinstance(type_, plan.Named) else None
    if not isinstance(declared, plan.EnumDecl):
        return None
    default = constant(field.doc.default)
    variant = next((one for one in declared.members if constant(one.value) == default), None)
    return None if variant is None else code("[`{}::{}`]", declared.name, variant.name)


def _placed(name: Code, type_: TypeText) -> Placed:
    return place_type(type_, _FIELD + len(name), indent=4)


def _row(field: plan.PlannedField, presence: Presence) -> RowView:
    how = _NONE if presence.is_required else _OPTIONAL
    if presence.default is not None:
        how = code(" or {}", presence.default)
    return RowView(string(field.key), field.name, how)


def _extra_type(record: plan.RecordDecl, types: TypePrinter) -> TypeText | None:
    if record.extra is None:
        return None
    key = TypeText(Code("String"))
    return TypeText(Code("BTreeMap"), (key, types.render_type(record.extra)))


def _extra(record: plan.RecordDecl, type_: TypeText) -> FieldView:
    doc = Code("Additional properties.")
    if record.extra_patterns:
        patterns = Code(" or ").joined(map(span, record.extra_patterns))
        doc = code("{} Their names match {}.", doc, patterns)
    return FieldView(doc_lines([doc]), record.extra_name, _placed(record.extra_name, type_))


def _words(
    record: plan.RecordDecl,
    stored: Stored,
    extra: TypeText | None,
) -> frozenset[str]:
    """Return the identifiers in the types and values of a record."""
    words: set[str] = set() if extra is None else set(extra.words())
    for field in constants_of(record):
        assert isinstance(field.type, plan.Constant)
        words |= words_of(field.type.value)
    for field, presence in stored:
        words |= presence.type.words()
        if presence.default is not None:
            words |= words_of(field.default)
    return frozenset(words)
