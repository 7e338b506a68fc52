"""Recursion: a cycle of definitions must pass through a record, or no language could declare it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from adlgen.ir.types import Any, List, Map, Nullable, Record, Ref, Tuple, Type, Union


def break_cycles(definitions: Mapping[str, Type]) -> dict[str, Type]:
    """Turn every reference that closes a cycle without a record into any value, which is sound."""
    out = dict(definitions)
    for name in definitions:
        out[name] = _without(out[name], _reaching(name, out))
    return out


def _reaching(name: str, definitions: Mapping[str, Type]) -> frozenset[str]:
    """Return the definitions from which ``name`` is reached without passing a record."""
    edges = {n: _direct(t) for n, t in definitions.items()}
    found: set[str] = set()
    changed = True
    while changed:
        changed = False
        for other, targets in edges.items():
            if other not in found and (name in targets or targets & found):
                found.add(other)
                changed = True
    return frozenset(found | {name}) if name in found else frozenset()


def _direct(type_: Type) -> frozenset[str]:
    """Return the definitions that a type names outside records."""
    match type_:
        case Ref(name=name):
            return frozenset({name})
        case List(item=inner) | Map(value=inner) | Nullable(inner=inner):
            return _direct(inner)
        case Union(variants=variants):
            return frozenset().union(*(_direct(v.type) for v in variants))
        case Tuple(items=items, rest=rest):
            inner_types = items if rest is None else (*items, rest)
            return frozenset().union(*map(_direct, inner_types))
        case _:
            return frozenset()


def _without(type_: Type, names: frozenset[str]) -> Type:
    if not names:
        return type_
    match type_:
        case Ref(name=name, span=span, meta=meta) if name in names:
            return Any(span, meta)
        case List(item=inner):
            return replace(type_, item=_without(inner, names))
        case Map(value=inner):
            return replace(type_, value=_without(inner, names))
        case Nullable(inner=inner):
            changed = _without(inner, names)
            return changed if isinstance(changed, Any) else replace(type_, inner=changed)
        case Union(variants=variants):
            return replace(
                type_, variants=tuple(replace(v, type=_without(v.type, names)) for v in variants)
            )
        case Tuple(items=items, rest=rest):
            return replace(
                type_,
                items=tuple(_without(i, names) for i in items),
                rest=None if rest is None else _without(rest, names),
            )
        case Record() | _:
            return type_
