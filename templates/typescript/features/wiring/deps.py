"""The types of a handler's dependencies and of its factory."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import Declaration, Plan, PlannedTool

from ...core.records import required_member
from ...documents import Layout, width
from ...imports import Imports, module_of
from ...layout import WIDTH, Placed, place
from ...names import deps_type, factory_type, handler_type
from ...syntax import ALIAS, NOTHING, aliased
from ...types import TypePrinter
from .planned import config_of, injections_of


def dependencies(context: FileContext) -> tuple[Callable[[Imports], tuple[View, list[Code]]], ...]:
    """Return the function that adds the dependencies of a handler to the module of its tool."""
    if context.plan.options["hosted"]:
        return ()
    return (partial(_dependencies, context),)


def _dependencies(context: FileContext, imports: Imports) -> tuple[View, list[Code]]:
    """Return the view of the dependencies, and the types that they refer to."""
    tool = context.tool
    assert tool is not None
    name, factory, handler = deps_type(tool), factory_type(tool), handler_type(tool)
    members = tuple(
        required_member(one.code("name"), _injected(one, tool, context.plan, imports))
        for one in injections_of(tool)
    )
    start = ALIAS + width(factory)
    view = View(
        doc=(),
        name=name,
        is_interface=bool(members),
        base=Code(""),
        members=members,
        signatures=(),
        type=Placed(Code("")) if members else place(aliased(NOTHING), ALIAS + width(name)),
        factory=factory,
        handler=handler,
        is_below=start + len(" (") > WIDTH,
        is_wide=start + len(" (deps: ) => ;") + width(name) + width(handler) > WIDTH,
    )
    return view, [member.type.text for member in members]


def _injected(one: RecordValue, tool: PlannedTool, plan: Plan, imports: Imports) -> Layout:
    service = one.optional_record("service")
    if service is not None:
        module = module_of("../services", service.code("file"))
        return imports.add_type(module, one.code("type_name"))
    if one.text("kind") == "logger":
        return imports.add_type("./runtime.js", "Logger")
    type_ = tool.extras["wiring"].types.get(one.text("reference"))
    if type_ is None:
        return imports.add_type("./config.js", "Config")
    return config_printer(plan, imports).render_type(type_)


def config_printer(plan: Plan, imports: Imports) -> TypePrinter:
    """Return a printer that imports the types of the configuration."""

    def imported(declaration: Declaration) -> Code:
        return imports.add_type("./config.js", declaration.name)

    return TypePrinter(config_of(plan)[1], imported=imported)
