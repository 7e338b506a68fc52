"""Turns drafts into declarations with unique names."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.ir import types as ir
from adlgen.ir.atoms import escaped
from adlgen.ir.types import JsonKind
from adlgen.naming.cases import distinct
from adlgen.naming.code import Code, code
from adlgen.naming.scope import Scope
from adlgen.plan.defaults import default_of
from adlgen.plan.drafts import Draft, Path, Words
from adlgen.plan.identifiers import Namer
from adlgen.plan.model import (
    Declaration,
    EnumDecl,
    Member,
    Named,
    NullableOf,
    PlannedField,
    PlannedType,
    PlannedVariant,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)
from adlgen.plan.notes import doc_of, member_docs
from adlgen.plan.order import cyclic_keys, print_order

_INT64 = range(-(2**63), 2**63)


_LONGEST = 60
"""The characters of the longest name that has the words of all enclosing types."""


def claim_types(
    drafts: Mapping[str, Draft],
    namer: Namer,
    scope: Scope,
    known: Mapping[str, Code],
    prefix: Words = (),
    root: Words = (),
) -> dict[str, Code]:
    """Claim the names of the types of drafts, except those in ``known``.

    Names start with the words of ``prefix``; those that are taken continue with the words of ``root``.
    Pinned names come first, then definitions, then the other types in the order of the schema: the earlier one keeps the short
    name, and the later one takes the words of one more enclosing type.
    """
    names = dict(known)
    if names.keys() == drafts.keys():
        return names
    order = [drafts[key] for key in print_order(drafts) if key not in known]
    for draft in sorted(order, key=lambda d: (not d.path.is_pinned, not d.path.is_definition)):
        # Clashes have causes (properties, definitions) that are reported where these are named.
        names[draft.key] = Code(
            scope.claim_first(candidates(draft.path, namer, prefix, root), draft.key)
        )
    return names


def candidates(path: Path, namer: Namer, prefix: Words = (), root: Words = ()) -> Iterator[str]:
    """Yield the names of a type, the best first."""

    def named(words: Words) -> str:
        return namer.identifier(
            "type", [w for text in (*prefix, *words) for w in namer.words(text)]
        )

    best = named(path.words)
    if len(best) > _LONGEST:
        own, *longer = (named(path.words[-count:]) for count in range(1, len(path.words) + 1))
        near = longer[:-1] if longer and len(longer[0]) <= _LONGEST else (own, *longer[:-1])
        # If these are taken, one outer word makes the name unique.
        outer = (named((word, path.words[-1])) for word in reversed(path.words[:-2]))
        fitting = (name for name in (*near, *outer) if len(name) <= _LONGEST)
        yield from (*fitting, *near)
    yield best
    yield from map(named, path.others)
    if root and path.words[:1] != root:
        yield named((*root, *path.words))


class Declaring(Struct):
    """Turns drafts into declarations."""

    namer: Namer
    names: Mapping[str, Code]
    cyclic: Mapping[str, frozenset[str]]
    pins: Mapping[str, str]
    scope: Scope
    quiet: Namer
    """Names what is not printed, so that it may collide."""
    prints_fields: bool

    def declare(self, draft: Draft) -> Declaration:
        """Build the declaration of a draft."""
        match draft.type:
            case ir.Record():
                return self._record(draft, draft.type)
            case ir.Enum():
                return self._enum(draft, draft.type)
            case ir.Union():
                return self._union(draft, draft.type)
            case ir.Tuple():
                return self._tuple(draft, draft.type)

    def _record(self, draft: Draft, record: ir.Record) -> RecordDecl:
        keys = [(f.key, f.key) for f in record.fields]
        if self.pins:
            places = (f"{draft.key}/{escaped(key)}" for key, _ in keys)
            keys = [(k, self.pins.get(at, k)) for (k, _), at in zip(keys, places, strict=True)]
        namer = self.namer if self.prints_fields else self.quiet
        also = "" if record.extra is None else self.namer.language.extra_name
        names = namer.group(
            "field", keys, record.span, "the properties", (f.span for f in record.fields), also
        )
        parts = self._uses(draft)
        fields = tuple(map(self._field, record.fields, names, parts))
        return RecordDecl(
            key=draft.key,
            name=self.names[draft.key],
            doc=doc_of(record),
            parent=self._parent(draft),
            fields=fields,
            extra=parts[-1] if record.extra is not None else None,
            extra_name=Code(self.namer.language.extra_name),
            extra_patterns=record.extra_patterns,
            constraints=record.meta.constraints,
        )

    def _field(self, field: ir.Field, name: Code, type_: PlannedType) -> PlannedField:
        default = default_of(field, self.namer)
        is_filled = default is not None and self.namer.fill_defaults
        return PlannedField(
            name=name,
            key=field.key,
            type=type_,
            required=field.required,
            default=default.value if default is not None and is_filled else None,
            has_default=is_filled,
            doc=doc_of(field.type, self._title(field), default, self.namer.typed_formats),
        )

    def _title(self, field: ir.Field) -> str:
        """Return the title of a property, unless it only repeats the name."""
        title = field.type.meta.title
        if not title:
            return ""
        words = [w.lower() for w in self.namer.words(title)]
        return "" if words == [w.lower() for w in self.namer.words(field.key)] else title

    def _enum(self, draft: Draft, enum: ir.Enum) -> EnumDecl:
        wires = [_wire(v) for v in enum.values]
        names = self._member_namer().group("member", wires, enum.span, "the enum values")
        return EnumDecl(
            key=draft.key,
            name=self.names[draft.key],
            doc=doc_of(enum),
            parent=self._parent(draft),
            members=tuple(
                map(
                    Member,
                    self._distinct_members(draft, names, wires),
                    enum.values,
                    member_docs(enum),
                )
            ),
            kind=_kind(enum.values),
        )

    def _union(self, draft: Draft, union: ir.Union) -> UnionDecl:
        keys = [
            (
                v.accept or f"{draft.key}/{i}",
                self.pins.get(f"{draft.key}/~|{i}") or " ".join(v.label),
            )
            for i, v in enumerate(union.variants)
        ]
        names = self._member_namer().group("variant", keys, union.span, "the alternatives")
        variants = tuple(
            PlannedVariant(
                name, part, tuple(k for k in JsonKind if k in v.kinds), v.accept, v.tags, v.places
            )
            for name, part, v in zip(
                self._distinct_members(draft, names, keys),
                self._uses(draft),
                union.variants,
                strict=True,
            )
        )
        name = self.names[draft.key]
        return UnionDecl(draft.key, name, doc_of(union), self._parent(draft), variants, union.tag)

    def _member_namer(self) -> Namer:
        return self.quiet if self.namer.language.member_scope == "none" else self.namer

    def _distinct_members(
        self, draft: Draft, names: tuple[Code, ...], sources: list[tuple[str, str]]
    ) -> tuple[Code, ...]:
        """Return member names that do not clash with types, in languages where they share a scope."""
        if self.namer.language.member_scope != "module":
            return names
        out, owner = [], self.names[draft.key]
        for name, (source, _) in zip(names, sources, strict=True):
            free = name
            if f"{owner}{free}" in self.scope.taken:
                free = code("{}Value", name)
                if f"{owner}{free}" in self.scope.taken:
                    free = Code(distinct(name, source, self.scope.case))
            self.scope.taken.add(f"{owner}{free}")
            out.append(free)
        return tuple(out)

    def _tuple(self, draft: Draft, tuple_: ir.Tuple) -> TupleDecl:
        parts = self._uses(draft)
        return TupleDecl(
            key=draft.key,
            name=self.names[draft.key],
            doc=doc_of(tuple_),
            parent=self._parent(draft),
            items=parts[: len(tuple_.items)],
            rest=parts[-1] if tuple_.rest is not None else None,
        )

    def _parent(self, draft: Draft) -> Code | None:
        return None if draft.parent is None else self.names[draft.parent]

    def _uses(self, draft: Draft) -> tuple[PlannedType, ...]:
        cyclic = self.cyclic[draft.key]
        if not cyclic:  # uses are drafted as those that are not
            return draft.parts
        return tuple(self._use(part, cyclic) for part in draft.parts)

    def _use(self, type_: PlannedType, cyclic: frozenset[str]) -> PlannedType:
        """Mark recursive uses, except in lists and maps."""
        match type_:
            case Named(key=key):
                return Named(key, cyclic=key in cyclic)
            case NullableOf(inner=inner):
                return NullableOf(self._use(inner, cyclic))
            case _:
                return type_


def declare_all(
    drafts: Mapping[str, Draft],
    namer: Namer,
    names: Mapping[str, Code],
    pins: Mapping[str, str],
    scope: Scope,
    *,
    prints_fields: bool = True,
) -> dict[str, Declaration]:
    """Build the declarations of drafts, each before those of its parts."""
    prints_all = prints_fields and namer.language.member_scope != "none"
    quiet = namer if prints_all else replace(namer, log=Log())
    declaring = Declaring(namer, names, cyclic_keys(drafts), pins, scope, quiet, prints_fields)
    return {key: declaring.declare(drafts[key]) for key in print_order(drafts)}


def _wire(value: JsonValue) -> tuple[str, str]:
    """Return the source of an enum member, and the text that its name is made from."""
    if isinstance(value, str):
        return value, value
    text = json.dumps(value, ensure_ascii=False, sort_keys=True)
    if isinstance(value, bool):
        return f"\0{text}", text
    if isinstance(value, int | float):
        return f"\0{text}", f"n {text.replace('-', ' minus ').replace('.', ' point ')}"
    return f"\0{text}", f"value {text}"[:40]


def _kind(values: tuple[JsonValue, ...]) -> JsonKind | None:
    if all(isinstance(v, str) for v in values):
        return JsonKind.STRING
    if all(isinstance(v, int) and not isinstance(v, bool) and v in _INT64 for v in values):
        return JsonKind.NUMBER
    return None
