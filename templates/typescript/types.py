"""Planned types as TypeScript types."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Literal, TypeAlias

from adlgen.naming.code import Code, code
from adlgen.packs import Struct, field
from adlgen.plan import model
from adlgen.plan.data import JsonValue
from adlgen.plan.model import SHARED, parts_of

from .documents import Layout, on_one_line
from .literals import MAX_SAFE, member, number, string
from .numbers import EXACT_VALUE, JSON_VALUE, NAMED, NATIVE, SCALARS, NativeText, Numbers
from .syntax import (
    READONLY,
    hugged,
    object_type,
    parenthesised,
    readonly_record,
    readonly_tuple,
    tuple_item,
    union,
)

Place: TypeAlias = Literal["member", "argument", "list", "item"]
"""The position of a type: alone, among type arguments, before ``[]``, among the items of a tuple."""


_DEFINITION = f"{SHARED}$defs/"


def shared_name(key: str) -> str | None:
    """Return the name of the shared definition that a declaration is; None for its parts and for types of tools."""
    name = key.removeprefix(_DEFINITION)
    return None if name == key or "/" in name else name


class Part(Struct):
    """One alternative of a type."""

    doc: Layout
    text: str
    """Its text on one line, for comparison."""
    bases: frozenset[str] = frozenset()
    """The basic types that include all its values, if it consists of literals."""
    reference: bool = False
    """Whether it is a named type or a type literal, which prettier keeps on the line of ``| null``."""


class TypePrinter(Struct):
    """Prints the types of the agent, or of the configuration."""

    declarations: Mapping[str, model.Declaration]
    root: str = ""
    """The key of the declaration that is never printed inline."""
    imported: Callable[[model.Declaration], Code] | None = None
    """Imports a declaration of another module and returns its local name."""
    numbers: Numbers = NATIVE
    owned: Mapping[str, Code] = field(default_factory=dict)
    """The names of shared definitions that are types of the user, by these types."""

    def render_type(
        self, type_: model.PlannedType, place: Place = "member", *, is_optional: bool = False
    ) -> Layout:
        """Print a type for a position; ``undefined`` is part of an optional one."""
        if isinstance(type_, model.Plain) and self.numbers.native(type_) is None:
            name = self.numbers.basic(type_.basic)
            return _optional(name) if is_optional else name
        parts = [*self.parts(type_)]
        if is_optional:
            parts.append(UNDEFINED)
        return self.union(parts, place)

    def union(self, parts: list[Part], place: Place = "member") -> Layout:
        """Print a union of parts."""
        kept = distinct(parts) if len(parts) > 1 else parts
        if len(kept) == 1:
            doc = kept[0].doc
            nested = place == "list" and kept[0].text.startswith(READONLY)
            return (Code("("), doc, Code(")")) if nested else doc
        docs = tuple([part.doc for part in kept])
        if place == "list":
            return parenthesised(docs)
        if is_hugged(kept):
            return hugged(docs)
        if place == "item":
            return tuple_item(docs)
        return union(docs, alone=place == "member")

    def parts(self, type_: model.PlannedType) -> Iterator[Part]:
        """Yield the alternatives of a type."""
        match type_:
            case model.Plain(basic=basic):
                native = self.numbers.native(type_)
                yield basic_part(self.numbers.basic(basic)) if native is None else _native(native)
            case model.Constant(value=value):
                yield self.literal(value)
            case model.ListOf(item=item):
                yield _part((READONLY, self.render_type(item, "list"), Code("[]")))
            case model.MapOf(value=value):
                arguments = (Code("string"), self.render_type(value, "argument"))
                yield _part(readonly_record(arguments), reference=True)
            case model.NullableOf(inner=inner):
                yield from self.parts(inner)
                yield _NULL
            case model.Named(key=key):
                yield from self._named(key)
            case model.Own(type=own):
                name = self.owned.get(own)
                yield _part(self.numbers.own(own) if name is None else name, reference=True)

    def literal(self, value: JsonValue) -> Part:
        """Return the type of exactly one JSON value."""
        return literal_part(value, big=self.numbers.big)

    def _named(self, key: str) -> Iterator[Part]:
        declaration = self.declarations[key]
        if not self.is_inline(declaration):
            bases = _bases(declaration, self)
            name = declaration.name if self.imported is None else self.imported(declaration)
            yield Part(name, str(name), bases, reference=True)
        elif isinstance(declaration, model.UnionDecl):
            yield from self.variants(declaration)
        elif isinstance(declaration, model.EnumDecl):
            yield from (self.literal(member.value) for member in declaration.members)
        elif isinstance(declaration, model.TupleDecl):
            yield _part(self.tuple(declaration))

    def is_inline(self, declaration: model.Declaration) -> bool:
        """Report whether a declaration is printed inline."""
        match declaration:
            case _ if declaration.key == self.root or shared_name(declaration.key) is not None:
                return False
            case model.UnionDecl():
                return declaration.scalar
            case model.EnumDecl():
                return declaration.is_short
            case model.TupleDecl(items=items, rest=rest):
                return all(
                    isinstance(t, model.Plain | model.Constant)
                    for t in (*items, *([rest] if rest else []))
                )
            case _:
                return False

    def leads_to(
        self, type_: model.PlannedType | None, key: str, seen: frozenset[str] = frozenset()
    ) -> bool:
        """Report whether a type refers to a declaration, directly or through others."""
        match type_:
            case model.Named(key=other) if other not in seen:
                parts = parts_of(self.declarations[other])
                return other == key or any(self.leads_to(p, key, seen | {other}) for p in parts)
            case (
                model.ListOf(item=inner) | model.MapOf(value=inner) | model.NullableOf(inner=inner)
            ):
                return self.leads_to(inner, key, seen)
            case _:
                return False

    def variants(self, declaration: model.UnionDecl) -> Iterator[Part]:
        """Return the alternatives of a union."""
        for variant in declaration.variants:
            yield from self.parts(variant.type)

    def tuple(self, declaration: model.TupleDecl) -> Layout:
        """Print a tuple."""
        many = len(declaration.items) + (declaration.rest is not None) > 1
        items = [
            self.render_type(item, "item" if many else "argument") for item in declaration.items
        ]
        if declaration.rest is not None:
            items.append((Code("..."), self.render_type(declaration.rest, "list"), Code("[]")))
        return readonly_tuple(items)


@cache
def basic_part(name: Code) -> Part:
    """Return a basic type, of which there are few, as an alternative."""
    return Part(name, str(name), reference=name in NAMED)


@cache
def _optional(name: Code) -> Layout:
    """Print the type of an optional property that is a basic type."""
    docs = tuple([part.doc for part in distinct([basic_part(name), UNDEFINED])])
    return union(docs, alone=True) if len(docs) > 1 else docs[0]


UNDEFINED = basic_part(Code("undefined"))
_NULL = basic_part(Code("null"))
_NUMBER = Code("number")


def literal_part(value: JsonValue, *, big: bool = False) -> Part:
    """Return the type of exactly one JSON value."""
    match value:
        case None:
            return _NULL
        case bool():
            return _literal(Code(json.dumps(value)), "boolean")
        case int() if abs(value) > MAX_SAFE and big:
            return _literal(number(value), "bigint")
        case int() if abs(value) > MAX_SAFE:
            return basic_part(_NUMBER)  # a literal type would lose digits
        case int() | float():
            return _literal(number(value), "number")
        case str():
            return _literal(string(value), "string")
        case list():
            return _part(readonly_tuple([literal_part(item, big=big).doc for item in value]))
        case dict():
            members = [
                (code("readonly {}: ", member(k)), literal_part(v, big=big).doc)
                for k, v in value.items()
            ]
            return _part(object_type(members), reference=True)


def _native(native: NativeText) -> Part:
    """Return the type of a format; those that are texts are part of ``string``."""
    bases = frozenset[str]() if native.constant else frozenset({"string"})
    return Part(native.type, str(native.type), bases, reference=True)


def _literal(text: Code, base: str) -> Part:
    return Part(text, str(text), frozenset({base}))


def _part(doc: Layout, *, reference: bool = False) -> Part:
    return Part(doc, str(on_one_line(doc)), reference=reference)


def _bases(declaration: model.Declaration, printer: TypePrinter) -> frozenset[str]:
    match declaration:
        case model.EnumDecl(members=members):
            parts = [printer.literal(m.value) for m in members]
        case model.UnionDecl() if declaration.scalar:
            parts = list(printer.variants(declaration))
        case _:
            return frozenset()
    if all(part.bases for part in parts):
        return frozenset().union(*(part.bases for part in parts))
    return frozenset()


def distinct(parts: list[Part]) -> list[Part]:
    """Remove alternatives that others include."""
    texts = {part.text for part in parts}
    if JSON_VALUE in texts or EXACT_VALUE in texts:
        texts |= SCALARS
        parts = [p for p in parts if p.text not in SCALARS]
    seen: dict[str, Part] = {}
    for part in parts:
        redundant = bool(part.bases) and part.bases <= texts
        if not redundant and (part.text != "never" or len(texts) == 1):
            seen.setdefault(part.text, part)
    return list(seen.values())


def is_hugged(parts: list[Part]) -> bool:
    """Report whether a union is one named type and null, which never breaks."""
    named = [p for p in parts if p.reference]
    return len(named) == 1 and all(p.text == "null" for p in parts if p is not named[0])
