"""The dependencies of a handler: the type that holds them and the factory that takes them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.packs.view import View
from adlgen.plan.model import Declaration, Give, Injection, Plan

from ...docs import comment, doc_lines
from ...imports import Imports, module_of
from ...layout import WIDTH, Layout, Placed, place, width
from ...names import deps_type, factory_type, handler_type
from ...syntax import ALIAS, aliased, nothing
from ...types import TypePrinter

_MEMBER = len("  readonly : ")


def dependencies(page: Page) -> tuple[Callable[[Imports], tuple[View, list[Code]]], ...]:
    """Return what adds the dependencies of a handler to the module of its tool."""
    return (partial(_dependencies, page),)


def _dependencies(page: Page, imports: Imports) -> tuple[View, list[Code]]:
    """Return the types for the dependencies, and the types that these mention."""
    tool = page.tool
    assert tool is not None
    name, factory, handler = deps_type(tool), factory_type(tool), handler_type(tool)
    injections = [*tool.inject, *([tool.builtin_config] if tool.builtin_config else [])]
    members = [(one.name, _placed(one, page.plan, imports)) for one in injections]
    start = ALIAS + width(factory)
    view = View(
        doc=comment(doc_lines(f"What `inject` gives to `{tool.llm_name}`.")),
        name=name,
        members=tuple(View(name=member, type=type_) for member, type_ in members),
        nothing=place(aliased(nothing()), ALIAS + width(name)),
        factory=factory,
        handler=handler,
        is_below=start + len(" (") > WIDTH,
        is_wide=start + len(" (deps: ) => ;") + width(name) + width(handler) > WIDTH,
    )
    return view, [type_.text for _, type_ in members]


def _placed(one: Injection, plan: Plan, imports: Imports) -> Placed:
    return place(_injected(one, plan, imports), _MEMBER + width(one.name), indent=2)


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
