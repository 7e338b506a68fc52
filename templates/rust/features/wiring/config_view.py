"""Views of the configuration and of the module lists of tools and services."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import (
    Basic,
    Declaration,
    Doc,
    ListOf,
    MapOf,
    Named,
    Plain,
    Plan,
    PlannedType,
    RecordDecl,
)

from ...core.agent_views import ModulesView
from ...core.declarations import DeclarationPrinter, DeclarationView
from ...docs import span
from ...imports import imported
from ...layout import Placed, place_array, place_value
from ...literals import comment, json_rows, string
from ...types import config_printer
from .planned import config_of, services_of


def tools_view(context: FileContext) -> ModulesView:
    """List the modules of the tools that the user implements."""
    plan = context.plan
    modules = sorted(tool.module for tool in plan.tools if not tool.implemented)
    return ModulesView(comment(plan.source), (), tuple(modules), bool(modules))


def services_view(context: FileContext) -> ModulesView:
    """List the modules of the services."""
    plan = context.plan
    modules = sorted(service.code("module") for service in services_of(plan))
    return ModulesView(comment(plan.source), (), tuple(modules), bool(modules))


_VALUES = 20
"""The width of ``const VALUES: &str =``."""
_PARSED = 25
"""The width of ``const PARSED: &[&str] = &``."""


_PARSED_TYPES = (Basic.INTEGER, Basic.NUMBER, Basic.BOOLEAN)


class ConfigView(Struct):
    """The data for ``config.rs.j2``."""

    source: Code
    imports: View
    has_map: bool
    types: tuple[DeclarationView, ...]
    values: Placed
    parsed: Code
    """The places of the values of variables that are parsed, as an array; empty if there are none."""


def config_view(context: FileContext) -> ConfigView:
    """Return the view of the configuration."""
    plan = context.plan
    root, declarations = config_of(plan)
    printer = DeclarationPrinter(config_printer(plan), Code(""), None)
    types = []
    for declaration in declarations.values():
        lead = Code("The configuration of the agent.")
        if declaration is not root:
            lead = code(
                "The section {}.", span(declaration.key.removeprefix("config/").replace("/", "."))
            )
        types.append(printer.view(declaration, Doc(), lead))
    words = {word for type_ in types for word in type_.form.words} & {"Json", "Maybe"}
    names = [*map(Code, sorted(words)), Code("codec")]
    values = {field.key: field.default for field in root.fields}
    places = [string(place) for place in parsed_places(plan)]
    return ConfigView(
        source=comment(plan.source),
        imports=imported(Code("super::runtime"), names),
        has_map=any("BTreeMap" in type_.form.words for type_ in types),
        types=tuple(types),
        values=place_value(json_rows(values), _VALUES, Code(";")),
        parsed=place_array(places, _PARSED, 1, 0) if places else Code(""),
    )


def parsed_places(plan: Plan) -> tuple[str, ...]:
    """Return the JSON Pointers of the values of variables that are parsed."""
    root, declarations = config_of(plan)
    values = {field.key: field.default for field in root.fields}
    return tuple(_parsed("", Named(root.key, cyclic=False), values, declarations))


def _parsed(
    place: str, type_: PlannedType, value: JsonValue, declarations: Mapping[str, Declaration]
) -> Iterator[str]:
    """Yield the JSON Pointers of the values of variables that are parsed."""
    match type_, value:
        case Named(key=key), dict():
            record = declarations[key]
            assert isinstance(record, RecordDecl)
            parts = [(f.key, f.type, value.get(f.key, f.default)) for f in record.fields]
        case ListOf(item=item), list():
            parts = [(str(index), item, part) for index, part in enumerate(value)]
        case MapOf(value=item), dict():
            parts = [(key, item, part) for key, part in value.items()]
        case Plain(basic=basic), str() if basic in _PARSED_TYPES:
            yield place
            return
        case _:
            return
    for key, of, part in parts:
        token = key.replace("~", "~0").replace("/", "~1")
        yield from _parsed(f"{place}/{token}", of, part, declarations)
