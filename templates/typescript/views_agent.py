"""The modules of the whole agent: index, configuration, wiring, harness."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import (
    Declaration,
    Give,
    Injection,
    ListOf,
    MapOf,
    Named,
    Plan,
    PlannedService,
    PlannedTool,
    PlannedType,
    RecordDecl,
)

from .common import Imports, module_of
from .declarations import config_interface
from .docs import comment, words
from .layout import Doc, Fluid, layout
from .shapes import array, call, entry, export_, literal, named_entry, object_
from .text import doc_lines, header_text, string
from .types import Speller

# --- index ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class IndexView:
    """``src/toolspec/index.ts``."""

    source: Code
    imports: tuple[Code, ...]
    exports: tuple[Code, ...]
    handlers: tuple[Code, ...]
    """The members of the interface of all handlers."""
    has_tools: bool
    bound: Code
    """The list of tools with their handlers."""
    specs: Code


def index_view(page: Page) -> IndexView:
    """Decide the module that brings all tools together."""
    plan = page.plan
    imports = Imports({"Handlers", "specs", "toolbox", "handlers", "middleware"})
    imports.add("./runtime.js", "type Middleware", "Toolbox")
    if not plan.tools:
        imports.add("./runtime.js", "type ToolSpec")
    handlers: list[Code] = []
    bound: list[Doc] = []
    for tool in plan.tools:
        path = module_of(".", tool.file)
        handler = imports.add(path, code("type {}Handler", tool.type_name))
        spec = imports.add(path, code("{}Spec", tool.value_name))
        handlers += comment(words(f"Does the work of `{tool.llm_name}`."), 2)
        handlers.append(code("  readonly {}: {};", tool.value_name, handler))
        bound.append(call(code("{}.bind", spec), [code("handlers.{}", tool.value_name)]))
    items = array(
        [imports.add(module_of(".", t.file), code("{}Spec", t.value_name)) for t in plan.tools]
    )
    return IndexView(
        source=header_text(plan.source),
        imports=imports.print(),
        exports=tuple(_exports(tool) for tool in plan.tools),
        handlers=tuple(handlers),
        has_tools=bool(plan.tools),
        bound=layout((Code("const tools = "), array(bound), Code(";")), 2),
        specs=layout((Code("export const specs = "), items, Code(" as const;"))),
    )


def _exports(tool: PlannedTool) -> Code:
    prefix = tool.type_name
    names = [
        *(code("type {}{}", prefix, Code(suffix)) for suffix in ("Handler", "Input")),
        code("type {}", tool.output_name),
        code("{}Spec", tool.value_name),
    ]
    return layout(export_(names, string(module_of(".", tool.file))))


# --- configuration ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ConfigView:
    """``src/toolspec/config.ts``."""

    source: Code
    imports: tuple[Code, ...]
    types: tuple[Code, ...]
    values: Code
    """The object literal of the defaults, placeholders marked."""
    expands: bool
    """Whether some default has a placeholder."""


def config_view(page: Page) -> ConfigView:
    """Decide the module of the configuration."""
    plan = page.plan
    speller = Speller(plan.config.declarations, plan.config.root.key, readonly=True)
    types = [
        config_interface(d, speller)
        for d in reversed(list(plan.config.declarations.values()))
        if isinstance(d, RecordDecl)
    ]
    default: JsonValue = {f.key: f.default for f in plan.config.root.fields}
    values = layout(_value(default, Named(plan.config.root.key, cyclic=False), plan), 2)
    imports = Imports({"loadConfig", "ServiceContext", "Environment", *map(str, _names(plan))})
    imports.add("./runtime.js", "type Logger")
    imports.add_used("\n".join(types), "./runtime.js", "JsonValue")
    return ConfigView(
        source=header_text(plan.source),
        types=tuple(types),
        values=values,
        imports=imports.print(),
        expands=_has_placeholder(default),
    )


def _names(plan: Plan) -> list[Code]:
    return [d.name for d in plan.config.declarations.values()]


def _has_placeholder(value: JsonValue) -> bool:
    match value:
        case str():
            return "${" in value
        case list():
            return any(map(_has_placeholder, value))
        case dict():
            return any(map(_has_placeholder, value.values()))
        case _:
            return False


def _value(value: JsonValue, type_: PlannedType, plan: Plan) -> Doc:
    """Shape a default; a text may hold placeholders, which are expanded when it is loaded."""
    match type_, value:
        case Named(key=key), dict():
            return _record(value, plan.config.declarations[key], plan)
        case ListOf(item=item), list():
            return array([_value(one, item, plan) for one in value])
        case MapOf(value=inner), dict():
            return object_([entry(k, _value(v, inner, plan)) for k, v in value.items()])
        case _, str() if "${" in value:
            return call(Code("expand"), [string(value)])
        case _:
            return literal(value)


def _record(value: Mapping[str, JsonValue], declaration: Declaration, plan: Plan) -> Doc:
    assert isinstance(declaration, RecordDecl)
    entries = []
    for field in declaration.fields:
        one = value.get(field.key, field.default)
        shaped = _value(one, field.type, plan)
        source = None if isinstance(one, str) and "${" in one else one
        entries.append(named_entry(field.name, shaped, source))
    return object_(entries, broken=declaration.key == plan.config.root.key)


# --- wiring -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WireView:
    """``src/toolspec/wire.ts``."""

    source: Code
    imports: tuple[Code, ...]
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
    imports.add("./config.js", "type Config")
    if plan.services:
        imports.add("./config.js", "type ServiceContext")
    imports.add("./index.js", "type Handlers", "toolbox")
    imports.add("./runtime.js", "type Logger", "type Toolbox", "type Middleware")
    members: list[Code] = []
    built: list[Code] = []
    for service in plan.services:
        path = module_of("../services", service.file)
        type_ = imports.add(path, code("type {}", service.interface))
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
        imports=imports.print(),
        members=tuple(members),
        built=tuple(built),
        has_services=bool(plan.services),
        handlers=layout((Code("const handlers: Handlers = "), handlers, Code(";")), 2),
        middleware=layout(
            (Code("const middleware: readonly Middleware[] ="), Fluid(array(around)), Code(";")), 2
        ),
    )


def _handler(tool: PlannedTool, plan: Plan, imports: Imports) -> Doc:
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


# --- harness ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HarnessView:
    """``src/toolspec/harness.ts``."""

    source: Code
    external: bool
    """Whether the harness brings a validator of its own."""


def harness_view(page: Page) -> HarnessView:
    """Decide the program that judges values through the emitted code."""
    return HarnessView(header_text(page.plan.source), page.plan.options["validator"] == "external")


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "index.ts.j2": index_view,
    "config.ts.j2": config_view,
    "wire.ts.j2": wire_view,
    "harness.ts.j2": harness_view,
}
