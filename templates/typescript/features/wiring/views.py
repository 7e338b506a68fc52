"""The view of the module that creates the services, the handlers and the toolbox."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import PlannedTool

from ...core.records import Member, required_member
from ...docs import doc_lines, header_text
from ...documents import Layout, width
from ...imports import Imports, module_of
from ...layout import place
from ...literals import array, named_entry, object_
from ...syntax import call
from ..shared.package import package_view, tsconfig_view
from .config_view import config_view
from .deps import dependencies
from .planned import injections_of, services_of


class WireView(Struct):
    """``src/toolspec/wire.ts``."""

    source: Code
    imports: tuple[View, ...]
    members: tuple[Member, ...]
    """The members of the interface of all services."""
    services: tuple[View, ...]
    """The services, each created by its factory."""
    opened: Code
    """The variable that has all services."""
    handlers: Code
    middleware: Code


_HANDLERS = 29
"""The width of ``const handlers: Handlers =`` with its indentation."""
_MIDDLEWARE = 40
"""The width of ``const around: readonly Middleware[] =`` with its indentation."""
_WIRE_LOCALS = {
    *("Services", "AppOptions", "App", "createApp", "openServices", "buildToolbox"),
    *("options", "lifetime", "given", "context", "close", "error", "process"),
    *("services", "middleware", "handlers", "around"),
}


def wire_view(context: FileContext) -> WireView:
    """Return the view of the wiring."""
    plan = context.plan
    services = services_of(plan)
    opened = [Code("context"), *(_opened_name(service.code("value_name")) for service in services)]
    imports = Imports({*_WIRE_LOCALS, *map(str, opened)})
    imports.add_type("./config.js", "Config", "ServiceContext")
    imports.add("./config.js", "loadConfig")
    imports.add_type("./index.js", "Handlers", "AgentToolbox")
    imports.add("./index.js", "toolbox")
    imports.add("./lifecycle.js", "Lifetime")
    imports.add_type("./runtime.js", "Logger", "Middleware")
    imports.add("./runtime.js", "errorLogger")
    members: list[Member] = []
    built: list[View] = []
    for service, before, after in zip(services, opened, opened[1:], strict=False):
        path = module_of("../services", service.code("file"))
        type_ = imports.add_type(path, service.code("interface"))
        factory = imports.add(path, service.code("factory"))
        name = service.code("value_name")
        members.append(required_member(name, type_, doc_lines(service.text("description"))))
        value = _opened(name, factory, before)
        built.append(View(name=name, before=before, after=after, value=value))
    middleware = _middleware(context, imports)
    handlers = object_([_handler(tool, imports) for tool in plan.tools])
    return WireView(
        source=header_text(plan.source),
        imports=imports.clauses(),
        members=tuple(members),
        services=tuple(built),
        opened=opened[-1],
        handlers=place(handlers, _HANDLERS, indent=2).text,
        middleware=middleware,
    )


def _opened_name(name: Code) -> Code:
    """Return the name of the variable that has a service and the earlier ones."""
    return Code(f"with{name[:1].upper()}{name[1:]}")


def _opened(name: Code, factory: Code, context: Code) -> Code:
    """Print what follows the colon: the given service, or else the one of the factory."""
    value = call(Code("await lifetime.open"), [code("given.{}", name), factory, context])
    # What follows is a comma.
    return place(value, 4 + width(name) + 2, indent=4).text


def _middleware(context: FileContext, imports: Imports) -> Code:
    """Return the services that are middleware, and the middleware of other features."""
    around = [
        code("services.{}", s.code("value_name"))
        for s in services_of(context.plan)
        if s.text("kind") == "middleware"
    ]
    around += [add(imports) for add in context.slot("middleware")]
    around.append(Code("...middleware"))
    return place(array(around), _MIDDLEWARE, indent=2).text


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


VIEWS: Mapping[str, Callable[[FileContext], object] | str] = {
    "config.ts.j2": config_view,
    "wire.ts.j2": wire_view,
    "user_tool.ts.j2": "user_views:tool_file_view",
    "user_test.ts.j2": "user_views:tool_test_view",
    "service.ts.j2": "user_views:service_view",
    "package.json.j2": package_view,
    "tsconfig.json.j2": tsconfig_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {"dependencies": dependencies}
