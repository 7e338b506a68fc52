"""Schemas that list their values, by ``enum`` or ``const``."""

from __future__ import annotations

from typing import cast

from adlgen.document.node import JsonValue
from adlgen.ir.atoms import Atom
from adlgen.ir.types import Boolean, Const, Enum, Meta, Never, Null, Nullable, Type
from adlgen.schema.equality import json_equal
from adlgen.schema.keywords import META_DATA


def enumeration(values: list[JsonValue], origin: Atom, meta: Meta) -> Type:
    """Build the type of a list of distinct values."""
    span = origin.schema.span
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
        inner = Enum(rest, span, meta)
    return Nullable(inner, span, meta) if len(rest) < len(values) else inner


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
    return list(cast("list[JsonValue]", values)) if isinstance(values, list | tuple) else None
