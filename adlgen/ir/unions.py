"""Unions: alternatives told apart by a tag, by JSON type, or by what accepts the value."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.diagnostics.datatypes import replace
from adlgen.ir.atoms import ALL_KINDS, SHAPING, Atom, flatten, only_integers, possible_kinds
from adlgen.ir.dispatch import Dispatcher
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
from adlgen.ir.variants import labels_of, tag_of

_LIMIT = 100
"""More alternatives than this, or alternatives nested in each other beyond it, are not told apart."""


def alternatives(atoms: tuple[Atom, ...]) -> tuple[Atom, tuple[Atom, ...]] | None:
    """Find the ``anyOf`` or ``oneOf`` that shapes the type: its atom and its branches."""
    for atom in atoms:
        for keyword in ("oneOf", "anyOf"):
            branches = atom.subs(keyword)
            if branches and len(branches) <= _LIMIT and any(map(_shapes, branches)):
                return atom, branches
    return None


def _shapes(branch: Atom) -> bool:
    """Whether an alternative says more than which properties are required."""
    keywords = branch.schema.keywords.keys()
    return bool(keywords & (SHAPING - {"required", "additionalProperties"}) or "$ref" in keywords)


def lower_union(
    low: Dispatcher,
    atoms: tuple[Atom, ...],
    found: tuple[Atom, tuple[Atom, ...]],
    kinds: frozenset[JsonKind],
    meta: Meta,
) -> Type:
    """Lower alternatives, each merged with what holds for all of them."""
    owner, branches = found
    shaped = tuple(a for a in map(_own_shape, atoms) if a.schema.keywords)
    variants: list[Variant] = []
    loose: list[bool] = []
    nullable = False
    flats = [flatten(low.canonical, (b,)) for b in branches]
    plain = all(alternatives(flat) is None for flat in flats)
    tag = tag_of([(*shaped, *flat) for flat in flats]) if plain else None
    labels = labels_of(branches, flats, tag)
    for index, (branch, flat) in enumerate(zip(branches, flats, strict=True)):
        branch_kinds = possible_kinds(low.canonical, flat) & kinds
        nullable |= JsonKind.NULL in branch_kinds
        if not branch_kinds - {JsonKind.NULL}:
            continue
        lowered = low.conjunction((branch, *shaped)) if shaped else low.one(branch)
        if isinstance(lowered, Never | Null):
            continue
        inner = lowered.inner if isinstance(lowered, Nullable) else lowered
        tags = tag.values[index] if tag else ()
        variants.append(
            Variant(inner, branch_kinds - {JsonKind.NULL}, branch.pointer, tags, labels[index])
        )
        loose.append(_only_alternatives(flat))
    return assemble(
        _spread(variants, loose),
        branches[0],
        meta,
        nullable=nullable,
        tag=tag.key if tag else None,
        origin=owner,
    )


def _spread(variants: Sequence[Variant], loose: Sequence[bool]) -> list[Variant]:
    """Put the alternatives of an alternative in its place, unless a tag or a title speaks for it.

    One that says more of the shape than its alternatives (is not ``loose``) keeps those that are tested: a
    value that one of them accepts does not yet have the type that they get from it.
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
    """Whether what an alternative says of the shape is in its own alternatives."""
    said = [a.schema.keywords for a in map(_own_shape, flat) if a.schema.keywords]
    return all(k.keys() == {"type"} for k in said) and not only_integers(flat)


def _alternatives_of(variant: Variant) -> tuple[Variant, ...]:
    type_ = variant.type
    if isinstance(type_, Union) and type_.tag is None and not type_.meta.title:
        return type_.variants
    return (variant,)


def _inside(outer: Variant, inner: Variant, *, alone: bool) -> Variant:
    """Make an alternative of an alternative one of the whole; the nearest test asks for it."""
    if inner is outer:
        return outer
    label = inner.label if alone else (*outer.label, *inner.label)
    accept = inner.accept or outer.accept
    return replace(inner, kinds=inner.kinds & outer.kinds, accept=accept, label=label)


