"""Annotations for the types of the plan, for each kind of models."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import ClassVar

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.plan import model as plan
from adlgen.plan.data import JsonNumber, JsonValue

from .imports import Imports
from .layout import NONE, Expr, Leaf, call, either, leaf, subscript
from .literals import is_literal, number, scalar, string


def is_int(value: JsonValue) -> bool:
    """Report whether a value is an integer in JSON Schema, as ``1.0`` is."""
    return isinstance(value, int | float) and not isinstance(value, bool) and value == value // 1


def integral(value: JsonValue) -> JsonValue:
    """Return integers as int, other values unchanged."""
    return int(value) if isinstance(value, float) and is_int(value) else value


NO_NATIVES: Mapping[str, str] = MappingProxyType({})
_DEFINITION = re.compile(rf"{plan.SHARED}[^/]+/[^/]+")
"""The keys of shared definitions, without their parts."""
_LITERAL_INTEGERS = range(-(2**63) + 1, 2**63)
"""The integers that mypy accepts in ``Literal``."""


_TEXT, _INTEGER, _BOOLEAN = leaf("str"), leaf("int"), leaf("bool")


def is_inline(declaration: plan.Declaration) -> bool:
    """Report whether a declaration is printed where it is used: an enumeration that tools do not share."""
    is_short = isinstance(declaration, plan.EnumDecl) and declaration.is_short
    return is_short and not _DEFINITION.fullmatch(declaration.key)


class TypePrinter(Struct):
    """Prints types for dataclasses and other code without validation."""

    declarations: Mapping[str, plan.Declaration]
    imports: Imports
    exact: bool = False
    """Whether numbers are decimals."""
    values_module: str = "._json"
    """The module with the types of JSON values."""
    natives: Mapping[str, str] = NO_NATIVES
    """The types of strings by format."""
    native_module: ClassVar[str] = "._native"
    """The module with these types."""
    shared_module: str = ""
    """The module of the types that tools share, if it is another one."""
    package: str = ""
    """The package that contains the emitted one."""

    def render_type(self, type_: plan.PlannedType) -> Expr:
        """Print a type."""
        match type_:
            case plan.Plain():
                return self.plain(type_)
            case plan.Constant(value=value):
                return self.values((value,))
            case plan.ListOf(item=item):
                return self.bounded(subscript("list", [self.render_type(item)]), type_)
            case plan.MapOf(value=inner):
                parts = [leaf("str"), self.render_type(inner)]
                return self.bounded(subscript("dict", parts), type_)
            case plan.NullableOf(inner=inner):
                return either(self.render_type(inner), NONE)
            case plan.Named(key=key):
                declaration = self.declarations[key]
                if isinstance(declaration, plan.EnumDecl) and is_inline(declaration):
                    return self.values(declaration.values)
                return Leaf(self.name(declaration))
            case plan.Own():
                return self.own(type_)

    def own(self, type_: plan.Own) -> Expr:
        """Print a type of the project."""
        return Leaf(self.own_name(type_))

    def own_name(self, type_: plan.Own) -> Code:
        """Import a type of the project and return its name; the import is relative within the package."""
        module, _, name = type_.type.rpartition(".")
        if f"{module}.".startswith(f"{self.package}."):
            module = f"..{module[len(self.package) + 1 :]}"
        return self.imports.use(module, name)

    def name(self, declaration: plan.Declaration) -> Code:
        """Return the name of a declared type in the module; import it if tools share it."""
        if self.shared_module and declaration.key.startswith(plan.SHARED):
            return self.imports.use(self.shared_module, declaration.name)
        return declaration.name

    def plain(self, type_: plan.Plain) -> Expr:
        """Print a type without parts."""
        match type_.basic:
            case plan.Basic.STRING if type_.format in self.natives:
                return Leaf(self.imports.use(self.native_module, self.natives[type_.format]))
            case plan.Basic.STRING:
                return _TEXT
            case plan.Basic.INTEGER:
                return _INTEGER
            case plan.Basic.BOOLEAN:
                return _BOOLEAN
            case plan.Basic.ANY:
                return self.json_value()
            case plan.Basic.NEVER:
                return Leaf(self.imports.use("typing", "NoReturn"))
            case plan.Basic.NUMBER if self.exact:
                return self.decimal()
            case plan.Basic.NUMBER:
                return self.number()
            case plan.Basic.NULL:
                return NONE

    def bounded(self, rendered: Expr, type_: plan.ListOf | plan.MapOf) -> Expr:
        """Attach the bounds that the type can carry."""
        del type_
        return rendered

    def number(self) -> Expr:
        """Print the type of numbers."""
        return Leaf(self.imports.use(self.values_module, "JsonNumber"))

    def decimal(self) -> Expr:
        """Print the type of exact numbers."""
        return Leaf(self.imports.use("decimal", "Decimal"))

    def is_decimal(self, type_: plan.PlannedType) -> bool:
        """Report whether non-null values of the type are decimals."""
        inner = type_.inner if isinstance(type_, plan.NullableOf) else type_
        return self.exact and isinstance(inner, plan.Plain) and inner.basic is plan.Basic.NUMBER

    def takes_decimal(self, type_: plan.PlannedType, value: JsonValue) -> bool:
        """Report whether a value of a type, which may be a union, is a decimal."""
        if not _is_number(value) or (is_int(value) and self.counts(type_)):
            return False
        return any(map(self.is_decimal, self.alternatives(type_)))

    def counts(self, type_: plan.PlannedType) -> bool:
        """Report whether integers of this type, which may be a union, are int in Python."""
        return any(
            (isinstance(one, plan.Plain) and one.basic is plan.Basic.INTEGER)
            or self.has_integers(one)
            for one in self.alternatives(type_)
        )

    def is_native(self, type_: plan.PlannedType) -> bool:
        """Report whether strings of the type may have types of their own, or values one of the project."""
        if isinstance(type_, plan.Plain):
            return type_.basic is plan.Basic.STRING and type_.format in self.natives
        return any(
            isinstance(one, plan.Own)
            or (
                isinstance(one, plan.Plain)
                and one.basic is plan.Basic.STRING
                and one.format in self.natives
            )
            for one in self.alternatives(type_)
        )

    def has_own(self, type_: plan.PlannedType) -> bool:
        """Report whether values of the type may be of a type of the project, whose JSON types are not known."""
        return any(isinstance(one, plan.Own) for one in self.alternatives(type_))

    def alternatives(
        self, type_: plan.PlannedType, known: Container[str] = ()
    ) -> Iterator[plan.PlannedType]:
        """Yield a type and, if it is nullable or a union that is not ``known``, the parts, recursively."""
        stack, seen = [type_], set[str]()
        while stack:
            one = stack.pop()
            yield one
            if isinstance(one, plan.NullableOf):
                stack.append(one.inner)
            elif isinstance(one, plan.Named) and not (one.key in seen or one.key in known):
                seen.add(one.key)
                declared = self.declarations[one.key]
                if isinstance(declared, plan.UnionDecl):
                    stack += [variant.type for variant in reversed(declared.variants)]

    def decimal_default(self, value: JsonValue) -> Expr:
        """Print an exact number."""
        name = self.imports.use("decimal", "Decimal")
        return call(name, [Leaf(string(str(number(value))))])  # type: ignore[arg-type]  # the default of a number is a number

    def json_value(self) -> Expr:
        """Print the type of any JSON value."""
        return Leaf(self.imports.use(self.values_module, "JsonValue"))

    def values(self, values: tuple[JsonValue, ...]) -> Expr:
        """Print an enumeration: literals where Python has them."""
        if any(isinstance(v, list | dict) for v in values):
            return self.json_value()
        floats = any(isinstance(v, float) and not is_int(v) for v in values)
        beyond = any(is_int(v) and integral(v) not in _LITERAL_INTEGERS for v in values)
        named = [integral(v) for v in values if not ((floats or beyond) and _is_number(v))]
        parts: list[Expr] = []
        if named:
            self.imports.use("typing", "Literal")
            parts.append(subscript("Literal", [Leaf(scalar(_scalar(v))) for v in named]))
        if floats or beyond:
            parts.append(self.number() if floats else leaf("int"))
        return either(*parts)

    def union(self, types: Iterable[plan.PlannedType], *more: Expr) -> Expr:
        """Print a union; types without values are left out."""
        listed = list(types)
        inhabited = [
            t for t in listed if not (isinstance(t, plan.Plain) and t.basic is plan.Basic.NEVER)
        ]
        chosen = inhabited or ([] if more else listed)
        return either(*map(self.render_type, chosen), *more)

    def unset(self) -> Expr:
        """Print the type of absent values, where null is a value."""
        return Leaf(self.imports.use(self.values_module, "Unset"))

    def nullable(self, type_: plan.PlannedType) -> bool:
        """Report whether null is a value of a type."""
        if isinstance(type_, plan.Plain):
            return type_.basic in (plan.Basic.ANY, plan.Basic.NULL)
        return any(
            isinstance(one, plan.NullableOf)
            or (isinstance(one, plan.Plain) and one.basic in (plan.Basic.ANY, plan.Basic.NULL))
            for one in self.alternatives(type_)
        )

    def fixed(self, field: plan.PlannedField) -> Leaf | None:
        """Return the literal of a required constant, which is its default."""
        if field.required and isinstance(field.type, plan.Constant) and _literal(field.type.value):
            return Leaf(scalar(_scalar(integral(field.type.value))))
        return None

    def has_integers(self, type_: plan.PlannedType) -> bool:
        """Report whether values may need conversion to int to equal their literals."""
        match type_:
            case plan.Constant(value=value):
                return is_int(value)
            case plan.Named(key=key):
                values = getattr(self.declarations[key], "values", ())
                fractions = any(isinstance(v, float) and not is_int(v) for v in values)
                containers = any(isinstance(v, list | dict) for v in values)
                return any(map(is_int, values)) and not fractions and not containers
            case _:
                return False


def _is_number(value: JsonValue) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _literal(value: JsonValue) -> bool:
    return is_literal(value) or is_int(value)


def _scalar(value: JsonValue) -> bool | JsonNumber | str | None:
    assert not isinstance(value, list | dict)
    return value


def is_any(type_: plan.PlannedType) -> bool:
    """Report whether a type accepts any JSON value."""
    return isinstance(type_, plan.Plain) and type_.basic is plan.Basic.ANY
