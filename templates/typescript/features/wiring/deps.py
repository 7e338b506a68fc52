"""The dependencies of a handler: the type that holds them and the factory that takes them."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.plan.model import Declaration, Give, Injection, Plan, PlannedTool

from ...docs import comment, doc_lines, documented
from ...imports import Imports, module_of
from ...layout import Layout, layout
from ...names import deps_type, factory_type, handler_type
from ...syntax import alias, nothing, parameters
from ...types import TypePrinter


def deps(tool: PlannedTool, plan: Plan, imports: Imports) -> Code:
    """Print the type of the dependencies."""
    name = deps_type(tool)
    doc = comment(doc_lines(f"What `inject` gives to `{tool.llm_name}`."))
    injections = [*tool.inject, *([tool.builtin_config] if tool.builtin_config else [])]
    if not injections:
        body = [layout(alias(code("export type {}", name), nothing()))]
    else:
        members = [code("  {}", layout(_dependency(one, plan, imports), 2)) for one in injections]
        body = [code("export interface {} {{", name), *members, Code("}")]
    return Code("\n").joined([*doc, *body])


def _dependency(one: Injection, plan: Plan, imports: Imports) -> Layout:
    return (code("readonly {}: ", one.name), _injected(one, plan, imports), Code(";"))


def _injected(one: Injection, plan: Plan, imports: Imports) -> Layout:
    match one.give:
        case Give.LOGGER:
            return imports.add("./runtime.js", "type Logger")
        case Give.CONFIG if one.config_type is not None:
            printer = config_printer(plan, imports)
            return printer.render_type(one.config_type)
        case Give.CONFIG:
            return imports.add("./config.js", "type Config")
        case Give.SERVICE:
            service = next(s for s in plan.services if s.id == one.service)
            type_name = one.part_type or service.interface
            return imports.add(module_of("../services", service.file), code("type {}", type_name))


def factory(tool: PlannedTool) -> Code:
    """Print the type of the factory."""
    doc = doc_lines("Builds the handler from its dependencies.")
    shaped = alias(
        code("export type {}", factory_type(tool)),
        (
            parameters([code("deps: {}", deps_type(tool))]),
            code(" => {}", handler_type(tool)),
        ),
    )
    return documented(doc, shaped)


def config_printer(plan: Plan, imports: Imports) -> TypePrinter:
    """Return a printer for types of the configuration, which are imported by it."""

    def imported(declaration: Declaration) -> Code:
        return imports.add("./config.js", code("type {}", declaration.name))

    return TypePrinter(plan.config.declarations, readonly=True, imported=imported)
