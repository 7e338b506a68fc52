"""The uses of declared types, as the sentences that document them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from adlgen.naming.code import Code
from adlgen.plan import model
from adlgen.plan.model import Declaration, PlannedType

from ..docs import listed, preview, sentence

_SHOWN = 3
"""The most uses that a sentence lists."""
ALTERNATIVE = "an alternative of"
_TYPE = "the type of"
_ELEMENT = "an element of"

Use: TypeAlias = tuple[str, str]
"""What values of a type are, and of what: ``("an element of", "[Order].Items")``."""
Uses = Mapping[str, tuple[Use, ...]]
"""By the key of the declaration that is used."""


def uses_of(declarations: Iterable[Declaration], root: tuple[Code, PlannedType] | None) -> Uses:
    """Return the uses of declarations in each other, and in a named type that is not one of them."""
    found: dict[str, dict[Use, None]] = {}
    if root is not None:
        name, type_ = root
        for key, relation in _parts(type_):
            found.setdefault(key, {})[relation, f"[{name}]"] = None
    for decl in declarations:
        for key, use in _in_declaration(decl):
            if key != decl.key:
                found.setdefault(key, {})[use] = None
    return {key: tuple(uses) for key, uses in found.items()}


def use_sentence(name: Code, uses: tuple[Use, ...]) -> str:
    """Return the sentence that documents a type by its uses."""
    places: dict[str, list[str]] = {}
    for relation, place in uses[:_SHOWN]:
        places.setdefault(relation, []).append(place)
    phrases = [f"is {relation} {listed(listing, 'and')}" for relation, listing in places.items()]
    if more := len(uses[_SHOWN:]):
        phrases.append(f"is used in {more} more {'place' if more == 1 else 'places'}")
    return f"{name} {', and '.join(phrases)}."


def _alternative(decl: model.UnionDecl, variant: model.PlannedVariant) -> str:
    if decl.tag is None:
        return ALTERNATIVE
    values = listed([preview(value) for value in variant.tags], "or")
    return sentence(f"the alternative with {decl.tag} {values} of")


def _in_declaration(decl: Declaration) -> Iterator[tuple[str, Use]]:
    match decl:
        case model.RecordDecl(name=name, fields=fields, extra=extra):
            for field in fields:
                if not isinstance(field.type, model.Plain):
                    for key, relation in _parts(field.type):
                        yield key, (relation, f"[{name}].{field.name}")
            if extra is not None:
                yield from _in_place(model.MapOf(extra, {}), f"[{name}].{decl.extra_name}")
        case model.TupleDecl(name=name, items=items, rest=rest):
            for item in items if rest is None else (*items, rest):
                yield from _in_place(model.ListOf(item, {}), f"[{name}]")
        case model.UnionDecl(name=name, variants=variants):
            for variant in variants:
                of = _alternative(decl, variant)
                for key, relation in _parts(variant.type):
                    yield key, (of if relation == _TYPE else f"{relation} {of}", f"[{name}]")
        case model.EnumDecl():
            return


def _in_place(type_: PlannedType, place: str) -> Iterator[tuple[str, Use]]:
    for key, relation in _parts(type_):
        yield key, (relation, place)


def _parts(type_: PlannedType, relation: str = _TYPE) -> Iterator[tuple[str, str]]:
    """Yield the declarations in a type with their relation to it."""
    match type_:
        case model.Named(key=key):
            yield key, relation
        case model.NullableOf(inner=inner):
            yield from _parts(inner, relation)
        case model.ListOf(item=part) | model.MapOf(value=part):
            yield from _parts(part, _ELEMENT)
        case model.Plain() | model.Constant() | model.Own():
            return
