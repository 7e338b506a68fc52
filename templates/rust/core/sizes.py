"""Sizes of types: which types are boxed, and which enums clippy objects to.

What a struct or an enum stores decides its size, so that is decided here, too.
"""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.packs import Struct, field
from adlgen.plan import model as plan

_LARGEST = 1024
"""Larger types are boxed where they are part of others, so that values fit on the stack."""
_UNEVEN = 200
"""The size of a variant from which clippy compares it with the others."""
_POINTERS = 24
"""The size of a text, a list or a map."""
_NUMBER = 40
"""The size of an arbitrary-precision number."""
_ADDRESS = 88
"""The size of a URL, the largest of the types of formats."""
_OWN = 64
"""The size of a type of the user, which nothing here knows."""
_VALUE = 56
"""The size of any JSON value."""


def constants_of(record: plan.RecordDecl) -> tuple[plan.PlannedField, ...]:
    """Return the properties that are always present with the same value, which a struct need not store."""
    return tuple(f for f in record.fields if f.required and isinstance(f.type, plan.Constant))


def stored_of(record: plan.RecordDecl) -> tuple[plan.PlannedField, ...]:
    """Return the properties that a struct stores."""
    return tuple(f for f in record.fields if not (f.required and isinstance(f.type, plan.Constant)))


def is_unit(union: plan.UnionDecl, number: int) -> bool:
    """Report whether an alternative is one value, so that its variant stores nothing.

    If every alternative is one value, the last one is stored, for the values that none of them is.
    """
    units = [_is_one_value(v.type) for v in union.variants]
    return units[number] and not (all(units) and number == len(units) - 1)


def _is_one_value(type_: plan.PlannedType) -> bool:
    return isinstance(type_, plan.Constant) or (
        isinstance(type_, plan.Plain) and type_.basic is plan.Basic.NULL
    )


class Sizes(Struct):
    """Estimates the sizes of types in bytes, never too low."""

    declarations: Mapping[str, plan.Declaration]
    big: bool
    """Whether integers are arbitrary-precision."""
    exact: bool
    """Whether numbers keep the text that they were read from."""
    natives: bool = False
    """Whether strings of some formats have types of their own."""
    known: dict[str, int] = field(default_factory=dict)
    """Sizes by the key of the declaration; large during the estimate of a recursive type."""

    def is_boxed(self, type_: plan.Named) -> bool:
        """Report whether a type is behind a pointer where it is part of others."""
        return type_.cyclic or self._named(type_.key) > _LARGEST

    def of(self, type_: plan.PlannedType) -> int:
        """Estimate a type as a part of others."""
        match type_:
            case plan.Plain(basic=plan.Basic.ANY) | plan.Constant():
                return _VALUE
            case plan.Plain(basic=plan.Basic.STRING, format="uri") if self.natives:
                return _ADDRESS
            case plan.Plain(basic=plan.Basic.STRING) | plan.ListOf() | plan.MapOf():
                return _POINTERS
            case plan.Plain(basic=plan.Basic.INTEGER) if self.big:
                return _NUMBER
            case plan.Plain(basic=plan.Basic.NUMBER) if self.exact:
                return _NUMBER
            case plan.Plain():
                return 8
            case plan.NullableOf(inner=inner):
                return 8 + self.of(inner)
            case plan.Named():
                return 8 if self.is_boxed(type_) else self._named(type_.key)
            case plan.Own():
                return _OWN

    def _named(self, key: str) -> int:
        """Estimate a declared type after those that it holds, which may be a long chain."""
        stack, entered = [key], set[str]()
        while stack:
            one = stack[-1]
            if one not in self.known:
                self.known[one] = _UNEVEN
                entered.add(one)
                stack += reversed(_held(self.declarations[one]))
                continue
            stack.pop()
            if one in entered:
                entered.discard(one)
                self.known[one] = self._declared(self.declarations[one])
        return self.known[key]

    def _declared(self, declaration: plan.Declaration) -> int:
        match declaration:
            case plan.RecordDecl():
                fields = sum(8 + self.of(f.type) for f in stored_of(declaration))
                return fields + (_POINTERS if declaration.extra is not None else 0)
            case plan.EnumDecl():
                return 8
            case plan.UnionDecl(variants=variants):
                return 8 + max(self.of(v.type) for v in variants)
            case plan.TupleDecl(items=items):
                return _POINTERS + sum(self.of(t) for t in items)


def _held(declaration: plan.Declaration) -> list[str]:
    """Return the keys of the types that a type stores in itself, if they are not boxed for being cyclic."""
    types: list[plan.PlannedType] = []
    match declaration:
        case plan.RecordDecl():
            types = [f.type for f in stored_of(declaration)]
        case plan.UnionDecl(variants=variants):
            types = [v.type for v in variants]
        case plan.TupleDecl(items=items):
            types = [*items]
        case plan.EnumDecl():
            pass
    inner = (t.inner if isinstance(t, plan.NullableOf) else t for t in types)
    return [t.key for t in inner if isinstance(t, plan.Named) and not t.cyclic]
