"""How a planned type is written in Rust, and how a field of it is present."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code
from adlgen.plan.model import (
    Basic,
    Constant,
    Declaration,
    ListOf,
    MapOf,
    Named,
    NullableOf,
    Plain,
    Plan,
    PlannedField,
    PlannedTool,
    PlannedType,
)

from .core.sizes import Sizes
from .layout import TypeText
from .literals import INT64, constant

_BASIC: Mapping[Basic, Code] = {
    Basic.ANY: Code("Json"),
    Basic.NEVER: Code("Never"),
    Basic.NULL: Code("()"),
    Basic.BOOLEAN: Code("bool"),
    Basic.INTEGER: Code("i64"),
    Basic.NUMBER: Code("f64"),
    Basic.STRING: Code("String"),
}


@dataclass(frozen=True, slots=True)
class Presence:
    """How a field is stored, and how the table of its record says so."""

    type: TypeText
    call: Code
    """``required``, ``optional``, ``maybe`` or ``default``."""
    default: Code | None = None


@dataclass(frozen=True, slots=True)
class TypePrinter:
    """Writes the types of a plan."""

    declarations: Mapping[str, Declaration]
    complete: bool = False
    """Whether every property with a default is there, as in the configuration."""
    big: bool = False
    """Whether integers have any size."""
    exact: bool = False
    """Whether numbers stay as they are written."""
    sizes: Sizes = field(init=False)

    def __post_init__(self) -> None:
        """Estimate sizes with the types that are chosen here."""
        sizes = Sizes(self.declarations, big=self.big, exact=self.exact)
        object.__setattr__(self, "sizes", sizes)

    @staticmethod
    def of(plan: Plan, tool: PlannedTool) -> TypePrinter:
        """Return the types for a tool; the built-in ones keep to native numbers."""
        return TypePrinter(
            plan.declarations,
            big=plan.options["integers"] == "big" and tool.builtin is None,
            exact=plan.options["numbers"] == "exact" and tool.builtin is None,
        )

    def render_type(self, type_: PlannedType) -> TypeText:
        """Write a type."""
        match type_:
            case Plain(basic=Basic.INTEGER) if self.big:
                return TypeText(Code("Integer"))
            case Plain(basic=Basic.NUMBER) if self.exact:
                return TypeText(Code("Decimal"))
            case Plain(basic=Basic.INTEGER):
                return TypeText(Code("u64") if _is_unsigned(type_) else Code("i64"))
            case Plain(basic=basic):
                return TypeText(_BASIC[basic])
            case Constant(value=value):
                return TypeText(_constant_type(value))
            case ListOf(item=item):
                return TypeText(Code("Vec"), (self._held(item),))
            case MapOf(value=value_type):
                return TypeText(
                    Code("BTreeMap"), (TypeText(Code("String")), self._held(value_type))
                )
            case NullableOf(inner=inner):
                return TypeText(Code("Option"), (self.render_type(inner),))
            case Named():
                named = TypeText(self.declarations[type_.key].name)
                return TypeText(Code("Box"), (named,)) if self.sizes.is_boxed(type_) else named

    def _held(self, type_: PlannedType) -> TypeText:
        """Write the type of what a collection holds, which is on the heap as it is."""
        if isinstance(type_, Named) and not type_.cyclic:
            return TypeText(self.declarations[type_.key].name)
        return self.render_type(type_)

    def presence(self, field: PlannedField) -> Presence:
        """Say how a field is present."""
        type_ = self.render_type(field.type)
        if field.required or (field.has_default and self.complete):
            return Presence(type_, Code("required"))
        if field.has_default:
            return Presence(type_, Code("default"), constant(field.default))
        if isinstance(field.type, NullableOf):
            return Presence(
                TypeText(Code("Maybe"), (self.render_type(field.type.inner),)), Code("maybe")
            )
        return Presence(TypeText(Code("Option"), (type_,)), Code("optional"))


def _constant_type(value: JsonValue) -> Code:
    match value:
        case bool():
            return Code("bool")
        case int() if value in INT64:
            return Code("i64")
        case str():
            return Code("String")
        case _:
            return Code("Json")


def _is_unsigned(type_: Plain) -> bool:
    """Whether an integer is never negative, and may be beyond ``i64``."""
    low, high = type_.constraints.get("minimum"), type_.constraints.get("maximum")
    wide = type_.format == "uint64" or (isinstance(high, int | float) and high >= 2**63)
    return wide and isinstance(low, int | float) and low >= 0
