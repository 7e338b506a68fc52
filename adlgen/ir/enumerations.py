"""Schemas that list their values, by ``enum`` or ``const``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from adlgen.document.node import JsonValue
from adlgen.ir.atoms import Atom
from adlgen.ir.types import NO_META, Boolean, Const, Enum, Meta, Never, Null, Nullable, Type
from adlgen.schema.equality import json_equal
from adlgen.schema.keywords import META_DATA


def enumeration(values: list[JsonValue], given: tuple[Atom, ...], meta: Meta) -> Type:
    """Build the type of a list of distinct values, which is that of the first of some schemas."""
    span = given[0].schema.span
    rest = tuple(v for v in values if v is not None)
    if not values:
        return Never(span, meta)
    if not rest:
        return Null(span, meta)
    inner: Type
    if len(rest) == 1:
        inner = Const(rest[0], span, meta)
    elif all(isinstance(v, bool) for v in rest):
        inner = Boolean(span, meta)
    else:
        inner = Enum(rest, span, meta, _abouts(rest, given))
    return Nullable(inner, span, meta) if len(rest) < len(values) else inner


def _abouts(values: tuple[JsonValue, ...], given: tuple[Atom, ...]) -> tuple[Meta, ...]:
    announced = [pair for atom in given for pair in atom.schema.announced]
    if not announced:
        return ()
    return tuple(
        next(
            (
                Meta(description=text, deprecated=True)
                for known, text in announced
                if json_equal(value, known)
            ),
            NO_META,
        )
        for value in values
    )


def distinct_values(values: list[JsonValue]) -> list[JsonValue]:
    """Return values without those that are equal in JSON to an earlier one."""
    out: list[JsonValue] = []
    for value in values:
        if not any(json_equal(value, seen) for seen in out):
            out.append(value)
    return out


_NON_CONSTRAINING = META_DATA | {"type", "enum"}


def is_plain_list(given: tuple[Atom, ...], atoms: tuple[Atom, ...]) -> bool:
    """Report whether there are no constraints besides the list and the type, so that all values are valid."""
    return len(given) == len(atoms) == 1 and given[0].schema.keywords.keys() <= _NON_CONSTRAINING


def listed_values(atom: Atom) -> list[JsonValue] | None:
    """Return the values that an atom lists, or None."""
    keywords = atom.schema.keywords
    if "const" in keywords:
        return [cast("JsonValue", keywords["const"])]
    values = keywords.get("enum")
    return [*cast("Sequence[JsonValue]", values)] if isinstance(values, list | tuple) else None


def joined_values(a: Enum | Const, b: Enum | Const) -> Type | None:
    """Return the type of the values of two lists, or None if they are not all integers or all strings."""
    first = a.values if isinstance(a, Enum) else (a.value,)
    second = b.values if isinstance(b, Enum) else (b.value,)
    scalars = all(isinstance(v, str | int) and not isinstance(v, bool) for v in (*first, *second))
    same = scalars and len({type(v) for v in (*first, *second)}) == 1
    if not same:
        return None
    together = tuple(dict.fromkeys((*first, *second)))
    if len(together) == 1:
        return Const(together[0], a.span)
    return Enum(together, a.span, abouts=_joined_abouts(a, b, together))


def _joined_abouts(
    a: Enum | Const, b: Enum | Const, values: tuple[JsonValue, ...]
) -> tuple[Meta, ...]:
    """Return what two lists document about their values; empty if that is nothing."""
    found: dict[JsonValue, Meta] = {}
    for part in (b, a):  # the first takes precedence
        if isinstance(part, Const):
            found[cast("str | int", part.value)] = Meta(
                description=part.meta.description, deprecated=part.meta.deprecated
            )
        else:
            found.update(zip(cast("tuple[str | int, ...]", part.values), part.abouts, strict=False))
    metas = tuple(found.get(value, NO_META) for value in values)
    return () if all(meta == NO_META for meta in metas) else metas
