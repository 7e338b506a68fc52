"""Views of unions: a sealed interface, and the selection of an alternative."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.places import places_of
from adlgen.packs.view import View, ViewValue
from adlgen.plan import model
from adlgen.plan.model import JsonKind, PlannedBody, PlannedType, PlannedVariant, UnionDecl

from ..docs import doc, listed, type_note
from ..layout import body_padding
from ..literals import json_literal, literal, literals, struct_tag
from ..names import Names
from ..types import Nil, TypePrinter
from .uses import ALTERNATIVE

_NONE = Code("")


class Form(Enum):
    """The forms of an alternative."""

    DECLARED = "a type declared elsewhere"
    CONSTANT = "a wrapper without fields"
    BOXED = "a wrapper with the value as its field"
    DEFINED = "a wrapper defined as the type of the value"


class Unions(Struct):
    """Converts unions to views."""

    printer: TypePrinter
    names: Names
    body: PlannedBody

    def view(self, decl: UnionDecl) -> Mapping[str, ViewValue]:
        """Return the values of a union for the view of its declaration."""
        variants = [
            (self._type(decl, v), self._alternative(decl, v, f"{decl.key}/~|{i}"))
            for i, v in enumerate(decl.variants)
        ]
        types = dict(variants)
        return {
            "tag": literal(decl.tag or ""),
            "variants": tuple(alternative for _, alternative in variants),
            "types": tuple(types.values()),
            "markers": tuple(_markers(decl, types)),
        }

    def sentence(self, decl: UnionDecl) -> str:
        """Return the part of a sentence that lists the alternatives."""
        types = dict.fromkeys(self._type(decl, variant) for variant in decl.variants)
        return f"is {'one of ' if len(types) > 1 else ''}{listed([f'[{t}]' for t in types], 'and')}"

    def _type(self, decl: UnionDecl, variant: PlannedVariant) -> Code:
        """Return the type that represents an alternative."""
        if self._can_have_methods(variant.type):
            return self.printer.render_type(variant.type).type
        return self.names.of(decl.key, variant.name)

    def _alternative(self, decl: UnionDecl, variant: PlannedVariant, key: str) -> View:
        rendered, type_ = self.printer.render_type(variant.type), self._type(decl, variant)
        return View(
            self._form(variant.type),
            type=type_,
            held=rendered.type,
            null=struct_tag([("null", rendered.null)]) if rendered.null else _NONE,
            docs=doc(
                f"{type_} is {ALTERNATIVE} [{decl.name}].",
                type_note(variant.type, self.printer),
            ),
            # The last alternative is the default.
            test=_NONE if variant is decl.variants[-1] else _test(decl, variant),
            constant=_constant(variant.type) or _NONE,
            places=place_arguments(key, self.body),
        )

    def _form(self, type_: PlannedType) -> Form:
        rendered = self.printer.render_type(type_)
        if self._can_have_methods(type_):
            return Form.DECLARED
        if _constant(type_) is not None:
            return Form.CONSTANT
        if (
            isinstance(type_, model.Named)
            or rendered.nil is Nil.NULL
            or rendered.null
            or rendered.is_opaque
        ):
            return Form.BOXED
        return Form.DEFINED

    def _can_have_methods(self, type_: PlannedType) -> bool:
        """Report whether a type is declared in a form that can implement the interface."""
        if not isinstance(type_, model.Named):
            return False
        decl = self.printer.declarations[type_.key]
        is_enum = isinstance(decl, model.EnumDecl) and decl.kind is not None
        return is_enum or isinstance(decl, model.RecordDecl | model.TupleDecl)


def place_arguments(key: str, body: PlannedBody) -> Code:
    """Return arguments: pointers to the schemas of a type; empty if no schema decides about it alone."""
    places = places_of(key, "/".join(key.split("/")[:2]), body)
    return Code("").joined(code(", {}", literal(place)) for place in places)


def _constant(type_: PlannedType) -> Code | None:
    match type_:
        case model.Constant(value=value):
            return json_literal(value)
        case model.Plain(basic=model.Basic.NULL):
            return json_literal(None)
        case _:
            return None


def _markers(decl: UnionDecl, types: Iterable[Code]) -> Iterator[View]:
    signatures = [code("({}) is{}()", type_, decl.name) for type_ in types]
    for type_, padding in zip(types, body_padding(signatures), strict=True):
        yield View(type=type_, padding=padding or _NONE, is_long=padding is None)


def _test(decl: UnionDecl, variant: PlannedVariant) -> Code:
    if decl.tag is not None:
        return literals(variant.tags)
    kinds = [kind.value for kind in variant.kinds] if len(variant.kinds) < len(JsonKind) else []
    return literals([*kinds, *([] if variant.accept is None else [variant.accept])])
