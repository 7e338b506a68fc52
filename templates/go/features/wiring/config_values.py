"""The values of the configuration as expressions."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.plan.data import JsonValue
from adlgen.plan.model import Basic, ListOf, MapOf, Named, Plain, PlannedType, RecordDecl
from adlgen.plan.placeholders import has_placeholder

from ...literals import literal
from ...types import TypePrinter

_KINDS = {
    Basic.INTEGER: Code("an integer"),
    Basic.NUMBER: Code("a number"),
    Basic.BOOLEAN: Code("true or false"),
}


class Assignments(Struct):
    """Yields the fields of the configuration with their values, such as ``c.Database.URL``."""

    printer: TypePrinter

    def parses(self, type_: PlannedType, value: JsonValue) -> bool:
        """Report whether the value of a variable is parsed."""
        match type_, value:
            case Named(key=key), _:
                decl = self.printer.declarations[key]
                assert isinstance(decl, RecordDecl)
                return any(self.parses(f.type, f.default) for f in decl.fields)
            case ListOf(item=item), list():
                return any(self.parses(item, part) for part in value)
            case MapOf(value=item), dict():
                return any(self.parses(item, part) for part in value.values())
            case Plain(basic=basic), str():
                return basic in _KINDS
            case _:
                return False

    def of(self, record: RecordDecl, place: Code) -> Iterator[tuple[Code, Code]]:
        """Yield the fields of a record in order, each with its value."""
        for field in record.fields:
            target = code("{}.{}", place, field.name)
            decl = None
            if isinstance(field.type, Named):
                decl = self.printer.declarations[field.type.key]
            if isinstance(decl, RecordDecl):
                yield from self.of(decl, target)
            else:
                yield target, self._value(field.type, field.default)

    def _value(self, type_: PlannedType, value: JsonValue) -> Code:
        """Write a value of a type as an expression."""
        rendered = self.printer.render_type(type_).type
        match type_, value:
            case Plain(basic=basic), str() if basic in _KINDS:
                kind = _KINDS[basic]
                return code('parse[{}](&load, {}, "{}")', rendered, literal(value), kind)
            case Plain(basic=Basic.NUMBER), int() | float():
                return Code(repr(float(value)))
            case ListOf(item=item), list():
                inside = Code(", ").joined(self._value(item, v) for v in value)
                return code("{}{{{}}}", rendered, inside)
            case MapOf(value=item), dict():
                pairs = [code("{}: {}", literal(k), self._value(item, v)) for k, v in value.items()]
                return code("{}{{{}}}", rendered, Code(", ").joined(pairs))
            case _:
                return self._any(value)

    def _any(self, value: JsonValue) -> Code:
        match value:
            case None:
                return Code("nil")
            case bool():
                return Code("true" if value else "false")
            case int() if abs(value) < 2**63:
                return Code(str(value))
            case int() | float():
                return Code(repr(float(value)))
            case str() if has_placeholder(value):
                return code("load.text({})", literal(value))
            case str():
                return literal(value)
            case list():
                return code("[]any{{{}}}", Code(", ").joined(map(self._any, value)))
            case dict():
                pairs = [code("{}: {}", literal(k), self._any(v)) for k, v in value.items()]
                return code("map[string]any{{{}}}", Code(", ").joined(pairs))
