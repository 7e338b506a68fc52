"""Expressions and functions that build dataclasses from accepted JSON, and write them back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code
from adlgen.plan.model import (
    Basic,
    Constant,
    Declaration,
    EnumDecl,
    ListOf,
    MapOf,
    Named,
    NullableOf,
    Plain,
    PlannedField,
    PlannedType,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

from ...layout import (
    Comprehension,
    Expr,
    Group,
    Leaf,
    Pair,
    call,
    flat,
    keyword,
    leaf,
    listing,
    subscript,
)
from ...literals import json_literal, scalar, string
from ...names import snake_names
from ...statements import function, if_, statement
from ...types import TypePrinter, integral
from ..declarations import Side
from ..variants import test

_VARIABLES = "xyzuwabcdefgh"


@dataclass(frozen=True, slots=True)
class Building:
    """Builds and writes the values of one side of a tool."""

    side: Side
    types: TypePrinter
    snakes: Mapping[str, Code]

    @staticmethod
    def of(side: Side, types: TypePrinter) -> Building:
        """Start on a side."""
        return Building(side, types, snake_names(side.body.declarations))

    def _declaration(self, named: Named) -> Declaration:
        return self.side.body.declarations[named.key]

    def _helper(self, name: str) -> Leaf:
        return Leaf(self.side.imports.use("._json", name))

    # --- from JSON ---------------------------------------------------------------------------

    def is_identity(self, type_: PlannedType) -> bool:
        """Whether an accepted value already is what Python code sees."""
        match type_:
            case Plain(basic=basic):
                return basic is not Basic.INTEGER and not self.types.is_decimal(type_)
            case ListOf() | MapOf():
                return False
            case NullableOf(inner=inner):
                return self.is_identity(inner)
            case Named():
                declaration = self._declaration(type_)
                if isinstance(declaration, UnionDecl):
                    return all(self.is_identity(v.type) for v in declaration.variants)
                return isinstance(declaration, EnumDecl) and not self.types.has_integers(type_)
            case Constant():
                return not self.types.has_integers(type_)

    def builder(self, type_: PlannedType, depth: int = 0) -> Expr:
        """Return a function of one argument."""
        if self.is_identity(type_):
            return self._helper("same")
        match type_:
            case Plain(basic=Basic.NUMBER):
                return self._helper("decimal")
            case Plain() | Constant():
                return self._helper("integral")
            case Named():
                if isinstance(self._declaration(type_), EnumDecl):
                    return self._helper("integral")
                return leaf(f"_build_{self.snakes[type_.key]}")
            case ListOf(item=item) | MapOf(value=item) if self.is_identity(item):
                return self.types.render_type(type_)
            case _:
                var = _VARIABLES[depth]
                return Pair(Code(f"lambda {var}: "), self.applied(type_, leaf(var), depth + 1))

    def applied(self, type_: PlannedType, value: Expr, depth: int = 0) -> Expr:
        """Return the expression that builds from a value."""
        if self.is_identity(type_):
            return value
        var = _VARIABLES[depth]
        match type_:
            case ListOf(item=item):
                if self.is_identity(item):
                    return call("list", [value])
                inner = self.applied(item, leaf(var), depth + 1)
                return Comprehension(Code("["), inner, Code(f"for {var} in "), value, Code("]"))
            case MapOf(value=item):
                return self._map(item, value, var, depth)
            case NullableOf(inner=inner_type):
                return call(
                    flat(self._helper("nullable")), [value, self.builder(inner_type, depth)]
                )
            case _:
                return call(flat(self.builder(type_, depth)), [value])

    def _map(self, item: PlannedType, value: Expr, var: str, depth: int) -> Expr:
        if self.is_identity(item):
            return call("dict", [value])
        pair = Pair(Code("k: "), self.applied(item, leaf(var), depth + 1))
        clause = Code(f"for k, {var} in ")
        items = Leaf(Code(f"{flat(value)}.items()"))
        return Comprehension(Code("{"), pair, clause, items, Code("}"))

    def default(self, type_: PlannedType, value: JsonValue) -> Expr:
        """Return the expression of a default with parts."""
        if isinstance(type_, ListOf | MapOf):
            item = type_.item if isinstance(type_, ListOf) else type_.value
            if isinstance(item, Plain) and not self.types.is_decimal(item):
                return json_literal(value)
            if self.is_identity(item):
                return call(flat(self.types.render_type(type_)), [json_literal(value)])
        if self.is_identity(type_):
            return call(flat(self._helper("same")), [json_literal(value)])
        return self.applied(type_, json_literal(value))

    def is_literal(self, type_: PlannedType, value: JsonValue) -> bool:
        """Whether a default is written as it is."""
        del type_
        return not isinstance(value, list | dict)

    def literal(self, type_: PlannedType, value: JsonValue) -> bool | float | str | None:
        """Return a default without parts as Python code sees it."""
        inner = type_.inner if isinstance(type_, NullableOf) else type_
        seen = value if self.is_identity(inner) else integral(value)
        assert not isinstance(seen, list | dict)
        return seen

    def function(self, declaration: Declaration) -> tuple[Code, ...]:
        """Write the function that builds a declared type, if it needs one."""
        match declaration:
            case RecordDecl():
                body = self._record(declaration)
            case TupleDecl():
                body = self._tuple(declaration)
            case UnionDecl() if not self.is_identity(Named(declaration.key, cyclic=False)):
                body = self._union(declaration)
            case _:
                return ()
        self.side.imports.use("typing", "Any")
        name = f"_build_{self.snakes[declaration.key]}"
        untyped = isinstance(declaration, UnionDecl) and any(
            self._is_untyped(v.type) for v in declaration.variants
        )
        returns = "Any" if untyped else declaration.name
        start = function(f"def {name}", [leaf("v: Any")], returns, ":", 0)
        return (*start, *body)

    def _record(self, record: RecordDecl) -> tuple[Code, ...]:
        fields = [f for f in record.fields if self.types.fixed(f) is None]
        parts: list[Expr] = [keyword(f.name, self._field(f)) for f in fields]
        if record.extra is not None:
            known = [Leaf(string(f.key)) for f in record.fields]
            rest = call(flat(self._helper("others")), [leaf("v"), *known])
            extra = self._map(record.extra, rest, "x", 0)
            parts.append(
                keyword(record.extra_name, rest if self.is_identity(record.extra) else extra)
            )
        unused = (Code("    del v"),) if not parts and not record.fields else ()
        return (*unused, *statement("return ", call(record.name, parts), 4))

    def _field(self, field: PlannedField) -> Expr:
        key = Leaf(string(field.key))
        value = subscript("v", [key])
        if field.required:
            return self.applied(field.type, value)
        if field.has_default:
            default = field.default
            simple = self.is_literal(field.type, default)
            literal = (
                Leaf(scalar(self.literal(field.type, default))) if simple else json_literal(default)
            )
            return self.applied(field.type, call("v.get", [key, literal]))
        three = self.types.nullable(field.type)
        if self.is_identity(field.type):
            unset = [self._helper("UNSET")] if three else []
            return call("v.get", [key, *unset])
        helper = self._helper("maybe" if three else "optional")
        return call(helper.code, [leaf("v"), key, self.builder(field.type)])

    def _tuple(self, declaration: TupleDecl) -> tuple[Code, ...]:
        parts = [self.applied(t, leaf(f"v[{i}]")) for i, t in enumerate(declaration.items)]
        if declaration.rest is not None:
            tail = leaf(f"v[{len(parts)}:]")
            built = self.applied(ListOf(declaration.rest, {}), tail)
            parts.append(Pair(Code("*"), tail if self.is_identity(declaration.rest) else built))
        if len(parts) == 1:
            return (Code(f"    return ({flat(parts[0])},)"),)
        return statement("return ", Group(Code("("), tuple(parts), Code(")")), 4)

    def _union(self, union: UnionDecl) -> tuple[Code, ...]:
        *first, last = union.variants
        lines: list[Code] = []
        for variant in first:
            lines += if_(test(self.side, union, variant, "v"), 4)
            lines += statement("return ", self.applied(variant.type, leaf("v")), 8)
        return (*lines, *statement("return ", self.applied(last.type, leaf("v")), 4))

    def _is_untyped(self, type_: PlannedType) -> bool:
        """Whether what builds a value says nothing of its type."""
        match type_:
            case Named() if isinstance(union := self._declaration(type_), UnionDecl):
                return any(self._is_untyped(v.type) for v in union.variants)
            case Named() | ListOf() | MapOf():
                return self.is_identity(type_) or self.types.has_integers(type_)
            case _:
                return True

    # --- to JSON -----------------------------------------------------------------------------

    def written(self, type_: PlannedType, value: Code) -> Expr:
        """Return the expression that writes a value as JSON."""
        if self._is_json(type_):
            return Leaf(value)
        if self._is_encoded(type_):
            return Leaf(Code(f"{value}.encode()"))
        match type_:
            case ListOf(item=item) if self._is_json(item):
                return listing([Leaf(Code(f"*{value}"))])
            case MapOf(value=item) if self._is_json(item):
                return Group(Code("{"), (Leaf(Code(f"**{value}")),), Code("}"))
            case ListOf(item=item) if self._is_encoded(item):
                each = leaf("x.encode()")
                return Comprehension(Code("["), each, Code("for x in "), Leaf(value), Code("]"))
            case _:
                return call(flat(self._helper("written")), [Leaf(value)])

    def extra_written(self, record: RecordDecl) -> Expr:
        """Return the object that holds the further properties."""
        assert record.extra is not None
        name = f"self.{record.extra_name}"
        if self._is_json(record.extra):
            return Group(Code("{"), (leaf(f"**{name}"),), Code("}"))
        each = Pair(Code("k: "), self.written(record.extra, Code("x")))
        items = leaf(f"{name}.items()")
        return Comprehension(Code("{"), each, Code("for k, x in "), items, Code("}"))

    def _is_json(self, type_: PlannedType) -> bool:
        """Whether a Python value of the type is its own JSON."""
        match type_:
            case Plain() | Constant():
                return not self.types.is_decimal(type_)
            case NullableOf(inner=inner):
                return self._is_json(inner)
            case Named():
                declaration = self._declaration(type_)
                if isinstance(declaration, UnionDecl):
                    return all(self._is_json(v.type) for v in declaration.variants)
                return isinstance(declaration, EnumDecl)
            case _:
                return False

    def _is_encoded(self, type_: PlannedType) -> bool:
        """Whether every value of the type has a method ``encode``."""
        if not isinstance(type_, Named):
            return False
        declaration = self._declaration(type_)
        if isinstance(declaration, UnionDecl):
            return all(self._is_encoded(v.type) for v in declaration.variants)
        return isinstance(declaration, RecordDecl)
