"""How a planned type is written in Rust, and how a field of it is present."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code, code
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

from .layout import Ty
from .sizes import Sizes
from .text import integer, json_line, string

_BASIC: Mapping[Basic, Code] = {
    Basic.ANY: Code("Json"),
    Basic.NEVER: Code("Never"),
    Basic.NULL: Code("()"),
    Basic.BOOLEAN: Code("bool"),
    Basic.INTEGER: Code("i64"),
    Basic.NUMBER: Code("f64"),
    Basic.STRING: Code("String"),
}
_INT64 = range(-(2**63), 2**63)


@dataclass(frozen=True, slots=True)
class Presence:
    """How a field is stored, and how the table of its record says so."""

    type: Ty
    call: Code
    """``required``, ``optional``, ``maybe`` or ``default``."""
    default: Code | None = None


@dataclass(frozen=True, slots=True)
class Spelling:
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
    def of(plan: Plan, tool: PlannedTool) -> Spelling:
        """Return the spelling for a tool; the built-in ones keep to native numbers."""
        return Spelling(
            plan.declarations,
            big=plan.options["integers"] == "big" and tool.builtin is None,
            exact=plan.options["numbers"] == "exact" and tool.builtin is None,
        )

    def type(self, type_: PlannedType) -> Ty:
        """Write a type."""
        match type_:
            case Plain(basic=Basic.INTEGER) if self.big:
                return Ty(Code("Integer"))
            case Plain(basic=Basic.NUMBER) if self.exact:
                return Ty(Code("Decimal"))
            case Plain(basic=Basic.INTEGER):
                return Ty(Code("u64") if _is_unsigned(type_) else Code("i64"))
            case Plain(basic=basic):
                return Ty(_BASIC[basic])
            case Constant(value=value):
                return Ty(_constant_type(value))
            case ListOf(item=item):
                return Ty(Code("Vec"), (self._held(item),))
            case MapOf(value=value_type):
                return Ty(Code("BTreeMap"), (Ty(Code("String")), self._held(value_type)))
            case NullableOf(inner=inner):
                return Ty(Code("Option"), (self.type(inner),))
            case Named():
                named = Ty(self.declarations[type_.key].name)
                return Ty(Code("Box"), (named,)) if self.sizes.is_boxed(type_) else named

    def _held(self, type_: PlannedType) -> Ty:
        """Write the type of what a collection holds, which is on the heap as it is."""
        if isinstance(type_, Named) and not type_.cyclic:
            return Ty(self.declarations[type_.key].name)
        return self.type(type_)

    def field(self, field: PlannedField) -> Presence:
        """Say how a field is present."""
        type_ = self.type(field.type)
        if field.required or (field.has_default and self.complete):
            return Presence(type_, Code("required"))
        if field.has_default:
            return Presence(type_, Code("default"), constant(field.default))
        if isinstance(field.type, NullableOf):
            return Presence(Ty(Code("Maybe"), (self.type(field.type.inner),)), Code("maybe"))
        return Presence(Ty(Code("Option"), (type_,)), Code("optional"))


def constant(value: JsonValue) -> Code:
    """Write a constant as something that ``Json`` converts from."""
    match value:
        case bool():
            return Code("true" if value else "false")
        case int() if value in _INT64:
            return _suffixed(value)
        case str():
            return string(value)
        case None:
            return Code("Json::Null")
        case _:
            return code("embedded({})", json_line(value))


def words_of(value: JsonValue) -> set[str]:
    """Return what a constant needs to be imported."""
    is_plain = isinstance(value, str | bool) or (isinstance(value, int) and value in _INT64)
    return set() if is_plain else {"Json" if value is None else "embedded"}


def _suffixed(value: int) -> Code:
    """Write an integer that is an ``i32`` or says that it is an ``i64``."""
    literal = integer(value)
    return literal if value in range(-(2**31), 2**31) else code("{}_i64", literal)


def _constant_type(value: JsonValue) -> Code:
    match value:
        case bool():
            return Code("bool")
        case int() if value in _INT64:
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
