"""How large types are, as far as clippy asks: whether the variants of an enum are very uneven."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.plan.model import (
    Basic,
    Constant,
    Declaration,
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

from .spelling import Spelling, is_unit, stored_of

_UNEVEN = 200
_POINTERS = 24
"""A text, a list or a map."""
_NUMBER = 40
"""A number of any size."""
_VALUE = 56
"""Any value of JSON."""


def is_uneven(union: UnionDecl, spelling: Spelling) -> bool:
    """Whether the largest variant may be much larger than the next one, by a generous estimate.

    The answer only decides about an attribute, so it may be yes too often.
    """
    sizes = _Sizes(spelling, {})
    held = [
        0 if is_unit(union, number) else sizes.of(v.type) for number, v in enumerate(union.variants)
    ]
    return len(held) > 1 and max(held) >= _UNEVEN


@dataclass(frozen=True, slots=True)
class _Sizes:
    """Estimates the bytes of types, on the high side."""

    spelling: Spelling
    known: dict[str, int]
    """By key of the declaration; large while it is being estimated."""

    def of(self, type_: PlannedType) -> int:
        match type_:
            case Plain(basic=Basic.ANY) | Constant():
                return _VALUE
            case Plain(basic=Basic.STRING) | ListOf() | MapOf():
                return _POINTERS
            case Plain(basic=Basic.INTEGER) if self.spelling.big:
                return _NUMBER
            case Plain(basic=Basic.NUMBER) if self.spelling.exact:
                return _NUMBER
            case Plain() | Named(cyclic=True):
                return 8
            case NullableOf(inner=inner):
                return 8 + self.of(inner)
            case Named(key=key):
                if key not in self.known:
                    self.known[key] = _UNEVEN
                    self.known[key] = self._declared(self.spelling.declarations[key])
                return self.known[key]

    def _declared(self, declaration: Declaration) -> int:
        match declaration:
            case RecordDecl():
                fields = sum(8 + self.of(f.type) for f in stored_of(declaration))
                return fields + (_POINTERS if declaration.extra is not None else 0)
            case EnumDecl():
                return 8
            case UnionDecl(variants=variants):
                return 8 + max(self.of(v.type) for v in variants)
            case TupleDecl(items=items):
                return _POINTERS + sum(self.of(t) for t in items)
