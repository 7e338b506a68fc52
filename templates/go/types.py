"""Go types for the types of the plan."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from adlgen.naming.code import Code, code
from adlgen.packs import Struct, field
from adlgen.plan import model
from adlgen.plan.data import JsonValue
from adlgen.plan.model import Basic, Declaration, JsonKind, Plain, PlannedBody, PlannedType

_HERE = Code("")
_INT64 = range(-(2**63), 2**63)
_NUMBERS = (int, float)


class Nil(Enum):
    """The meaning of nil for a type."""

    NONE = "the type has no nil"
    FREE = "nil is not a value of the type, so it can represent absence"
    NULL = "nil represents null"


class TypeText(Struct):
    """A type in Go."""

    type: Code
    nil: Nil = Nil.NONE
    has_empty: bool = False
    """Whether it is a slice, a map or a union, whose nil is empty or nothing unless ``null`` starts with n."""
    null: str = ""
    """The levels of elements at which nil is null: n for yes."""
    is_opaque: bool = False
    """Whether the runtime knows the type itself, so that no type can be defined as it."""


_ANY = TypeText(Code("any"), Nil.NULL, is_opaque=True)
_SCALAR = TypeText(Code("any"), Nil.FREE)
_INTEGER = TypeText(Code("int64"))
_UNSIGNED = TypeText(Code("uint64"))
_NUMBER = TypeText(Code("float64"))
_BIG = TypeText(Code("*big.Int"), Nil.FREE, is_opaque=True)
"""An arbitrary-precision integer."""
_EXACT = TypeText(Code("json.Number"), is_opaque=True)
"""A number with the spelling of its JSON text."""
_STRING = TypeText(Code("string"))
_BOOLEAN = TypeText(Code("bool"))
_BASIC = {
    Basic.ANY: _ANY,
    Basic.NEVER: TypeText(Code("adlrt.NeverValue")),
    Basic.NULL: TypeText(Code("adlrt.NullValue")),
    Basic.BOOLEAN: _BOOLEAN,
    Basic.NUMBER: _NUMBER,
}
_ADDRESS = TypeText(Code("netip.Addr"), is_opaque=True)
_NATIVE = {
    "byte": TypeText(Code("[]byte"), Nil.FREE, has_empty=True, is_opaque=True),
    "date": TypeText(Code("adlrt.Date"), is_opaque=True),
    "date-time": TypeText(Code("time.Time"), is_opaque=True),
    "ipv4": _ADDRESS,
    "ipv6": _ADDRESS,
    "uri": TypeText(Code("*url.URL"), Nil.FREE, is_opaque=True),
}
"""The types of strings by their format."""


class TypePrinter(Struct):
    """Renders types; ``package`` qualifies the names of declarations (``config.``)."""

    declarations: Mapping[str, Declaration]
    package: Code = _HERE
    big: bool = False
    """Whether integers are arbitrary-precision."""
    exact: bool = False
    """Whether numbers keep the spelling of their JSON text."""
    native: bool = False
    """Whether strings of some formats have types of their own."""
    owners: Mapping[str, Code] = field(default_factory=dict)
    """What qualifies the types of the user, by the path of their package."""

    @staticmethod
    def of(
        plan: model.Plan, tool: model.PlannedTool | None, owners: Mapping[str, Code]
    ) -> TypePrinter:
        """Return the printer for a tool, or for shared types; built-in tools have the types of their code."""
        is_built_in = tool is not None and tool.implemented
        return TypePrinter(
            plan.declarations,
            big=plan.options["integers"] == "big" and not is_built_in,
            exact=plan.options["numbers"] == "exact" and not is_built_in,
            native=plan.options["formats"] == "native" and not is_built_in,
            owners=owners,
        )

    @property
    def has_packages(self) -> bool:
        """Whether a type without parts that is not of the user may be of a package other than the runtime."""
        return self.big or self.exact or self.native

    def render_type(self, type_: PlannedType) -> TypeText:
        """Render a type."""
        match type_:
            case Plain():
                return self._plain(type_)
            case model.Own(type=text, wire=wire):
                path, _, name = text.rpartition(".")
                if path not in self.owners and wire is not None:
                    return self.render_type(wire)  # in a built-in tool
                return TypeText(code("{}{}", self.owners[path], Code(name)), is_opaque=True)
            case model.Constant(value=value):
                return render_constant(value)
            case model.ListOf(item=item):
                return _list(self.render_type(item))
            case model.MapOf(value=value):
                return _map(self.render_type(value))
            case model.NullableOf(inner=inner):
                return _nullable(self.render_type(inner))
            case model.Named(key=key):
                return self._named(self.declarations[key])

    def _plain(self, type_: Plain) -> TypeText:
        basic = type_.basic
        if basic is Basic.STRING:
            return _NATIVE.get(type_.format, _STRING) if self.native else _STRING
        if basic is Basic.INTEGER:
            if self.big:
                return _BIG
            return _UNSIGNED if is_unsigned(type_) else _INTEGER
        return _EXACT if basic is Basic.NUMBER and self.exact else _BASIC[basic]

    def is_native(self, type_: PlannedType) -> bool:
        """Report whether a string has the type of its format."""
        if not self.native or not isinstance(type_, Plain):
            return False
        return type_.basic is Basic.STRING and type_.format in _NATIVE

    def is_scalar(self, decl: model.UnionDecl) -> bool:
        """Report whether a union is rendered as an alias: its alternatives are values of JSON without parts."""
        types = (variant.type for variant in decl.variants)
        own = any(isinstance(type_, model.Own) or self.is_native(type_) for type_ in types)
        return decl.tag is None and decl.scalar and not own

    def render_contained(self, type_: PlannedType, owner: str) -> TypeText:
        """Render a type that a struct contains by value; a pointer if it leads back to the struct."""
        rendered = self.render_type(type_)
        if isinstance(type_, model.Named) and type_.cyclic and self._leads(type_.key, owner, set()):
            return _pointer(rendered)
        return rendered

    def render_scalar(self, decl: model.UnionDecl) -> Code:
        """Render the type of which a union of scalars is an alias."""
        plain = [v.type for v in decl.variants if isinstance(v.type, Plain)]
        basics = {type_.basic for type_ in plain}
        if Basic.NUMBER in basics:
            scalar, native = Code("adlrt.Scalar"), not self.exact
        else:
            scalar, native = Code("adlrt.IntegerScalar"), not self.big
            native = native and Basic.INTEGER in basics and not any(map(is_unsigned, plain))
        return scalar if native and Basic.ANY not in basics else _ANY.type

    def _named(self, decl: Declaration) -> TypeText:
        name = code("{}{}", self.package, decl.name) if self.package else decl.name
        match decl:
            case model.EnumDecl(kind=None):
                return TypeText(name, Nil.FREE)
            case model.UnionDecl() if self.is_scalar(decl):
                return TypeText(name, Nil.NULL if takes_null(decl) else Nil.FREE)
            case model.UnionDecl():
                return TypeText(name, Nil.FREE, has_empty=True)
            case _:
                return TypeText(name)

    def _leads(self, key: str, owner: str, passed: set[str]) -> bool:
        """Report whether a struct contains another one by value, or is the same one."""
        if key == owner:
            return True
        if key in passed:
            return False
        passed.add(key)
        decl = self.declarations[key]
        parts: list[PlannedType] = []
        if isinstance(decl, model.RecordDecl):
            parts = [
                # A Maybe contains its value.
                f.type.inner if isinstance(f.type, model.NullableOf) and not f.required else f.type
                for f in decl.fields
                if f.required or f.has_default or isinstance(f.type, model.NullableOf)
            ]
        elif isinstance(decl, model.TupleDecl):
            parts = list(decl.items)
        return any(isinstance(p, model.Named) and self._leads(p.key, owner, passed) for p in parts)


def innermost(type_: PlannedType) -> PlannedType:
    """Return the type of the values in lists, maps and nullable types."""
    while True:
        match type_:
            case Plain():
                return type_
            case model.ListOf(item=part) | model.MapOf(value=part) | model.NullableOf(inner=part):
                type_ = part
            case _:
                return type_


def is_alias(body: PlannedBody) -> bool:
    """Report whether the name of an input or output is an alias of its type."""
    return all(decl.name != body.name for decl in body.declarations.values())


def output_type(tool: model.PlannedTool, package: Code = _HERE) -> Code:
    """Return the type of the result of a handler."""
    return Code("any") if tool.output is None else code("{}{}", package, tool.output.name)


def is_unsigned(type_: Plain) -> bool:
    """Report whether an integer is never negative and may exceed the signed type."""
    if type_.basic is not Basic.INTEGER:
        return False
    low, high = type_.constraints.get("minimum"), type_.constraints.get("maximum")
    if not isinstance(low, _NUMBERS) or low < 0:
        return False
    beyond = isinstance(high, _NUMBERS) and high >= 2**63
    return beyond or type_.format == "uint64"


def takes_null(decl: model.UnionDecl) -> bool:
    """Report whether null is a value of a union of scalars."""
    return any(JsonKind.NULL in v.kinds for v in decl.variants)


def render_constant(value: JsonValue) -> TypeText:
    """Render the type of a constant."""
    match value:
        case bool():
            return _BOOLEAN
        case str():
            return _STRING
        case int() if value in _INT64:
            return _INTEGER
        case float() if not value.is_integer():
            return _NUMBER
        case _:
            return _SCALAR


def _list(item: TypeText) -> TypeText:
    return _holding(code("[]{}", item.type), item)


def _map(value: TypeText) -> TypeText:
    return _holding(code("map[string]{}", value.type), value)


def _holding(type_: Code, element: TypeText) -> TypeText:
    """Return the type of a slice or a map."""
    null = f"-{element.null}" if element.null else ""
    return TypeText(type_, Nil.FREE, has_empty=True, null=null)


def _pointer(inner: TypeText) -> TypeText:
    return TypeText(code("*{}", inner.type), Nil.NULL, null=inner.null)


def _nullable(inner: TypeText) -> TypeText:
    if inner.nil is Nil.NULL:
        return inner
    if inner.nil is Nil.NONE:
        return _pointer(inner)
    null = f"n{inner.null[1:]}" if inner.has_empty else ""
    return TypeText(inner.type, Nil.NULL, inner.has_empty, null)
