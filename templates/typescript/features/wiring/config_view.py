"""The view of the typed configuration."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import (
    Basic,
    Declaration,
    ListOf,
    MapOf,
    Named,
    Plain,
    Plan,
    PlannedType,
    RecordDecl,
)
from adlgen.plan.placeholders import has_placeholder

from ...core.declarations import TypeView, alias_view
from ...core.records import required_member
from ...docs import comment, header_text, type_doc
from ...documents import Layout
from ...imports import Imports
from ...layout import layout
from ...literals import array, entry, literal, named_entry, object_, string
from ...syntax import NOTHING, aliased, call
from ...types import TypePrinter
from .planned import config_of

_PARSERS = {
    Basic.INTEGER: Code("integer"),
    Basic.NUMBER: Code("number"),
    Basic.BOOLEAN: Code("boolean"),
}
"""The functions that parse the value of a variable."""


class ConfigView(Struct):
    """``src/toolspec/config.ts``."""

    source: Code
    imports: tuple[View, ...]
    types: tuple[TypeView, ...]
    values: Code
    """The object literal of the defaults; placeholders are calls of ``expand``."""
    expands: bool
    """Whether a default has a placeholder."""
    parses: bool
    """Whether values of variables are parsed: integers, numbers or Booleans."""
    integers: bool
    numbers: bool
    booleans: bool


def config_view(context: FileContext) -> ConfigView:
    """Return the view of the configuration."""
    plan = context.plan
    root, declarations = config_of(plan)
    printer = TypePrinter(declarations, root.key)
    types = [
        config_type(d, printer)
        for d in reversed(list(declarations.values()))
        if isinstance(d, RecordDecl)
    ]
    default: JsonValue = {f.key: f.default for f in root.fields}
    values = layout(_value(default, Named(root.key, cyclic=False), plan), 2)
    imports = Imports({"loadConfig", "ServiceContext", "Environment", *map(str, _names(plan))})
    imports.add_type("./runtime.js", "Logger")
    parsed = frozenset(_parsed(default, Named(root.key, cyclic=False), plan))
    texts = [text for one in types for text in one.texts()]
    imports.add_used("\n".join(texts), "./runtime.js", "JsonValue")
    return ConfigView(
        source=header_text(plan.source),
        types=tuple(types),
        values=values,
        imports=imports.clauses(),
        expands=has_placeholder(default),
        parses=bool(parsed),
        integers=Basic.INTEGER in parsed,
        numbers=Basic.NUMBER in parsed,
        booleans=Basic.BOOLEAN in parsed,
    )


def _names(plan: Plan) -> list[Code]:
    return [d.name for d in config_of(plan)[1].values()]


def _parsed(value: JsonValue, type_: PlannedType, plan: Plan) -> Iterator[Basic]:
    """Yield the types of the values of variables that are parsed."""
    match type_, value:
        case Named(key=key), dict():
            declaration = config_of(plan)[1][key]
            assert isinstance(declaration, RecordDecl)
            for field in declaration.fields:
                yield from _parsed(value.get(field.key, field.default), field.type, plan)
        case ListOf(item=inner), list():
            for part in value:
                yield from _parsed(part, inner, plan)
        case MapOf(value=inner), dict():
            for part in value.values():
                yield from _parsed(part, inner, plan)
        case Plain(basic=basic), str() if basic in _PARSERS:
            yield basic
        case _:
            return


def _value(value: JsonValue, type_: PlannedType, plan: Plan) -> Layout:
    """Lay out a default; placeholders in a text are expanded when the configuration is loaded."""
    match type_, value:
        case Named(key=key), dict():
            return _record(value, config_of(plan)[1][key], plan)
        case ListOf(item=item), list():
            return array([_value(one, item, plan) for one in value])
        case MapOf(value=inner), dict():
            return object_([entry(k, _value(v, inner, plan)) for k, v in value.items()])
        case Plain(basic=basic), str() if basic in _PARSERS:
            return call(_PARSERS[basic], [string(value)])
        case _, str() if has_placeholder(value):
            return call(Code("expand"), [string(value)])
        case _:
            return literal(value)


def _record(value: Mapping[str, JsonValue], declaration: Declaration, plan: Plan) -> Layout:
    assert isinstance(declaration, RecordDecl)
    entries = []
    for field in declaration.fields:
        one = value.get(field.key, field.default)
        shaped = _value(one, field.type, plan)
        source = None if isinstance(one, str) and has_placeholder(one) else one
        entries.append(named_entry(field.name, shaped, source))
    return object_(entries, broken=declaration.key == config_of(plan)[0].key)


def config_type(record: RecordDecl, printer: TypePrinter) -> TypeView:
    """Return a section of the configuration; its properties have identifiers as names."""
    if not record.fields:
        return alias_view((), record.name, aliased(NOTHING))
    members = tuple(
        required_member(field.name, printer.render_type(field.type)) for field in record.fields
    )
    doc = comment(type_doc(record.doc))
    return TypeView(doc, record.name, is_interface=True, members=members)