def _own_shape(atom: Atom) -> Atom:
    """Keep what an atom itself says of the shape: what it refers to is an atom of its own."""
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
    """Build the type of alternatives: the simplest that holds all of them."""
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
    """Give a type that stands for a whole union the union's documentation."""
    if not meta.description:
        return type_
    own = type_.meta
    return replace(type_, meta=replace(own, description=meta.description, title=meta.title))


def _tested(variants: list[Variant]) -> list[Variant]:
    """Drop the acceptance test of every variant whose JSON types are its own."""
    out = []
    for index, variant in enumerate(variants):
        later = variants[index + 1 :]
        needs = any(variant.kinds & other.kinds for other in later)
        out.append(variant if needs and variant.accept else replace(variant, accept=None))
    return out


def _merged(variants: Sequence[Variant]) -> list[Variant]:
    """Fold together alternatives that one type holds, keeping the place of the first."""
    out: list[Variant] = []
    folded: list[bool] = []
    for variant in variants:
        for index, earlier in enumerate(out):
            both = _join(earlier.type, variant.type)
            if both is not None:
                out[index] = replace(earlier, type=both, kinds=earlier.kinds | variant.kinds)
                folded[index] = True
                break
        else:
            out.append(variant)
            folded.append(False)
    return _caught(out, folded)


def _caught(variants: list[Variant], folded: list[bool]) -> list[Variant]:
    """Put what was folded where it catches all of its values.

    Its acceptance test is that of its first alternative, so the values of the others go on to what comes
    later and shares a JSON type; there, only the type itself or any value can take them.
    """
    if not _any_missed(variants, folded):
        return variants
    order = sorted(
        range(len(variants)), key=lambda i: (isinstance(variants[i].type, Any), folded[i])
    )
    variants, folded = [variants[i] for i in order], [folded[i] for i in order]
    if not _any_missed(variants, folded):
        return variants
    return [Variant(Any(variants[0].type.span), ALL_KINDS - {JsonKind.NULL}, None)]


def _any_missed(variants: list[Variant], folded: list[bool]) -> bool:
    return any(
        variant.kinds & other.kinds and not isinstance(other.type, Any)
        for index, variant in enumerate(variants)
        if folded[index]
        for other in variants[index + 1 :]
    )


def _join(a: Type, b: Type) -> Type | None:
    """Return the type that holds both, if it is no union."""
    match a, b:
        case (String(), String() | Enum() | Const()) if _only(b, str):
            return _bare(a)
        case (Enum() | Const(), String()) if _only(a, str):
            return _bare(b)
        case (Integer() | Number(), Integer() | Number()):
            return _bare(a if isinstance(a, Number) else b)
        case (Integer() | Number(), Enum() | Const()) if _only(b, int):
            return _bare(a)
        case (Enum() | Const(), Integer() | Number()) if _only(a, int):
            return _bare(b)
        case (Boolean(), Boolean()):
            return _bare(a)
        case (Enum() | Const(), Enum() | Const()):
            return _values(a, b)
        case (List(item=x), List(item=y)):
            item = x if _same_reference(x, y) else _join(x, y)
            return None if item is None else replace(a, item=item, meta=Meta())
        case _:
            return a if _same_reference(a, b) else None


def _same_reference(a: Type, b: Type) -> bool:
    return isinstance(a, Ref) and isinstance(b, Ref) and a.name == b.name


def _bare(type_: Type) -> Type:
    """Forget bounds and documentation, which held for one alternative only."""
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


def _values(a: Enum | Const, b: Enum | Const) -> Type | None:
    first = a.values if isinstance(a, Enum) else (a.value,)
    second = b.values if isinstance(b, Enum) else (b.value,)
    scalars = all(isinstance(v, str | int) and not isinstance(v, bool) for v in (*first, *second))
    same = scalars and len({type(v) for v in (*first, *second)}) == 1
    if not same:
        return None
    together = tuple(dict.fromkeys((*first, *second)))
    return Const(together[0], a.span) if len(together) == 1 else Enum(together, a.span)
