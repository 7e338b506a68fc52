"""The dependencies of a handler: the type that holds them and the factory that takes them."""

from __future__ import annotations

from types import SimpleNamespace

from adlgen.naming.code import Code
from adlgen.plan.model import Declaration, Give, Injection, Plan, PlannedTool

from ...docs import comment, doc_lines
from ...imports import Imports, module_of
from ...layout import WIDTH, Layout, place, width
from ...names import deps_type, factory_type, handler_type
from ...syntax import aliased, nothing
from ...types import TypePrinter

_ALIAS = 14
"""The width of ``export type  =``."""
_MEMBER = len("  readonly : ")


def deps_view(tool: PlannedTool, plan: Plan, imports: Imports) -> SimpleNamespace:
    """Decide the types for the dependencies of a handler."""
    name, factory, handler = deps_type(tool), factory_type(tool), handler_type(tool)
    injections = [*tool.inject, *([tool.builtin_config] if tool.builtin_config else [])]
    start = _ALIAS + width(factory)
    return SimpleNamespace(
        doc=comment(doc_lines(f"What `inject` gives to `{tool.llm_name}`.")),
        name=name,
        members=[_dependency(one, plan, imports) for one in injections],
        nothing=place(aliased(nothing()), _ALIAS + width(name)),
        factory=factory,
        handler=handler,
        is_below=start + len(" (") > WIDTH,
        is_wide=start + len(" (deps: ) => ;") + width(name) + width(handler) > WIDTH,
    )


def _dependency(one: Injection, plan: Plan, imports: Imports) -> SimpleNamespace:
    column = _MEMBER + width(one.name)
    type_ = place(_injected(one, plan, imports), column, indent=2)
    return SimpleNamespace(name=one.name, type=type_)


def _injected(one: Injection, plan: Plan, imports: Imports) -> Layout:
    match one.give:
        case Give.LOGGER:
            return imports.add_type("./runtime.js", "Logger")
        case Give.CONFIG if one.config_type is not None:
            printer = config_printer(plan, imports)
            return printer.render_type(one.config_type)
        case Give.CONFIG:
            return imports.add_type("./config.js", "Config")
        case Give.SERVICE:
            service = next(s for s in plan.services if s.id == one.service)
            type_name = one.part_type or service.interface
            return imports.add_type(module_of("../services", service.file), type_name)


def config_printer(plan: Plan, imports: Imports) -> TypePrinter:
    """Return a printer for types of the configuration, which are imported by it."""

    def imported(declaration: Declaration) -> Code:
        return imports.add_type("./config.js", declaration.name)

    return TypePrinter(plan.config.declarations, readonly=True, imported=imported)
