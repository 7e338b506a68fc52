"""Unions: alternatives selected by a tag, by JSON type, or by validation."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.diagnostics.datatypes import replace
from adlgen.ir.atoms import ALL_KINDS, SHAPING, Atom, flatten, only_integers
from adlgen.ir.dispatch import Dispatcher
from adlgen.ir.enumerations import joined_values
from adlgen.ir.types import (
    Any,
    Boolean,
    Const,
    Enum,
    Integer,
    JsonKind,
    List,
    Meta,
    Never,
    Null,
    Nullable,
    Number,
    Ref,
    String,
    Type,
    Union,
    Variant,
)
from adlgen.ir.variants import labels_of, named_by_kind, reference_of, tag_of

_LIMIT = 100
"""The maximum number of alternatives, also after flattening nested ones; larger unions are any value."""


def alternatives(atoms: tuple[Atom, ...]) -> tuple[Atom, tuple[Atom, ...]] | None:
    """Return the ``anyOf`` or ``oneOf`` that determines the type: its atom and its branches."""
    for atom in atoms:
        for keyword in ("oneOf", "anyOf"):
            branches = atom.subs(keyword) if keyword in atom.schema.keywords else ()
            if branches and len(branches) <= _LIMIT and any(map(_shapes, branches)):
                return atom, branches
    return None


def _shapes(branch: Atom) -> bool:
    """Report whether an alternative constrains more than required properties."""
    keywords = branch.schema.keywords.keys()
    return bool(keywords & (SHAPING - {"required", "additionalProperties"}) or "$ref" in keywords)


def lower_union(
    low: Dispatcher,
    atoms: tuple[Atom, ...],
    found: tuple[Atom, tuple[Atom, ...]],
    kinds: frozenset[JsonKind],
    meta: Meta,
) -> Type:
    """Lower alternatives, each merged with the common constraints."""
    owner, branches = found
    shaped = tuple(a for a in map(_own_shape, atoms) if a.schema.keywords)
    variants: list[Variant] = []
    loose: list[bool] = []
    nullable = False
    flats = [flatten(low.canonical, (b,)) for b in branches]
    plain = all(alternatives(flat) is None for flat in flats)
    tag = tag_of([(*shaped, *flat) for flat in flats]) if plain else None
    labels = labels_of(branches, flats, tag, low.canonical.places)
    for index, (branch, flat) in enumerate(zip(branches, flats, strict=True)):
        branch_kinds = low.kinds.of(flat) & kinds
        nullable |= JsonKind.NULL in branch_kinds
        if not branch_kinds - {JsonKind.NULL}:
            continue
        low.labels.setdefault(reference_of(branch), labels[index])
        lowered = low.conjunction((branch, *shaped)) if shaped else low.one(branch)
        if isinstance(lowered, Never | Null):
            continue
        inner = lowered.inner if isinstance(lowered, Nullable) else lowered
        tags, place = tag.values[index] if tag else (), branch.pointer
        own = branch_kinds - {JsonKind.NULL}
        variants.append(Variant(inner, own, place, tags, labels[index], (place,)))
        loose.append(_only_alternatives(flat))
    return assemble(
        _flattened(variants, loose),
        branches[0],
        meta,
        nullable=nullable,
        tag=tag.key if tag else None,
        origin=owner,
    )


def _flattened(variants: Sequence[Variant], loose: Sequence[bool]) -> list[Variant]:
    """Replace alternatives that are unions without tag and title by their own alternatives.

    Alternatives that are not ``loose`` (have shape keywords of their own) are kept if an inner alternative
    is selected by validation: the inner subschema alone does not imply the merged type.
    """
    nested = [
        inner if may or not any(v.accept for v in inner) else (variant,)
        for variant, may in zip(variants, loose, strict=True)
        for inner in [_alternatives_of(variant)]
    ]
    if sum(map(len, nested)) > _LIMIT or all(len(inner) == 1 for inner in nested):
        return list(variants)
    labels = [inner.label for group in nested for inner in group]
    return [
        _inside(outer, inner, alone=labels.count(inner.label) == 1)
        for outer, group in zip(variants, nested, strict=True)
        for inner in group
    ]


def _only_alternatives(flat: tuple[Atom, ...]) -> bool:
    """Report whether all shape keywords of an alternative are in its own alternatives."""
    shapes = [a.schema.keywords for a in map(_own_shape, flat) if a.schema.keywords]
    return all(k.keys() == {"type"} for k in shapes) and not only_integers(flat)


def _alternatives_of(variant: Variant) -> tuple[Variant, ...]:
    type_ = variant.type
    if isinstance(type_, Union) and type_.tag is None and not type_.meta.title:
        return type_.variants
    return (variant,)


def _inside(outer: Variant, inner: Variant, *, alone: bool) -> Variant:
    """Return an inner alternative as an alternative of the outer union; the innermost test applies."""
    if inner is outer:
        return outer
    label = inner.label if alone else (*outer.label, *inner.label)
    accept = inner.accept or outer.accept
    kinds, places = inner.kinds & outer.kinds, (*inner.places, *outer.places)
    return replace(inner, kinds=kinds, accept=accept, label=label, places=places)


def _own_shape(atom: Atom) -> Atom:
    """Return an atom with its own shape keywords only; references are separate atoms."""
    kept = SHAPING - {"allOf", "anyOf", "oneOf", "unevaluatedProperties"}
    keywords = {k: v for k, v in atom.schema.keywords.items() if k in kept}
    return Atom(replace(atom.schema, keywords=keywords), atom.pointer)


def assemble(
    variants: Sequence[Variant],
    at: Atom,
    meta: Meta,
    *,
    nullable: bool,
    tag: str | None = None,
    origin: Atom | None = None,
) -> Type:
    """Return the simplest type that includes all alternatives."""
    span = (origin or at).schema.span
    merged = _merged([v for v in variants if v.kinds and not isinstance(v.type, Never)])
    inner: Type | None
    if not merged:
        inner = None
    elif len(merged) == 1:
        inner = _described(merged[0].type, meta)
    elif any(isinstance(v.type, Any) and v.kinds == ALL_KINDS - {JsonKind.NULL} for v in merged):
        inner = Any(span, meta)
    else:
        tagged = tag if len(merged) == len(variants) else None
        chosen = [replace(v, accept=None) for v in merged] if tagged else _tested(merged)
        inner = Union(tuple(chosen), tagged, span, meta)
    if inner is None:
        return Null(span, meta) if nullable else Never(span, meta)
    if not nullable or isinstance(inner, Any):
        return inner
    return inner if isinstance(inner, Nullable) else Nullable(inner, span, meta)


def _described(type_: Type, meta: Meta) -> Type:
    """Return a type that replaces a union, with the documentation of the union."""
    if not meta.description:
        return type_
    own = type_.meta
    return replace(type_, meta=replace(own, description=meta.description, title=meta.title))


def _tested(variants: list[Variant]) -> list[Variant]:
    """Remove the acceptance test of every variant whose JSON types are unique."""
    out = []
    for index, variant in enumerate(variants):
        later = variants[index + 1 :]
        needs = any(variant.kinds & other.kinds for other in later)
        out.append(variant if needs and variant.accept else replace(variant, accept=None))
    return out


def _merged(variants: Sequence[Variant]) -> list[Variant]:
    """Merge alternatives that one type can represent, at the position of the first."""
    out: list[Variant] = []
    merged: list[bool] = []
    for variant in variants:
        for index, earlier in enumerate(out):
            both = _join(earlier.type, variant.type)
            if both is not None:
                kinds = earlier.kinds | variant.kinds
                out[index] = replace(earlier, type=both, kinds=kinds, places=())
                merged[index] = True
                break
        else:
            out.append(variant)
            merged.append(False)
    return _reordered(named_by_kind(out, merged), merged)


def _reordered(variants: list[Variant], merged: list[bool]) -> list[Variant]:
    """Order merged alternatives so that each receives all of its values.

    A merged alternative has the acceptance test of its first part, so values of the other parts fall
    through to later variants of the same JSON type, which must be able to represent them.
    """
    if not _any_missed(variants, merged):
        return variants
    order = sorted(
        range(len(variants)), key=lambda i: (isinstance(variants[i].type, Any), merged[i])
    )
    variants, merged = [variants[i] for i in order], [merged[i] for i in order]
    if not _any_missed(variants, merged):
        return variants
    return [Variant(Any(variants[0].type.span), ALL_KINDS - {JsonKind.NULL}, None)]


def _any_missed(variants: list[Variant], merged: list[bool]) -> bool:
    return any(
        variant.kinds & other.kinds and not isinstance(other.type, Any)
        for index, variant in enumerate(variants)
        if merged[index]
        for other in variants[index + 1 :]
    )


def _join(a: Type, b: Type) -> Type | None:
    """Return a type other than a union that includes both types, or None."""
    match a, b:
        case (String(), String() | Enum() | Const()) if _only(b, str):
            return _without_meta(a)
        case (Enum() | Const(), String()) if _only(a, str):
            return _without_meta(b)
        case (Integer() | Number(), Integer() | Number()):
            return _without_meta(a if isinstance(a, Number) else b)
        case (Integer() | Number(), Enum() | Const()) if _only(b, int):
            return _without_meta(a)
        case (Enum() | Const(), Integer() | Number()) if _only(a, int):
            return _without_meta(b)
        case (Boolean(), Boolean()):
            return _without_meta(a)
        case (Enum() | Const(), Enum() | Const()):
            return joined_values(a, b)
        case (List(item=x), List(item=y)):
            item = x if _same_reference(x, y) else _join(x, y)
            return None if item is None else replace(a, item=item, meta=Meta())
        case _:
            return a if _same_reference(a, b) else None


def _same_reference(a: Type, b: Type) -> bool:
    return isinstance(a, Ref) and isinstance(b, Ref) and a.name == b.name


def _without_meta(type_: Type) -> Type:
    """Remove bounds and documentation, which apply to one alternative only."""
    return replace(type_, meta=Meta())


def _only(type_: Type, of: type) -> bool:
    values = (
        type_.values
        if isinstance(type_, Enum)
        else (type_.value,) if isinstance(type_, Const) else ()
    )
    return isinstance(type_, String) or (
        bool(values) and all(isinstance(v, of) and not isinstance(v, bool) for v in values)
    )
