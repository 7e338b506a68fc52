"""The module that builds the services, the handlers and the toolbox."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.packs.view import View
from adlgen.plan.model import Give, Injection, Plan, PlannedService, PlannedTool

from ...docs import comment, doc_lines, header_text
from ...imports import Imports, module_of
from ...layout import Fluid, Layout, layout
from ...literals import array, named_entry, object_
from ...syntax import call
from .config_view import config_view
from .deps import dependencies
from .user_views import package_view, service_view, tool_file_view, tool_test_view


@dataclass(frozen=True, slots=True)
class WireView:
    """``src/toolspec/wire.ts``."""

    source: Code
    imports: tuple[View, ...]
    members: tuple[Code, ...]
    """The members of the interface of all services, with their documentation."""
    built: tuple[Code, ...]
    """The services, each built by its factory."""
    has_services: bool
    handlers: Code
    middleware: Code


_WIRE_LOCALS = {"Services", "buildServices", "buildToolbox", "services", "handlers", "middleware"}


def wire_view(page: Page) -> WireView:
    """Decide the module that builds everything."""
    plan = page.plan
    imports = Imports({*_WIRE_LOCALS, "logger", "config", "context"})
    imports.add_type("./config.js", "Config")
    if plan.services:
        imports.add_type("./config.js", "ServiceContext")
    imports.add_type("./index.js", "Handlers")
    imports.add("./index.js", "toolbox")
    imports.add_type("./runtime.js", "Logger", "Toolbox", "Middleware")
    members: list[Code] = []
    built: list[Code] = []
    for service in plan.services:
        path = module_of("../services", service.file)
        type_ = imports.add_type(path, service.interface)
        factory = imports.add(path, service.factory)
        members += comment(doc_lines(service.doc.text), 2)
        members.append(code("  readonly {}: {};", service.value_name, type_))
        made = named_entry(service.value_name, code("await {}(context)", factory))
        built.append(layout((made, Code(",")), 4))
    around = [code("services.{}", s.value_name) for s in plan.services if s.kind == "middleware"]
    if plan.options["validators"] == "run" and any("operations" in t.extras for t in plan.tools):
        operations = imports.add("../operations/index.js", "operations")
        around.append(
            code("{}({})", imports.add("./runtime/validators.js", "validating"), operations)
        )
    handlers = object_([_handler(tool, plan, imports) for tool in plan.tools])
    return WireView(
        source=header_text(plan.source),
        imports=imports.clauses(),
        members=tuple(members),
        built=tuple(built),
        has_services=bool(plan.services),
        handlers=layout((Code("const handlers: Handlers = "), handlers, Code(";")), 2),
        middleware=layout(
            (Code("const middleware: readonly Middleware[] ="), Fluid(array(around)), Code(";")), 2
        ),
    )


def _handler(tool: PlannedTool, plan: Plan, imports: Imports) -> Layout:
    folder = "../builtins" if tool.builtin else "../tools"
    factory = imports.add(module_of(folder, tool.file), tool.value_name)
    given = [*tool.inject, *([tool.builtin_config] if tool.builtin_config else [])]
    services = {s.id: s for s in plan.services}
    entries = [named_entry(one.name, _given(one, services)) for one in given]
    if not entries:  # Braces with nothing between them do not break: the parentheses do.
        return named_entry(tool.value_name, call(factory, [object_(entries)]))
    return named_entry(tool.value_name, (factory, Code("("), object_(entries), Code(")")))


def _given(one: Injection, services: Mapping[str, PlannedService]) -> Code:
    return Code(".").joined([Code("services"), *_steps(one, services)])


def _steps(one: Injection, services: Mapping[str, PlannedService]) -> list[Code]:
    match one.give:
        case Give.LOGGER:
            return [Code("logger")]
        case Give.CONFIG:
            return [Code("config"), *one.config]
        case Give.SERVICE:
            return [services[one.service].value_name, *one.parts]


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "config.ts.j2": config_view,
    "wire.ts.j2": wire_view,
    "user_tool.ts.j2": tool_file_view,
    "user_test.ts.j2": tool_test_view,
    "service.ts.j2": service_view,
    "package.json.j2": package_view,
}

SLOTS: Mapping[str, Callable[[Page], tuple[Any, ...]]] = {"dependencies": dependencies}
