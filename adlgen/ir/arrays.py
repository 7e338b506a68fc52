"""Arrays: lists and tuples."""

from __future__ import annotations

from adlgen.ir import unions
from adlgen.ir.atoms import Atom, flatten, kinds_of
from adlgen.ir.dispatch import Dispatcher
from adlgen.ir.types import Any, JsonKind, List, Meta, Null, Nullable, Tuple, Type, Variant


def lower_array(low: Dispatcher, atoms: tuple[Atom, ...], origin: Atom, meta: Meta) -> Type:
    """Lower the array keywords of subschemas."""
    span = origin.schema.span
    positional = next((a for a in atoms if a.subs("prefixItems")), None)
    if positional is not None:
        return _lower_positions(low, positional, atoms, meta)
    items = tuple(a.child("items") for a in atoms if a.sub("items") is not None)
    item = low.conjunction(items) if items else Any(span)
    return List(item, span, meta)


def _lower_positions(low: Dispatcher, atom: Atom, atoms: tuple[Atom, ...], meta: Meta) -> Type:
    """Lower ``prefixItems``: to a tuple if every position is required, else to a list of all item types."""
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
    low: Dispatcher,
    prefix: tuple[Atom, ...],
    types: tuple[Type, ...],
    rest: Type | None,
    origin: Atom,
) -> Type:
    """Return one type for the items of all positions; nullable if any of them is."""
    found: list[tuple[tuple[Atom, ...], Type, tuple[str, ...]]] = [
        ((at,), type_, ("item", str(index)))
        for index, (at, type_) in enumerate(zip(prefix, types, strict=True))
    ]
    if rest is not None:
        tail = (origin.child("items"),) if origin.sub("items") is not None else ()
        found.append((tail, rest, ("rest",)))
    variants = []
    nullable = False
    for at, type_, label in found:
        kinds = low.kinds.of(flatten(low.canonical, at))
        if not isinstance(type_, Any):
            # The type of a reference or an alternative does not show whether its target may be null.
            nullable |= JsonKind.NULL in kinds
            kinds -= {JsonKind.NULL}
        if kinds and not isinstance(type_, Null):
            inner = type_.inner if isinstance(type_, Nullable) else type_
            pointer = at[0].pointer if at else None
            variants.append(Variant(inner, kinds, pointer, (), label))
    if not found:
        return Any(origin.schema.span)
    return unions.assemble(variants, origin, Meta(), nullable=nullable)
