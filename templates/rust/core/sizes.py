"""What structs and enums hold, and how large that is: what has to be boxed, and what clippy asks about enums."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

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
    PlannedField,
    PlannedType,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

_LARGEST = 1024
"""What is larger is boxed where it is part of something else, lest types grow beyond the stack."""
_UNEVEN = 200
_POINTERS = 24
"""A text, a list or a map."""
_NUMBER = 40
"""A number of any size."""
_VALUE = 56
"""Any value of JSON."""


def constants_of(record: RecordDecl) -> tuple[PlannedField, ...]:
    """Return the properties that are always there and the same, which need not be stored."""
    return tuple(f for f in record.fields if f.required and isinstance(f.type, Constant))


def stored_of(record: RecordDecl) -> tuple[PlannedField, ...]:
    """Return the properties that a struct stores."""
    return tuple(f for f in record.fields if not (f.required and isinstance(f.type, Constant)))


def is_unit(union: UnionDecl, number: int) -> bool:
    """Whether an alternative is one value, so that its variant holds nothing."""
    units = [_is_one_value(v.type) for v in union.variants]
    return units[number] and not (all(units) and number == len(units) - 1)


def _is_one_value(type_: PlannedType) -> bool:
    return isinstance(type_, Constant) or (isinstance(type_, Plain) and type_.basic is Basic.NULL)


@dataclass(frozen=True, slots=True)
class Sizes:
    """Estimates the bytes of types, on the high side."""

    declarations: Mapping[str, Declaration]
    big: bool
    """Whether integers have any size."""
    exact: bool
    """Whether numbers stay as they are written."""
    known: dict[str, int] = field(default_factory=dict)
    """By key of the declaration; large while it is being estimated."""

    def is_boxed(self, type_: Named) -> bool:
        """Whether a type is behind a pointer where it is part of something else."""
        return type_.cyclic or self._named(type_.key) > _LARGEST

    def is_uneven(self, union: UnionDecl) -> bool:
        """Whether the largest variant may be much larger than the next one.

        The answer only decides about an attribute, so it may be yes too often.
        """
        held = [
            0 if is_unit(union, number) else self.of(v.type)
            for number, v in enumerate(union.variants)
        ]
        return len(held) > 1 and max(held) >= _UNEVEN

    def of(self, type_: PlannedType) -> int:
        """Estimate a type as a part of something else."""
        match type_:
            case Plain(basic=Basic.ANY) | Constant():
                return _VALUE
            case Plain(basic=Basic.STRING) | ListOf() | MapOf():
                return _POINTERS
            case Plain(basic=Basic.INTEGER) if self.big:
                return _NUMBER
            case Plain(basic=Basic.NUMBER) if self.exact:
                return _NUMBER
            case Plain():
                return 8
            case NullableOf(inner=inner):
                return 8 + self.of(inner)
            case Named():
                return 8 if self.is_boxed(type_) else self._named(type_.key)

    def _named(self, key: str) -> int:
        if key not in self.known:
            self.known[key] = _UNEVEN
            self.known[key] = self._declared(self.declarations[key])
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
