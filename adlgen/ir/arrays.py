"""Arrays: lists and tuples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from adlgen.ir import unions
from adlgen.ir.atoms import Atom, flatten, kinds_of
from adlgen.ir.types import Any, Kind, List, Meta, Null, Nullable, Tuple, Type, Variant

if TYPE_CHECKING:
    from adlgen.ir.schemas import Lowering


def lower_array(low: Lowering, atoms: tuple[Atom, ...], origin: Atom, meta: Meta) -> Type:
    """Lower the part of subschemas that is about arrays."""
    span = origin.schema.span
    positional = next((a for a in atoms if a.subs("prefixItems")), None)
    if positional is not None:
        return _lower_positions(low, positional, atoms, meta)
    items = tuple(a.child("items") for a in atoms if a.sub("items") is not None)
    item = low.conjunction(items) if items else Any(span)
    return List(item, span, meta)


def _lower_positions(low: Lowering, atom: Atom, atoms: tuple[Atom, ...], meta: Meta) -> Type:
    """Lower ``prefixItems``: a tuple if every position is always there, else a list of all that may be."""
    span = atom.schema.span
    prefix = atom.subs("prefixItems")
    sizes = [a.get("minItems") for a in atoms]
    at_least = max((int(n) for n in sizes if isinstance(n, int | float)), default=0)
    limits = [a.get("maxItems") for a in atoms]
    at_most = min((int(n) for n in limits if isinstance(n, int | float)), default=None)
    rest_atom = atom.child("items") if atom.sub("items") is not None else None
    open_end = rest_atom is None or bool(kinds_of(flatten(low.canonical, (rest_atom,))))
    if at_most is not None and at_most <= len(prefix):
        prefix, open_end = prefix[:at_most], False
    types = tuple(low.one(p) for p in prefix)
    rest = None if not open_end else Any(span) if rest_atom is None else low.one(rest_atom)
    if at_least >= len(prefix) and prefix:
        return Tuple(types, rest, span, meta)
    return List(_any_position(low, prefix, types, rest, atom), span, meta)


def _any_position(
    low: Lowering,
    prefix: tuple[Atom, ...],
    types: tuple[Type, ...],
    rest: Type | None,
    origin: Atom,
) -> Type:
    """Return one type for the items of all positions."""
    variants = []
    nullable = any(isinstance(type_, Null | Nullable) for type_ in types)
    for index, (at, type_) in enumerate(zip(prefix, types, strict=True)):
        kinds = kinds_of(flatten(low.canonical, (at,)))
        inner = type_.inner if isinstance(type_, Nullable) else type_
        kinds = kinds if isinstance(type_, Any) else kinds - {Kind.NULL}
        variants.append(Variant(inner, kinds, at.pointer, (), ("item", str(index))))
    if rest is not None:
        tail = (origin.child("items"),) if origin.sub("items") is not None else ()
        kinds = kinds_of(flatten(low.canonical, tail))
        pointer = tail[0].pointer if tail else None
        variants.append(Variant(rest, kinds, pointer, (), ("rest",)))
    if not variants:
        return Any(origin.schema.span)
    return unions.assemble(variants, origin, Meta(), nullable=nullable)
