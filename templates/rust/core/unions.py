"""Views of alternatives: an enum and its codec table."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue
from adlgen.plan.model import JsonKind

from ..layout import WIDTH, is_head_too_wide
from ..literals import constant, string, words_of
from ..types import TypePrinter
from .sizes import is_unit

_KINDS = {
    JsonKind.NULL: Code("Null"),
    JsonKind.BOOLEAN: Code("Bool"),
    JsonKind.NUMBER: Code("Number"),
    JsonKind.STRING: Code("String"),
    JsonKind.ARRAY: Code("Array"),
    JsonKind.OBJECT: Code("Object"),
}
_ENUM, _UNIT, _VARIANT, _INNER = 11, 5, 7, 9
"""The columns of the first line around the name of the enum, of a variant without and with a value
around its value, and around a value on its own line."""


class VariantView(Struct):
    """A variant of the enum."""

    name: Code
    type: Code | None
    """The type of its value; None for a unit variant."""
    is_wide: bool
    """Whether its value is on its own line."""
    is_too_wide: bool


class RowView(Struct):
    """A row of the table: how a value is recognised as a variant."""

    match: Code
    """The value, tags or kinds."""
    accept: Code | None
    """The subschema that decides."""
    name: Code


class UnionView(Struct):
    """The data for ``union.rs.j2`` and ``union_codec.rs.j2``."""

    variants: tuple[VariantView, ...]
    is_uneven: bool
    """Whether clippy would object to the size of a variant."""
    tag: Code | None
    tagged: tuple[RowView, ...]
    """The variants by the value of the tag."""
    values: tuple[RowView, ...]
    tests: tuple[RowView, ...]
    last: Code | None
    """The variant for everything else."""
    is_too_wide: bool
    words: frozenset[str]


def union_view(union: plan.UnionDecl, types: TypePrinter) -> UnionView:
    """Return the view of alternatives."""
    numbered = list(enumerate(union.variants))
    units = [variant for number, variant in numbered if is_unit(union, number)]
    held = [variant for number, variant in numbered if not is_unit(union, number)]
    variants = tuple(_variant(union, number, types) for number, _ in numbered)
    is_tagged = union.tag is not None
    return UnionView(
        variants=variants,
        is_uneven=types.sizes.is_uneven(union),
        tag=string(union.tag) if union.tag is not None else None,
        tagged=tuple(map(_tagged, union.variants)) if is_tagged else (),
        values=() if is_tagged else tuple(map(_value, units)),
        tests=() if is_tagged else tuple(map(_test, held[:-1])),
        last=None if is_tagged else held[-1].name,
        is_too_wide=is_head_too_wide(_ENUM + len(union.name))
        or any(variant.is_too_wide for variant in variants),
        words=_words(units, held, types),
    )


def _variant(union: plan.UnionDecl, number: int, types: TypePrinter) -> VariantView:
    variant = union.variants[number]
    if is_unit(union, number):
        is_too_wide = _UNIT + len(variant.name) > WIDTH
        return VariantView(variant.name, None, is_wide=False, is_too_wide=is_too_wide)
    type_ = types.render_type(variant.type).line
    overflows = _VARIANT + len(variant.name) + len(type_) > WIDTH
    is_wide = overflows and _INNER + len(type_) <= WIDTH
    return VariantView(variant.name, type_, is_wide, is_too_wide=overflows and not is_wide)


def _tagged(variant: plan.PlannedVariant) -> RowView:
    return RowView(Code(" | ").joined(map(string, variant.tags)), None, variant.name)


def _value(variant: plan.PlannedVariant) -> RowView:
    return RowView(constant(_value_of(variant)), None, variant.name)


def _value_of(variant: plan.PlannedVariant) -> JsonValue:
    """Return the one value of a variant without a type: a constant or null."""
    return variant.type.value if isinstance(variant.type, plan.Constant) else None


def _test(variant: plan.PlannedVariant) -> RowView:
    kinds = Code(" | ").joined(_KINDS[kind] for kind in variant.kinds)
    accept = None if variant.accept is None else string(variant.accept)
    return RowView(kinds, accept, variant.name)


def _words(
    units: Iterable[plan.PlannedVariant], held: Iterable[plan.PlannedVariant], types: TypePrinter
) -> frozenset[str]:
    """Return the identifiers in the types and values of the variants."""
    values = (words_of(_value_of(variant)) for variant in units)
    held_types = (types.render_type(variant.type).words() for variant in held)
    return frozenset().union(*values, *held_types)
