"""IR types as Rust types, and how a field is present."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct, expression
from adlgen.packs.context import Unusable
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue

from .core.hashed import Hashed
from .core.held import holds
from .core.native import NATIVES, is_native
from .core.sizes import Sizes
from .layout import TypeText
from .literals import INT64, constant

_STRING = TypeText(Code("String"))
_INTEGER = TypeText(Code("i64"))
_UNSIGNED = TypeText(Code("u64"))
_BIG = TypeText(Code("Integer"))
"""An integer of any size."""
_EXACT = TypeText(Code("Decimal"))
"""A number that keeps the text that it was read from."""
_BASIC: Mapping[plan.Basic, TypeText] = {
    plan.Basic.ANY: TypeText(Code("Json")),
    plan.Basic.NEVER: TypeText(Code("Never")),
    plan.Basic.NULL: TypeText(Code("()")),
    plan.Basic.BOOLEAN: TypeText(Code("bool")),
    plan.Basic.NUMBER: TypeText(Code("f64")),
}
_LIST, _MAP, _OPTION = Code("Vec"), Code("BTreeMap"), Code("Option")
_REQUIRED, _OPTIONAL, _DEFAULT = Code("required"), Code("optional"), Code("default")
_READS_SERDE = "it reads the attributes of serde, which generated types do not have"
_MISLED: Mapping[str, str] = {
    "schemars::JsonSchema": "generated types implement it with the feature 'schemars' of your crate",
    "utoipa::ToSchema": _READS_SERDE,
    "ts_rs::TS": _READS_SERDE,
    "specta::Type": _READS_SERDE,
}
"""Traits that would be derived without the names and the constraints of the schema."""
_PATH = expression(r"(::)?[A-Za-z_][A-Za-z0-9_]*(::[A-Za-z_][A-Za-z0-9_]*)*")


class Presence(Struct):
    """How a field is stored, read and written."""

    type: TypeText
    call: Code
    """The presence of the property: ``required``, ``optional``, ``maybe`` or ``default``."""
    default: Code | None = None

    @property
    def is_required(self) -> bool:
        """Whether the property is always present."""
        return self.call == "required"


class TypePrinter(Struct):
    """Prints the types of a plan."""

    declarations: Mapping[str, plan.Declaration]
    sizes: Sizes
    hashed: Hashed
    complete: bool
    """Whether every property with a default is present, as in the configuration."""
    derived: tuple[Code, ...] = ()
    """The traits that every type derives in addition to those of its form."""
    owns: bool = False
    """Whether types of the user replace generated ones."""

    def render_type(self, type_: plan.PlannedType) -> TypeText:
        """Print a type."""
        match type_:
            case plan.Plain():
                return self._plain(type_)
            case plan.Constant(value=value):
                return TypeText(_constant_type(value))
            case plan.ListOf(item=item):
                return TypeText(_LIST, (self.on_heap(item),))
            case plan.MapOf(value=value_type):
                return TypeText(_MAP, (_STRING, self.on_heap(value_type)))
            case plan.NullableOf(inner=inner):
                return TypeText(_OPTION, (self.render_type(inner),))
            case plan.Named():
                named = TypeText(self.declarations[type_.key].name)
                return TypeText(Code("Box"), (named,)) if self.sizes.is_boxed(type_) else named
            case plan.Own(type=path, wire=wire):
                return TypeText(Code(path)) if self.owns or wire is None else self.render_type(wire)

    def _plain(self, type_: plan.Plain) -> TypeText:
        basic = type_.basic
        if basic is plan.Basic.STRING:
            native = NATIVES.get(type_.format) if self.sizes.natives else None
            return _STRING if native is None else native.type
        if basic is plan.Basic.INTEGER:
            if self.sizes.big:
                return _BIG
            return _UNSIGNED if _is_unsigned(type_) else _INTEGER
        return _EXACT if basic is plan.Basic.NUMBER and self.sizes.exact else _BASIC[basic]

    def is_format(self, type_: plan.PlannedType) -> bool:
        """Report whether a type is that of a format."""
        match type_:
            case plan.Plain(basic=plan.Basic.STRING, format=name):
                return self.sizes.natives and name in NATIVES
            case _:
                return False

    def _holds(self, field: plan.PlannedField) -> bool:
        return not self.sizes.natives or holds(field.type, field.default, self.declarations)

    def on_heap(self, type_: plan.PlannedType) -> TypeText:
        """Print the type of the items of a collection, which need no box."""
        if isinstance(type_, plan.Named):
            return TypeText(self.declarations[type_.key].name)
        return self.render_type(type_)

    def presence(self, field: plan.PlannedField) -> Presence:
        """Return how a field is present."""
        type_ = self.render_type(field.type)
        if field.required or (field.has_default and self.complete):
            return Presence(type_, _REQUIRED)
        if field.has_default and self._holds(field):
            return Presence(type_, _DEFAULT, constant(field.default))
        if isinstance(field.type, plan.NullableOf):
            inner = self.render_type(field.type.inner)
            return Presence(TypeText(Code("Maybe"), (inner,)), Code("maybe"))
        return Presence(TypeText(_OPTION, (type_,)), _OPTIONAL)


def config_printer(planned: plan.Plan) -> TypePrinter:
    """Return the printer of the configuration's types: native numbers, and every default applied."""
    sizes = Sizes(planned.declarations, big=False, exact=False)
    hashed = Hashed(planned.declarations, exact=False)
    return TypePrinter(planned.declarations, sizes, hashed, complete=True)


def tool_printer(planned: plan.Plan, tool: plan.PlannedTool) -> TypePrinter:
    """Return the printer of a tool's types; built-in tools keep native numbers."""
    return _printer(planned, is_chosen=not tool.implemented)


def shared_printer(planned: plan.Plan) -> TypePrinter:
    """Return the printer of the types that tools share."""
    return _printer(planned, is_chosen=True)


def _printer(planned: plan.Plan, *, is_chosen: bool) -> TypePrinter:
    sizes = Sizes(
        planned.declarations,
        big=is_chosen and planned.options["integers"] == "big",
        exact=is_chosen and planned.options["numbers"] == "exact",
        natives=is_chosen and is_native(planned),
    )
    derived = _derived(str(planned.options["derives"])) if is_chosen else ()
    return TypePrinter(
        planned.declarations,
        sizes,
        Hashed(planned.declarations, sizes.exact),
        complete=False,
        derived=derived,
        owns=is_chosen,
    )


def _derived(traits: str) -> tuple[Code, ...]:
    """Return the traits of the option ``derives``."""
    paths = dict.fromkeys(path.strip() for path in traits.split(",") if path.strip())
    for path in paths:
        if not _PATH.fullmatch(path):
            message = f"the option 'derives' has {path!r}, which is not the path of a trait"
            raise Unusable(message)
        if (reason := _MISLED.get(path.removeprefix("::"))) is not None:
            message = f"the option 'derives' has {path!r}: {reason}"
            raise Unusable(message)
    return tuple(map(Code, paths))


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


def _is_unsigned(type_: plan.Plain) -> bool:
    """Report whether an integer is never negative and may exceed ``i64``."""
    low, high = type_.constraints.get("minimum"), type_.constraints.get("maximum")
    if not isinstance(low, int | float) or low < 0:
        return False
    return type_.format == "uint64" or (isinstance(high, int | float) and high >= 2**63)
