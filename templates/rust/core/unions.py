"""Views of alternatives: an enum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.text import width
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue
from adlgen.plan.model import JsonKind

from ..docs import shown_value
from ..layout import is_tuple_too_wide
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
_CONVERTED = ("bool", "f64", "i64", "u64", "Decimal", "Integer", "String")
"""The types without a declaration that convert into an enum."""


_VARIANT = 7
"""The columns around the name of a variant and its type."""


class RowView(Struct):
    """A variant of the enum."""

    match: Code
    """How a value is recognised: a constant, tags, or kinds and the subschema that decides."""
    name: Code
    doc: Code | None
    """The value of a unit variant."""
    type: Code | None
    """The type of its value; None for a unit variant."""
    source: Code | None
    """The type that converts into the enum."""


class UnionView(Struct):
    """The data for ``union.rs.j2``."""

    tag: Code | None
    rows: tuple[RowView, ...]
    """The variant for everything else is the last one."""
    is_too_wide: bool
    words: frozenset[str]


def union_view(union: plan.UnionDecl, types: TypePrinter) -> UnionView:
    """Return the view of alternatives."""
    numbered = list(enumerate(union.variants))
    units = [variant for number, variant in numbered if is_unit(union, number)]
    held = [variant for number, variant in numbered if not is_unit(union, number)]
    sources = _sources(union, held, types)

    def row(variant: plan.PlannedVariant, match: Code) -> RowView:
        type_ = types.render_type(variant.type).line
        return RowView(match, variant.name, None, type_, sources.get(variant.name))

    if union.tag is not None:
        rows = [row(variant, _tags(variant)) for variant in union.variants]
    else:
        rows = list(map(_unit, units))
        rows += [row(variant, _test(variant)) for variant in held[:-1]]
        rows.append(row(held[-1], Code("_")))
    return UnionView(
        tag=string(union.tag) if union.tag is not None else None,
        rows=tuple(rows),
        is_too_wide=any(
            is_tuple_too_wide(_VARIANT + len(row.name), width(row.type)) for row in rows if row.type
        ),
        words=_words(units, held, types),
    )


def _sources(
    union: plan.UnionDecl, held: Iterable[plan.PlannedVariant], types: TypePrinter
) -> dict[Code, Code]:
    """Return the types that convert into the enum, by variant: those of a single variant."""
    found = {variant.name: _source(union, variant.type, types) for variant in held}
    times = Counter(found.values())
    return {name: type_ for name, type_ in found.items() if type_ is not None and times[type_] == 1}


def _source(union: plan.UnionDecl, type_: plan.PlannedType, types: TypePrinter) -> Code | None:
    """Return a type that may convert; None for an alias, which may be the type of another variant."""
    if isinstance(type_, plan.Named):
        declared = types.declarations[type_.key]
        is_alias = isinstance(declared, plan.TupleDecl) and not declared.items
        return None if is_alias or declared is union else declared.name
    line = types.render_type(type_).line
    is_known = line in _CONVERTED or types.is_format(type_)
    return line if isinstance(type_, plan.Plain) and is_known else None


def _tags(variant: plan.PlannedVariant) -> Code:
    return Code(" | ").joined(map(string, variant.tags))


def _unit(variant: plan.PlannedVariant) -> RowView:
    value = _value_of(variant)
    match = code("== {}", constant(value))
    return RowView(match, variant.name, shown_value(value), type=None, source=None)


def _value_of(variant: plan.PlannedVariant) -> JsonValue:
    """Return the one value of a variant without a type: a constant or null."""
    return variant.type.value if isinstance(variant.type, plan.Constant) else None


def _test(variant: plan.PlannedVariant) -> Code:
    kinds = Code(" | ").joined(_KINDS[kind] for kind in variant.kinds)
    return kinds if variant.accept is None else code("{} if {}", kinds, string(variant.accept))


def _words(
    units: Iterable[plan.PlannedVariant], held: Iterable[plan.PlannedVariant], types: TypePrinter
) -> frozenset[str]:
    """Return the identifiers in the types and values of the variants."""
    values = (words_of(_value_of(variant)) for variant in units)
    held_types = (types.render_type(variant.type).words() for variant in held)
    return frozenset().union(*values, *held_types)
