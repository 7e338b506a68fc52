"""Layouts of types, parameters and calls."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from adlgen.naming.code import Code, code

from .documents import COMMA, LINE, SOFT, Fluid, IfBroken, Indent, Layout, group, joined

ALIAS = 14
"""The width of ``export type  =``."""


READONLY = Code("readonly ")
"""Before a list or a tuple; all emitted types can be read, and made of values that others may not change."""


@lru_cache(256)
def union(parts: tuple[Layout, ...], *, alone: bool) -> Layout:
    """Lay out a union; ``alone`` if it is the whole type of a member, not an argument or an item.

    Few unions are the types of most members: a basic type or ``undefined``.
    """
    first, *others = parts
    inner = group(
        IfBroken(Code("| ")),
        Indent(first),
        tuple((LINE, Code("| "), Indent(part)) for part in others),
    )
    return group(Indent((SOFT, inner))) if alone else inner


def hugged(parts: Sequence[Layout]) -> Layout:
    """Lay out a union of one named type with null."""
    return joined(Code(" | "), parts)


def parenthesised(parts: tuple[Layout, ...]) -> Layout:
    """Lay out a union as the type of items."""
    return (Code("("), group(Indent((SOFT, union(parts, alone=False))), SOFT), Code(")"))


def generic(name: Code, arguments: Sequence[Layout]) -> Layout:
    """Lay out a type with several arguments."""
    inner = joined((COMMA, LINE), arguments)
    return group(code("{}<", name), Indent((SOFT, inner)), SOFT, Code(">"))


def readonly_record(arguments: Sequence[Layout]) -> Layout:
    """Lay out the type of an object whose keys are not known."""
    return generic(Code("Readonly"), [generic(Code("Record"), arguments)])


NOTHING = generic(Code("Record"), (Code("string"), Code("never")))
"""The type of an object without properties."""


def tuple_item(parts: tuple[Layout, ...]) -> Layout:
    """Lay out a union as one of several items of a tuple type."""
    opening = IfBroken((Code("("), SOFT))
    return group(Indent((opening, union(parts, alone=False))), SOFT, IfBroken(Code(")")))


def object_type(members: Sequence[Layout]) -> Layout:
    """Lay out a type literal."""
    if not members:
        return NOTHING
    inner = joined((Code(";"), LINE), members)
    return group(Code("{"), Indent((LINE, inner)), IfBroken(Code(";")), LINE, Code("}"))


def tuple_type(items: Sequence[Layout]) -> Layout:
    """Lay out a tuple type whose items may be replaced."""
    if not items:
        return Code("[]")
    inner = joined((COMMA, LINE), items)
    return group(Code("["), Indent((SOFT, inner, IfBroken(COMMA))), SOFT, Code("]"))


def readonly_tuple(items: Sequence[Layout]) -> Layout:
    """Lay out a tuple type."""
    return (READONLY, tuple_type(items))


def aliased(type_: Layout) -> Layout:
    """Lay out the type after the equals sign of an alias."""
    return Fluid(type_)


def aliased_union(parts: Sequence[Layout]) -> Layout:
    """Lay out a union after the equals sign of an alias."""
    return group(Indent((LINE, union(tuple(parts), alone=False))))


def parameters(items: Sequence[Layout]) -> Layout:
    """Lay out the parameters of a function."""
    inner = joined((COMMA, LINE), items)
    return group(Code("("), Indent((SOFT, inner, IfBroken(COMMA))), SOFT, Code(")"))


def call(function: Code, arguments: Sequence[Layout]) -> Layout:
    """Lay out a call whose arguments are not literals."""
    inner = joined((COMMA, LINE), arguments)
    return (function, group(Code("("), Indent((SOFT, inner, IfBroken(COMMA))), SOFT, Code(")")))
