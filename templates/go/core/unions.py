"""Views of unions: a sealed interface, and the selection of an alternative."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from adlgen.ir.types import Kind
from adlgen.naming.code import Code, code
from adlgen.plan import model
from adlgen.plan.model import PlannedType, PlannedVariant, UnionDecl

from ..docs import doc, listed, type_note
from ..layout import body_padding
from ..literals import json_literal, literal, literals
from ..names import Names
from ..types import BIG, Nil, TypePrinter

_NONE = Code("")


@dataclass(frozen=True, slots=True)
class AlternativeView:
    """An alternative: a declared type, or a wrapper in one of three forms."""

    type: Code
    codec: Code
    held: Code = _NONE
    """The type that a wrapper holds."""
    docs: tuple[Code, ...] = ()
    """The documentation of a wrapper."""
    test: Code = _NONE
    """The ``case`` that selects the alternative; empty for the last one."""
    constant: Code = _NONE
    """The JSON of a constant."""
    is_declared: bool = False
    """Whether ``type`` is declared elsewhere, without a wrapper."""
    is_constant: bool = False
    """Whether the wrapper is an empty struct."""
    is_boxed: bool = False
    """Whether the wrapper is a struct with the value as a field; else it is defined as ``held``."""


@dataclass(frozen=True, slots=True)
class MarkerView:
    """The method that puts a type into the interface."""

    type: Code
    padding: Code
    is_long: bool


@dataclass(frozen=True, slots=True)
class UnionView:
    """A sealed interface with its codec."""

    tag: Code
    """The property that selects, as a string literal; empty if there is none."""
    is_single: bool
    variants: tuple[AlternativeView, ...]
    """In the order of selection."""
    types: tuple[AlternativeView, ...]
    """Without those that have the type of another one."""
    wrappers: tuple[AlternativeView, ...]
    markers: tuple[MarkerView, ...]


@dataclass(frozen=True, slots=True)
class Unions:
    """Converts unions to views."""

    printer: TypePrinter
    names: Names

    def view(self, decl: UnionDecl) -> UnionView:
        """Build the view of a union."""
        *most, last = (self._alternative(decl, variant) for variant in decl.variants)
        tests = (_test(decl, variant) for variant in decl.variants)
        variants = (*(replace(a, test=t) for a, t in zip(most, tests, strict=False)), last)
        types = {a.type: a for a in variants}
        return UnionView(
            tag=_NONE if decl.tag is None else literal(decl.tag),
            is_single=len(variants) == 1,
            variants=variants,
            types=tuple(types.values()),
            wrappers=tuple(a for a in types.values() if not a.is_declared),
            markers=tuple(_markers(decl, types)),
        )

    def sentence(self, decl: UnionDecl) -> str:
        """Return the part of a sentence that lists the alternatives."""
        types = dict.fromkeys(self._alternative(decl, v).type for v in decl.variants)
        return f"is {'one of ' if len(types) > 1 else ''}{listed([f'[{t}]' for t in types], 'and')}"

    def _alternative(self, decl: UnionDecl, variant: PlannedVariant) -> AlternativeView:
        rendered = self.printer.render_type(variant.type)
        if self._can_have_methods(variant.type):
            return AlternativeView(rendered.type, rendered.codec, is_declared=True)
        name = self.names.of(decl.key, variant.name)
        note = type_note(variant.type, self.printer.declarations)
        constant = _constant(variant.type)
        return AlternativeView(
            name,
            rendered.codec,
            held=rendered.type,
            docs=doc(f"{name} is an alternative of [{decl.name}].", note),
            constant=_NONE if constant is None else constant,
            is_constant=constant is not None,
            is_boxed=isinstance(variant.type, model.Named)
            or rendered.nil is Nil.NULL
            or rendered.type in ("any", BIG.type),
        )

    def _can_have_methods(self, type_: PlannedType) -> bool:
        """Report whether a type is declared in a form that can implement the interface."""
        if not isinstance(type_, model.Named):
            return False
        decl = self.printer.declarations[type_.key]
        is_enum = isinstance(decl, model.EnumDecl) and decl.kind is not None
        return is_enum or isinstance(decl, model.RecordDecl | model.TupleDecl)


def _constant(type_: PlannedType) -> Code | None:
    match type_:
        case model.Constant(value=value):
            return json_literal(value)
        case model.Plain(basic=model.Basic.NULL):
            return json_literal(None)
        case _:
            return None


def _markers(decl: UnionDecl, types: Iterable[Code]) -> Iterator[MarkerView]:
    signatures = [code("({}) is{}()", type_, decl.name) for type_ in types]
    for type_, padding in zip(types, body_padding(signatures), strict=True):
        yield MarkerView(type_, padding or _NONE, padding is None)


def _test(decl: UnionDecl, variant: PlannedVariant) -> Code:
    if decl.tag is not None:
        return literals(variant.tags)
    kinds = [literal(kind.value) for kind in variant.kinds]
    tests = []
    if len(kinds) < len(Kind):
        tests.append(code("c.Is({})", Code(", ").joined(kinds)))
    if variant.accept is not None:
        tests.append(code("c.Accepts({})", literal(variant.accept)))
    return Code(" && ").joined(tests) if tests else Code("true")
