"""Annotations of pydantic, with the constraints that it defines identically."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import ClassVar

from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue

from ...layout import Expr, Group, Leaf, Pair, call, keyword, leaf, subscript
from ...literals import json_literal, number, string
from ...patterns import rust_pattern
from ...types import TypePrinter, is_int


class PydanticTypePrinter(TypePrinter):
    """Prints types for pydantic models, with the bounds that pydantic defines identically."""

    native_module: ClassVar[str] = "._model_native"

    def plain(self, type_: plan.Plain) -> Expr:
        """Print a type without parts."""
        if type_.basic is plan.Basic.NEVER:
            return Leaf(self.imports.use("._model", "JsonNever"))
        if self.is_decimal(type_):
            return (
                self.decimal()
            )  # a double as a bound differs from the decimal with the same digits
        if self.is_native(type_):
            return TypePrinter.plain(self, type_)  # the schema checks lengths and patterns
        bounds = field_bounds(type_) if type_.constraints else {}
        notes = (
            {"json_schema_extra": json_literal({"format": type_.format})} if type_.format else {}
        )
        if not (bounds or notes):
            if type_.basic is plan.Basic.INTEGER:
                return Leaf(self.imports.use("._model", "JsonInt"))
            return TypePrinter.plain(self, type_)
        match type_.basic:
            case plan.Basic.INTEGER:
                whole = Leaf(self.imports.use("._model", "INTEGRAL"))
                return self.annotated(leaf("int"), bounds | notes, [whole])
            case plan.Basic.NUMBER if bounds:
                number = self.imports.use("._model", "Number")
                limits = [keyword(name, value) for name, value in bounds.items()]
                return self.annotated(leaf("int | float"), notes, before=[call(number, limits)])
            case plan.Basic.NUMBER:
                return self.annotated(self.number(), notes)
            case _:
                return self.annotated(TypePrinter.plain(self, type_), bounds | notes)

    def own(self, type_: plan.Own) -> Expr:
        """Print a type of the project, with a mark."""
        name = Leaf(self.own_name(type_))
        return self.annotated(name, {}, after=[call(self.imports.use("._codec", "Own"), [name])])

    def decimal(self) -> Expr:
        """Print the type of exact numbers."""
        return Leaf(self.imports.use("._model", "JsonDecimal"))

    def bounded(self, rendered: Expr, type_: plan.ListOf | plan.MapOf) -> Expr:
        """Attach the bounds that the type can carry."""
        counted = "Items" if isinstance(type_, plan.ListOf) else "Properties"
        return self.annotated(rendered, _sizes(type_.constraints, counted))

    def values(self, values: tuple[JsonValue, ...]) -> Expr:
        """Print an enumeration."""
        rendered = TypePrinter.values(self, values)
        literal = not any(isinstance(v, list | dict | float) and not is_int(v) for v in values)
        if not literal or not any(map(is_int, values)):
            return rendered
        self.imports.use("typing", "Annotated")
        whole = Leaf(self.imports.use("._model", "INTEGRAL"))
        return subscript("Annotated", [rendered, whole])

    def annotated(
        self,
        rendered: Expr,
        arguments: Mapping[str, Expr],
        after: Iterable[Expr] = (),
        before: Iterable[Expr] = (),
    ) -> Expr:
        """Wrap a type in ``Annotated[.., Field(..)]`` if there are arguments or other annotations."""
        parts = [rendered, *before]
        if arguments:
            self.imports.use("pydantic", "Field")
            parts.append(call("Field", [keyword(n, value) for n, value in arguments.items()]))
        parts += after
        if len(parts) == 1:
            return rendered
        self.imports.use("typing", "Annotated")
        return subscript("Annotated", parts)

    def described(self, rendered: Expr, arguments: Mapping[str, Expr]) -> Expr:
        """Attach what describes a field, in the same ``Field`` as the bounds if there is one."""
        if not isinstance(rendered, Group) or rendered.open != "Annotated[":
            return self.annotated(rendered, arguments)
        self.imports.use("pydantic", "Field")
        given = [keyword(name, value) for name, value in arguments.items()]
        heads = {pair.head for pair in given}
        parts = [*rendered.parts]
        for index, part in enumerate(parts):
            if not isinstance(part, Group) or part.open != "Field(":
                continue
            if heads.isdisjoint(pair.head for pair in part.parts if isinstance(pair, Pair)):
                parts[index] = call("Field", [*given, *part.parts])
                return subscript("Annotated", parts)
        return subscript("Annotated", [*parts, call("Field", given)])


_BOUNDS = {"minimum": "ge", "exclusiveMinimum": "gt", "maximum": "le", "exclusiveMaximum": "lt"}
_SIZES = {"min": "min_length", "max": "max_length"}
_CARRIED = 2**63
"""The schema checks bounds beyond this one."""


def field_bounds(type_: plan.Plain) -> dict[str, Expr]:
    """Return the arguments of pydantic's ``Field`` that express a type's bounds exactly."""
    if type_.basic is plan.Basic.STRING:
        pattern = type_.constraints.get("pattern")
        native = rust_pattern(pattern) if isinstance(pattern, str) else None
        match = {} if native is None else {"pattern": Leaf(string(native))}
        return _sizes(type_.constraints, "Length") | match
    if type_.basic not in (plan.Basic.INTEGER, plan.Basic.NUMBER):
        return {}
    out: dict[str, Expr] = {}
    for key, name in _BOUNDS.items():
        bound = type_.constraints.get(key)
        if not isinstance(bound, int | float) or not -_CARRIED < bound < _CARRIED:
            continue
        if type_.basic is plan.Basic.NUMBER or is_int(bound):
            out[name] = Leaf(number(int(bound) if is_int(bound) else bound))
    step = type_.constraints.get("multipleOf")
    if type_.basic is plan.Basic.INTEGER and isinstance(step, int) and 0 < step < _CARRIED:
        out["multiple_of"] = Leaf(number(step))
    return out


def _sizes(constraints: Mapping[str, JsonValue], counted: str) -> dict[str, Expr]:
    """Return the arguments that limit the number of characters, items or properties.

    Constraints may include those of other types that the same schema accepts.
    """
    return {
        name: Leaf(number(math.floor(bound)))
        for key, name in _SIZES.items()
        if isinstance(bound := constraints.get(key + counted), int | float) and 0 < bound < _CARRIED
    }
