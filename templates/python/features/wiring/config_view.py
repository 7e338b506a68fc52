"""``spec.config`` as frozen dataclasses, and the function that builds them."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import (
    Basic,
    ListOf,
    MapOf,
    Named,
    NullableOf,
    Plain,
    Plan,
    PlannedField,
    PlannedType,
    RecordDecl,
)
from adlgen.plan.placeholders import has_placeholder

from ...core.declarations import field_view, in_order
from ...docs import described, doc_text, literal_text, source_of
from ...imports import Imports
from ...layout import Expr, Group, Leaf, Pair, call, either, flat, keyword, leaf, subscript
from ...literals import json_literal, string
from ...names import runtime_of
from ...statements import expression
from ...types import TypePrinter, integral
from .planned import config_of

_PARSED = {Basic.INTEGER: "integer", Basic.NUMBER: "number", Basic.BOOLEAN: "boolean"}
"""The methods that parse the value of a variable."""


def config_view(context: FileContext) -> View:
    """Return the view of the configuration module."""
    plan = context.plan
    root, declarations = config_of(plan)
    imports = Imports((d.name for d in declarations.values()), runtime=runtime_of(plan))
    for module, name in (
        ("__future__", "annotations"),
        ("collections.abc", "Mapping"),
        ("dataclasses", "dataclass"),
    ):
        imports.use(module, name)
    printer = _ConfigPrinter(plan, imports)
    expands = any(has_placeholder(f.default) for f in root.fields)
    if expands:
        imports.use("._environment", "Expander")
    records = [d for d in in_order(declarations).listed if isinstance(d, RecordDecl)]
    types = tuple(map(printer.record, records))
    values = {f.key: f.default for f in root.fields}
    built = printer.built(root, values)
    build = expression("config = " if expands else "return ", built, 4)
    return View(
        source=source_of(plan),
        imports=imports.view(),
        records=types,
        expands=expands,
        build=build,
    )


def config_classes(plan: Plan) -> list[Code]:
    """Return the names of the classes of the configuration and of its sections."""
    return [d.name for d in config_of(plan)[1].values() if isinstance(d, RecordDecl)]


def config_type(plan: Plan, type_: PlannedType, imports: Imports) -> Code:
    """Print the type of a part of the configuration for another module."""
    return flat(_ConfigPrinter(plan, imports, "._config").type(type_))


class _ConfigPrinter(Struct):
    plan: Plan
    imports: Imports
    module: str = ""
    """The module with the classes, if it is another one."""

    def type(self, type_: PlannedType) -> Expr:
        match type_:
            case ListOf(item=item):
                return subscript("tuple", [self.type(item), leaf("...")])
            case MapOf(value=inner):
                mapping = self.imports.use("collections.abc", "Mapping")
                return subscript(mapping, [leaf("str"), self.type(inner)])
            case NullableOf(inner=inner):
                return either(self.type(inner), leaf("None"))
            case Named(key=key) if self.module:
                return Leaf(self.imports.use(self.module, config_of(self.plan)[1][key].name))
            case _:
                return TypePrinter(config_of(self.plan)[1], self.imports).render_type(type_)

    def record(self, record: RecordDecl) -> View:
        root = record is config_of(self.plan)[0]
        section = f"The section {literal_text(record.key.partition('/')[2].replace('/', '.'))}."
        lines = described(record.doc) or [Code(_root_doc(record) if root else section)]
        fields = tuple(map(self._field, record.fields))
        return View(name=record.name, doc=doc_text(lines, 4), fields=fields)

    def _field(self, field: PlannedField) -> View:
        doc = doc_text(described(field.doc), 4)
        return field_view(field.name, self.type(field.type), doc=doc)

    def built(self, record: RecordDecl, values: JsonValue) -> Expr:
        given = values if isinstance(values, dict) else {}
        parts = [
            keyword(f.name, self.value(f.type, given.get(f.key, f.default))) for f in record.fields
        ]
        return call(record.name, parts)

    def value(self, type_: PlannedType, value: JsonValue) -> Expr:
        match type_, value:
            case Named(key=key), _:
                record = config_of(self.plan)[1][key]
                assert isinstance(record, RecordDecl)
                return self.built(record, value)
            case NullableOf(inner=inner), _ if value is not None:
                return self.value(inner, value)
            case ListOf(item=item), list(parts):
                return _tuple([self.value(item, part) for part in parts])
            case MapOf(value=inner), dict(entries):
                pairs = (
                    Pair(Code(f"{string(k)}: "), self.value(inner, v)) for k, v in entries.items()
                )
                return Group(Code("{"), tuple(pairs), Code("}"))
            case Plain(basic=basic), str(text) if basic in _PARSED:
                return call(f"expand.{_PARSED[basic]}", [Leaf(string(text))])
            case _, str(text) if has_placeholder(text):
                return call("expand", [Leaf(string(text))])
            case Plain(), int() | float():
                return json_literal(integral(value))
            case _:
                return json_literal(value)


def _root_doc(record: RecordDecl) -> str:
    return "The configuration." if record.fields else "The configuration; the spec has no settings."


def _tuple(parts: list[Expr]) -> Expr:
    if len(parts) == 1:
        return leaf(f"({flat(parts[0])},)")
    return Group(Code("("), tuple(parts), Code(")"))
