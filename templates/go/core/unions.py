"""Unions: a sealed interface, and how the alternative of a value is found."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.ir.types import Kind
from adlgen.naming.code import Code, code
from adlgen.plan.model import (
    Basic,
    Constant,
    EnumDecl,
    Named,
    Plain,
    PlannedType,
    PlannedVariant,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

from ..docs import doc, listed, type_note
from ..layout import markers
from ..literals import json_literal, literal, literals
from ..names import Names
from ..types import BIG, Nil, TypePrinter, TypeText


@dataclass(frozen=True, slots=True)
class WrapperView:
    """An alternative that is no type of its own yet."""

    name: Code
    docs: tuple[Code, ...]
    type: Code


@dataclass(frozen=True, slots=True)
class CaseView:
    """One alternative in a switch."""

    test: Code
    """``case ...:`` or ``default:``"""
    then: Code


@dataclass(frozen=True, slots=True)
class UnionView:
    """A sealed interface with its function."""

    name: Code
    wrappers: tuple[WrapperView, ...]
    markers: tuple[Code, ...]
    switch: Code
    """The head of the switch that finds the alternative."""
    single: bool
    decode: tuple[CaseView, ...]
    encode: tuple[CaseView, ...]


@dataclass(frozen=True, slots=True)
class _Alternative:
    """How a variant is held."""

    type: Code
    decode: Code
    """An expression that decodes it."""
    encode: Code
    """A statement that writes ``v``."""
    wrapper: WrapperView | None = None


@dataclass(frozen=True, slots=True)
class Unions:
    """Turns unions into views."""

    printer: TypePrinter
    names: Names

    def view(self, decl: UnionDecl) -> UnionView:
        """Build the view of a union."""
        found = [self._alternative(decl, v) for v in decl.variants]
        distinct = {a.type: a for a in found}
        heads = [code("func ({}) is{}()", type_, decl.name) for type_ in distinct]
        return UnionView(
            name=decl.name,
            wrappers=tuple(a.wrapper for a in distinct.values() if a.wrapper is not None),
            markers=markers(heads),
            switch=_switch(decl),
            single=len(found) == 1,
            decode=tuple(_cases(decl, found)),
            encode=tuple(CaseView(code("case {}:", a.type), a.encode) for a in distinct.values()),
        )

    def sentence(self, decl: UnionDecl) -> str:
        """Say what a union may be."""
        types = dict.fromkeys(self._alternative(decl, v).type for v in decl.variants)
        return f"is {'one of ' if len(types) > 1 else ''}{listed([f'[{t}]' for t in types], 'and')}"

    def _alternative(self, decl: UnionDecl, variant: PlannedVariant) -> _Alternative:
        rendered = self.printer.render_type(variant.type)
        name = rendered.type
        if self._stands_alone(variant.type):
            read, write = _read(rendered), code("adlrt.Write(c, v, {})", rendered.code)
            return _Alternative(name, read, write)
        name = self.names.of(decl.key, variant.name)
        if (fixed := _fixed(variant.type)) is not None:
            wrapper = self._wrapper(decl, variant, name, Code("struct{}"))
            return _Alternative(name, code("{}{{}}", name), code("c.Raw({})", fixed), wrapper)
        if (
            isinstance(variant.type, Named)
            or rendered.nil is Nil.NULL
            or rendered.type in ("any", BIG.type)
        ):
            wrapper = self._wrapper(
                decl, variant, name, code("struct {{\n\tValue {}\n}}", rendered.type)
            )
            write = code("adlrt.Write(c, v.Value, {})", rendered.code)
            return _Alternative(name, code("{}{{{}}}", name, _read(rendered)), write, wrapper)
        wrapper = self._wrapper(decl, variant, name, rendered.type)
        write = code("adlrt.Write(c, {}(v), {})", rendered.type, rendered.code)
        return _Alternative(name, code("{}({})", name, _read(rendered)), write, wrapper)

    def _stands_alone(self, type_: PlannedType) -> bool:
        """Whether a type may have the method of the interface."""
        if not isinstance(type_, Named):
            return False
        decl = self.printer.declarations[type_.key]
        named = isinstance(decl, EnumDecl) and decl.kind is not None
        return named or isinstance(decl, RecordDecl | TupleDecl)

    def _wrapper(
        self, decl: UnionDecl, variant: PlannedVariant, name: Code, type_: Code
    ) -> WrapperView:
        note = type_note(variant.type, self.printer.declarations)
        return WrapperView(name, doc(f"{name} is an alternative of [{decl.name}].", note), type_)


def _read(rendered: TypeText) -> Code:
    return code("adlrt.Read(c, {})", rendered.code)


def _fixed(type_: PlannedType) -> Code | None:
    match type_:
        case Constant(value=value):
            return json_literal(value)
        case Plain(basic=Basic.NULL):
            return json_literal(None)
        case _:
            return None


def _switch(decl: UnionDecl) -> Code:
    if decl.tag is None:
        return Code("switch")
    return code("switch c.Tag({})", literal(decl.tag))


def _cases(decl: UnionDecl, found: list[_Alternative]) -> list[CaseView]:
    out = []
    for variant, alternative in zip(decl.variants, found, strict=True):
        then = code("*v = {}", alternative.decode)
        last = variant is decl.variants[-1]
        out.append(CaseView(Code("default:") if last else _test(decl, variant), then))
    return out


def _test(decl: UnionDecl, variant: PlannedVariant) -> Code:
    if decl.tag is not None:
        return code("case {}:", literals(variant.tags))
    kinds = [literal(kind.value) for kind in variant.kinds]
    tests = []
    if len(kinds) < len(Kind):
        tests.append(code("c.Is({})", Code(", ").joined(kinds)))
    if variant.accept is not None:
        tests.append(code("c.Accepts({})", literal(variant.accept)))
    return code("case {}:", Code(" && ").joined(tests) if tests else Code("true"))
