"""How large types are, as far as clippy asks: whether the variants of an enum are very uneven."""

from __future__ import annotations

from adlgen.plan.model import (
    Basic,
    Constant,
    EnumDecl,
    ListOf,
    MapOf,
    Named,
    NullableOf,
    Plain,
    PlannedType,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

from .spelling import Spelling, is_plain_tuple, is_struct_tuple, is_unit, stored_of

_UNEVEN = 200
_POINTERS = 24
"""A text, a list or a map."""
_VALUE = 56
"""Any value of JSON."""


def is_uneven(union: UnionDecl, spelling: Spelling) -> bool:
    """Whether the largest variant may be much larger than the next one, by a generous estimate.

    The answer only decides about an attribute, so it may be yes too often.
    """
    sizes = sorted(
        0 if is_unit(union, number) else _size(v.type, spelling, 0)
        for number, v in enumerate(union.variants)
    )
    return len(sizes) > 1 and sizes[-1] >= _UNEVEN


def _size(type_: PlannedType, spelling: Spelling, depth: int) -> int:
    """Estimate the bytes of a type, on the high side."""
    match type_:
        case Plain(basic=Basic.ANY):
            return _VALUE
        case Plain(basic=Basic.STRING) | ListOf() | MapOf() | Constant():
            return _POINTERS if not isinstance(type_, Constant) else _VALUE
        case Plain():
            return 8
        case NullableOf(inner=inner):
            return 8 + _size(inner, spelling, depth)
        case Named(cyclic=True):
            return 8
        case Named(key=key):
            return 0 if depth > 40 else _declared(key, spelling, depth + 1)


def _declared(key: str, spelling: Spelling, depth: int) -> int:
    declaration = spelling.declarations[key]
    match declaration:
        case RecordDecl():
            fields = sum(8 + _size(f.type, spelling, depth) for f in stored_of(declaration))
            return fields + (_POINTERS if declaration.extra is not None else 0)
        case EnumDecl():
            return 8
        case UnionDecl(variants=variants):
            return 8 + max(_size(v.type, spelling, depth) for v in variants)
        case TupleDecl(items=items):
            if is_plain_tuple(declaration) or is_struct_tuple(declaration):
                return _POINTERS + sum(_size(t, spelling, depth) for t in items)
            return _POINTERS
