"""Expressions that build dataclasses from accepted JSON and encode them."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue

from ...layout import (
    Comprehension,
    Expr,
    Group,
    Leaf,
    Pair,
    call,
    flat,
    leaf,
    listing,
    subscript,
)
from ...literals import json_literal, scalar, string
from ...names import snake_names
from ...types import TypePrinter, integral
from ..declarations import Side

_VARIABLES = "xyzuwabcdefgh"


class CodecPrinter(Struct):
    """Prints expressions that build and encode the values of one side of a tool."""

    side: Side
    types: TypePrinter
    snakes: Mapping[str, Code]

    @staticmethod
    def of(side: Side, types: TypePrinter) -> CodecPrinter:
        """Return the printer of a side."""
        return CodecPrinter(side, types, snake_names(side.body.declarations))

    def declaration(self, named: plan.Named) -> plan.Declaration:
        """Return the declaration of a name."""
        return self.side.body.declarations[named.key]

    def helper(self, name: str) -> Leaf:
        """Import a function of the runtime."""
        return Leaf(self.side.imports.use("._json", name))

    # --- from JSON ---------------------------------------------------------------------------

    def is_identity(self, type_: plan.PlannedType) -> bool:
        """Report whether an accepted JSON value is already the Python value."""
        match type_:
            case plan.Plain(basic=basic):
                return basic is not plan.Basic.INTEGER and not self.types.is_decimal(type_)
            case plan.ListOf() | plan.MapOf():
                return False
            case plan.NullableOf(inner=inner):
                return self.is_identity(inner)
            case plan.Named():
                declaration = self.declaration(type_)
                if isinstance(declaration, plan.UnionDecl):
                    return all(self.is_identity(v.type) for v in declaration.variants)
                return isinstance(declaration, plan.EnumDecl) and not self.types.has_integers(type_)
            case plan.Constant():
                return not self.types.has_integers(type_)

    def builder(self, type_: plan.PlannedType, depth: int = 0) -> Expr:
        """Return a function of one argument."""
        if self.is_identity(type_):
            return self.helper("identity")
        match type_:
            case plan.Plain(basic=plan.Basic.NUMBER):
                return self.helper("to_decimal")
            case plan.Plain() | plan.Constant():
                return self.helper("integral")
            case plan.Named():
                if isinstance(self.declaration(type_), plan.EnumDecl):
                    return self.helper("integral")
                return leaf(f"_build_{self.snakes[type_.key]}")
            case plan.ListOf(item=item) | plan.MapOf(value=item) if self.is_identity(item):
                return self.types.render_type(type_)
            case _:
                var = _VARIABLES[depth]
                return Pair(Code(f"lambda {var}: "), self.applied(type_, leaf(var), depth + 1))

    def applied(self, type_: plan.PlannedType, value: Expr, depth: int = 0) -> Expr:
        """Return the expression that builds from a value."""
        if self.is_identity(type_):
            return value
        var = _VARIABLES[depth]
        match type_:
            case plan.ListOf(item=item):
                if self.is_identity(item):
                    return call("list", [value])
                inner = self.applied(item, leaf(var), depth + 1)
                return Comprehension(Code("["), inner, Code(f"for {var} in "), value, Code("]"))
            case plan.MapOf(value=item):
                return self.mapped(item, value, var, depth)
            case plan.NullableOf(inner=inner_type):
                return call(flat(self.helper("nullable")), [value, self.builder(inner_type, depth)])
            case _:
                return call(flat(self.builder(type_, depth)), [value])

    def mapped(self, item: plan.PlannedType, value: Expr, var: str, depth: int) -> Expr:
        """Return the expression that builds the values of an object."""
        if self.is_identity(item):
            return call("dict", [value])
        pair = Pair(Code("k: "), self.applied(item, leaf(var), depth + 1))
        clause = Code(f"for k, {var} in ")
        items = Leaf(Code(f"{flat(value)}.items()"))
        return Comprehension(Code("{"), pair, clause, items, Code("}"))

    def default(self, type_: plan.PlannedType, value: JsonValue) -> Expr:
        """Return the expression of an array or object as a default."""
        if isinstance(type_, plan.ListOf | plan.MapOf):
            item = type_.item if isinstance(type_, plan.ListOf) else type_.value
            if isinstance(item, plan.Plain) and not self.types.is_decimal(item):
                return json_literal(value)
            if self.is_identity(item):
                return call(flat(self.types.render_type(type_)), [json_literal(value)])
        if self.is_identity(type_):
            return call(flat(self.helper("identity")), [json_literal(value)])
        return self.applied(type_, json_literal(value))

    def literal(self, type_: plan.PlannedType, value: JsonValue) -> bool | float | str | None:
        """Return a scalar default as the Python value."""
        inner = type_.inner if isinstance(type_, plan.NullableOf) else type_
        seen = value if self.is_identity(inner) else integral(value)
        assert not isinstance(seen, list | dict)
        return seen

    def property_value(self, field: plan.PlannedField) -> Expr:
        """Return the expression that builds the value of a field from its object."""
        key = Leaf(string(field.key))
        value = subscript("v", [key])
        if field.required:
            return self.applied(field.type, value)
        if field.has_default:
            default = field.default
            if isinstance(default, list | dict):
                literal = json_literal(default)
            else:
                literal = Leaf(scalar(self.literal(field.type, default)))
            return self.applied(field.type, call("v.get", [key, literal]))
        is_nullable = self.types.nullable(field.type)
        if self.is_identity(field.type):
            unset = [self.helper("UNSET")] if is_nullable else []
            return call("v.get", [key, *unset])
        helper = self.helper("optional_nullable" if is_nullable else "optional")
        return call(helper.code, [leaf("v"), key, self.builder(field.type)])

    # --- to JSON -----------------------------------------------------------------------------

    def encoded(self, type_: plan.PlannedType, value: Code) -> Expr:
        """Return the expression that encodes a value."""
        if self._is_json(type_):
            return Leaf(value)
        if self._is_encoded(type_):
            return Leaf(Code(f"{value}.encode()"))
        match type_:
            case plan.ListOf(item=item) if self._is_json(item):
                return listing([Leaf(Code(f"*{value}"))])
            case plan.MapOf(value=item) if self._is_json(item):
                return Group(Code("{"), (Leaf(Code(f"**{value}")),), Code("}"))
            case plan.ListOf(item=item) if self._is_encoded(item):
                each = leaf("x.encode()")
                return Comprehension(Code("["), each, Code("for x in "), Leaf(value), Code("]"))
            case _:
                return call(flat(self.helper("to_json")), [Leaf(value)])

    def encoded_extra(self, record: plan.RecordDecl) -> Expr:
        """Return the expression that encodes the additional properties."""
        assert record.extra is not None
        name = f"self.{record.extra_name}"
        if self._is_json(record.extra):
            return Group(Code("{"), (leaf(f"**{name}"),), Code("}"))
        each = Pair(Code("k: "), self.encoded(record.extra, Code("x")))
        items = leaf(f"{name}.items()")
        return Comprehension(Code("{"), each, Code("for k, x in "), items, Code("}"))

    def _is_json(self, type_: plan.PlannedType) -> bool:
        """Report whether Python values of the type are their own JSON."""
        match type_:
            case plan.Plain() | plan.Constant():
                return not self.types.is_decimal(type_)
            case plan.NullableOf(inner=inner):
                return self._is_json(inner)
            case plan.Named():
                declaration = self.declaration(type_)
                if isinstance(declaration, plan.UnionDecl):
                    return all(self._is_json(v.type) for v in declaration.variants)
                return isinstance(declaration, plan.EnumDecl)
            case _:
                return False

    def _is_encoded(self, type_: plan.PlannedType) -> bool:
        """Report whether every value of the type has a method ``encode``."""
        if not isinstance(type_, plan.Named):
            return False
        declaration = self.declaration(type_)
        if isinstance(declaration, plan.UnionDecl):
            return all(self._is_encoded(v.type) for v in declaration.variants)
        return isinstance(declaration, plan.RecordDecl)
