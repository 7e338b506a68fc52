"""How the variant of a union is selected."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.plan import model as plan
from adlgen.plan.model import JsonKind

from ..types import is_any

Declarations = Mapping[str, plan.Declaration]


def by_kind(union: plan.UnionDecl) -> bool:
    """Report whether the JSON type of a value selects the variant."""
    if any(is_any(v.type) for v in union.variants):
        return False  # it would accept the values of the others
    kinds = [kind for variant in union.variants for kind in variant.kinds]
    return all(v.accept is None for v in union.variants) and len(kinds) == len(set(kinds))


def tag_field(declarations: Declarations, union: plan.UnionDecl) -> Code | None:
    """Return the field that holds the tag, if pydantic can dispatch on it."""
    names: set[Code] = set()
    for variant in union.variants:
        if union.tag is None or not isinstance(variant.type, plan.Named):
            return None
        record = declarations[variant.type.key]
        if not isinstance(record, plan.RecordDecl):
            return None
        field = next((f for f in record.fields if f.key == union.tag), None)
        if field is None or not _is_texts(declarations, field.type):
            return None
        names.add(field.name)
    return names.pop() if len(names) == 1 else None


def _is_texts(declarations: Declarations, type_: plan.PlannedType) -> bool:
    match type_:
        case plan.Constant(value=value):
            return isinstance(value, str)
        case plan.Named(key=key):
            declaration = declarations[key]
            return isinstance(declaration, plan.EnumDecl) and declaration.kind is JsonKind.STRING
        case _:
            return False
