"""The module that builds the services, the handlers and the toolbox."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import PlannedTool

from ...docs import comment, doc_lines, header_text
from ...imports import Imports, module_of
from ...layout import Fluid, Layout, layout
from ...literals import array, named_entry, object_
from ...syntax import call
from .config_view import config_view
from .deps import dependencies
from .planned import injections_of, services_of
from .user_views import package_view, service_view, tool_file_view, tool_test_view


class WireView(Struct):
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


def wire_view(context: FileContext) -> WireView:
    """Decide the module that builds everything."""
    plan = context.plan
    services = services_of(plan)
    imports = Imports({*_WIRE_LOCALS, "logger", "config", "context"})
    imports.add_type("./config.js", "Config")
    if services:
        imports.add_type("./config.js", "ServiceContext")
    imports.add_type("./index.js", "Handlers")
    imports.add("./index.js", "toolbox")
    imports.add_type("./runtime.js", "Logger", "Toolbox", "Middleware")
    members: list[Code] = []
    built: list[Code] = []
    for service in services:
        path = module_of("../services", service.code("file"))
        type_ = imports.add_type(path, service.code("interface"))
        factory = imports.add(path, service.code("factory"))
        members += comment(doc_lines(service.text("description")), 2)
        members.append(code("  readonly {}: {};", service.code("value_name"), type_))
        made = named_entry(service.code("value_name"), code("await {}(context)", factory))
        built.append(layout((made, Code(",")), 4))
    middleware = _middleware(context, imports)
    handlers = object_([_handler(tool, imports) for tool in plan.tools])
    return WireView(
        source=header_text(plan.source),
        imports=imports.clauses(),
        members=tuple(members),
        built=tuple(built),
        has_services=bool(services),
        handlers=layout((Code("const handlers: Handlers = "), handlers, Code(";")), 2),
        middleware=middleware,
    )


def _middleware(context: FileContext, imports: Imports) -> Code:
    """List the services that wrap every call, and what other features wrap around it."""
    around = [
        code("services.{}", s.code("value_name"))
        for s in services_of(context.plan)
        if s.text("kind") == "middleware"
    ]
    around += [add(imports) for add in context.slot("middleware")]
    head = Code("const middleware: readonly Middleware[] =")
    return layout((head, Fluid(array(around)), Code(";")), 2)


def _handler(tool: PlannedTool, imports: Imports) -> Layout:
    folder = "../builtins" if tool.implemented else "../tools"
    factory = imports.add(module_of(folder, tool.file), tool.value_name)
    entries = [named_entry(one.code("name"), _given(one)) for one in injections_of(tool)]
    if not entries:  # Braces with nothing between them do not break: the parentheses do.
        return named_entry(tool.value_name, call(factory, [object_(entries)]))
    return named_entry(tool.value_name, (factory, Code("("), object_(entries), Code(")")))


def _given(one: RecordValue) -> Code:
    return Code(".").joined([Code("services"), *_steps(one)])


def _steps(one: RecordValue) -> list[Code]:
    service = one.optional_record("service")
    if service is not None:
        return [service.code("value_name"), *one.codes("parts")]
    return [Code(one.text("kind")), *one.codes("fields")]


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "config.ts.j2": config_view,
    "wire.ts.j2": wire_view,
    "user_tool.ts.j2": tool_file_view,
    "user_test.ts.j2": tool_test_view,
    "service.ts.j2": service_view,
    "package.json.j2": package_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {"dependencies": dependencies}
