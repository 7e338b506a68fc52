"""Bounds the nesting of declared types: a compiler may follow what types hold recursively, to a limit."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.diagnostics.codes.schema import NESTED_TOO_DEEPLY
from adlgen.diagnostics.model import Span
from adlgen.ir.types import Record, Union
from adlgen.plan.drafts import Draft, Drafting
from adlgen.plan.identifiers import Namer
from adlgen.plan.model import Basic, ListOf, MapOf, Named, NullableOf, Own, Plain, PlannedType

_DECLARED = 4
"""The levels of a declared type: itself, and the types that the language may need for absence and indirection."""
_COLLECTION = 3
"""The levels of a list or a map, which hold their items through types of the standard library."""


def bounded(
    drafting: Drafting, roots: Iterable[PlannedType], namer: Namer, *, is_shared: bool
) -> dict[str, Draft]:
    """Return drafts that the compiler of a language can follow; report what is replaced by any value.

    Where types are shared, those and the types of a tool each have half of the levels.
    """
    drafts, most = drafting.drafts, namer.language.most_nested
    if most:
        drafts = bound_nesting(drafts, roots, most // 2 if is_shared else most, drafting.cut)
    for place in drafting.cut:
        message = (
            f"nested too deeply for {namer.language.title}: any JSON value in the generated types"
        )
        hint = "the schema still decides which values are accepted"
        namer.log.add(NESTED_TOO_DEEPLY, message, place, hint)
    return drafts


def bound_nesting(
    drafts: dict[str, Draft], roots: Iterable[PlannedType], most: int, cut: list[Span]
) -> dict[str, Draft]:
    """Replace types that are nested too deeply by any value, which is sound, and return the drafts that are left.

    The places of the types that are replaced are added to ``cut``. Types are visited depth first in the order of the schema, as compilers do.
    """
    left: dict[str, Draft] = {}
    stack = [(draft, -1, 0) for root in roots for draft in _drafts_of(root, drafts)]
    while stack:
        draft, index, depth = stack.pop()
        if index >= 0:
            part = draft.parts[index]
            held, below = _drafts_of(part, drafts), depth + _levels(part)
            if not held or held[0].key in left:
                continue
            if below > most:
                cut.append(_place(draft, index))
                draft.parts = (*draft.parts[:index], _cut(part), *draft.parts[index + 1 :])
                continue
            draft, depth = held[0], below
        left[draft.key] = draft
        stack += ((draft, i, depth) for i in reversed(range(len(draft.parts))))
    return {key: draft for key, draft in drafts.items() if key in left}


def _drafts_of(type_: PlannedType, drafts: dict[str, Draft]) -> list[Draft]:
    """Return the draft that a type uses, if any."""
    match type_:
        case Named(key=key):
            return [drafts[key]] if key in drafts else []  # shared types are bounded by themselves
        case ListOf(item=inner) | MapOf(value=inner) | NullableOf(inner=inner):
            return _drafts_of(inner, drafts)
        case Own(wire=wire) if wire is not None:
            return _drafts_of(wire, drafts)
        case _:
            return []


def _place(draft: Draft, index: int) -> Span:
    """Return the place of a part of a draft."""
    match draft.type:
        case Record(fields=fields) if index < len(fields):
            return fields[index].span
        case Union(variants=variants):
            return variants[index].type.span
        case _:
            return draft.type.span


def _levels(type_: PlannedType) -> int:
    match type_:
        case ListOf(item=inner) | MapOf(value=inner):
            return _COLLECTION + _levels(inner)
        case NullableOf(inner=inner):
            return _levels(inner)
        case _:
            return _DECLARED


def _cut(type_: PlannedType) -> PlannedType:
    """Replace the declared type in a type by any value, which includes null."""
    match type_:
        case ListOf(item=inner):
            return ListOf(_cut(inner), type_.constraints)
        case MapOf(value=inner):
            return MapOf(_cut(inner), type_.constraints)
        case _:
            return Plain(Basic.ANY, {})
