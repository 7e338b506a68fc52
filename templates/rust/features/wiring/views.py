"""The context that builds every service and tool."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext, Unusable
from adlgen.plan.data import RecordValue
from adlgen.plan.model import (
    Basic,
    ListOf,
    Named,
    Plain,
    Plan,
    PlannedField,
    PlannedTool,
    PlannedType,
    RecordDecl,
)

from ...docs import doc_comment, markdown, span
from ...imports import use
from ...layout import SKIP, Lines, TypeText, assigned, signature, skipped, typed
from ...literals import comment
from .config_view import config_view, services_view, tools_view
from .deps import dependencies
from .deps_view import deps_view
from .layout import awaited, chain
from .planned import config_of, injections_of, services_of
from .user_views import crate_view, service_view, user_tool_view

_SETTINGS: dict[str, dict[str, str]] = {
    "read": {"enabled": "flag", "max_lines": "whole", "allowed_roots": "texts"},
    "bash": {
        "enabled": "flag",
        "whitelist": "texts",
        "timeout_seconds": "whole",
        "working_dir": "text",
    },
    "write": {"enabled": "flag", "allowed_roots": "texts"},
    "edit": {"enabled": "flag", "allowed_roots": "texts"},
    "fetch": {
        "enabled": "flag",
        "allowed_domains": "texts",
        "max_bytes": "whole",
        "timeout_seconds": "whole",
        "download_dir": "text",
        "allow_downloads": "flag",
        "allow_internal": "flag",
    },
}
"""The configuration of each built-in tool."""


_LONGEST_ARGUMENT = 45
"""How long an argument may be that stays on the line of its call."""
_BUILD_TOOLBOX = Code("pub fn build_toolbox(services: &Services) -> Toolbox {")


class WireView(Struct):
    """What ``wire.rs.j2`` prints."""

    source: Code
    doc: Lines
    imports: Lines
    service_fields: Lines
    has_services: bool
    bare: bool
    """Whether there is nothing but the logger and the configuration."""
    build_services: Lines
    service_values: Lines
    fetches: bool
    is_empty: bool
    """Whether there is neither a tool nor middleware."""
    build_toolbox: Lines
    toolbox: Lines
    functions: tuple[Lines, ...]


def wire_view(context: FileContext) -> WireView:
    """Lay the wiring out."""
    plan = context.plan
    services = services_of(plan)
    fetches = any(_builtin_id(tool) == "fetch" for tool in plan.tools)
    middleware = [s.code("value_name") for s in services if s.text("kind") == "middleware"]
    clones = [code("services.{}.clone()", name) for name in middleware]
    wraps = tuple(line for clone in clones for line in _hand("wrap", "middleware", clone))
    adds = tuple(code("    {}(&mut toolbox, services);", tool.value_name) for tool in plan.tools)
    toolbox = (*wraps, *adds)
    names = [Code(name) for name in ("BoxError", "Logger", "Toolbox")]
    parameters = [Code("logger: Arc<dyn Logger>"), Code("config: Config")]
    tail = Code(" -> Result<Services, BoxError> {")
    head = signature(Code("pub async fn build_services"), parameters, tail)
    values = tuple(line for s in services for line in _value(s))
    return WireView(
        source=comment(plan.source),
        doc=doc_comment(
            [code("Builds every service and tool of {}.", span(plan.agent_name))], mark="//!"
        ),
        imports=use(Code("super::runtime"), names),
        service_fields=tuple(line for s in services for line in _field(s)),
        has_services=bool(services),
        bare=not services and not fetches,
        build_services=(*((SKIP,) if skipped(values) else ()), *head),
        service_values=values,
        fetches=fetches,
        is_empty=not toolbox,
        build_toolbox=(*((SKIP,) if skipped(toolbox) else ()), _BUILD_TOOLBOX),
        toolbox=toolbox,
        functions=tuple(
            _builtin(tool, plan) if tool.implemented else _tool(tool, plan) for tool in plan.tools
        ),
    )


def _builtin_id(tool: PlannedTool) -> str:
    """Return the id of a built-in tool; empty for any other."""
    extra = tool.extras.get("builtins")
    return "" if extra is None else extra.data.text("id")


def _hand(method: str, name: str, value: Code) -> Lines:
    """Hand a value to a method of the toolbox, by way of a variable if it is long."""
    call = code("    toolbox.{}({});", Code(method), value)
    if len(value) <= _LONGEST_ARGUMENT:
        return (call,)
    variable = Code(name)
    return (
        *assigned(code("let {} =", variable), value, Code(";"), 4),
        code("    toolbox.{}({});", Code(method), variable),
    )


def _field(service: RecordValue) -> Lines:
    text = markdown(service.text("description"))
    text = text or [code("The service {}.", span(service.text("id")))]
    trait = code("dyn services::{}::{}", service.code("module"), service.code("interface"))
    type_ = TypeText(Code("Arc"), (TypeText(trait),))
    name = code("pub {}:", service.code("value_name"))
    return (*doc_comment(text, 4), *typed(name, type_, Code(","), 4))


def _value(service: RecordValue) -> Lines:
    path = code("services::{}::{}", service.code("module"), service.code("factory"))
    return awaited(code("{}: ", service.code("value_name")), path, Code("&logger, &config"), 8)


def _function(tool: PlannedTool, services: str, body: Lines, handler: Code) -> Lines:
    parameters = [Code("toolbox: &mut Toolbox"), Code(f"{services}: &Services")]
    lines = (
        *signature(code("fn {}", tool.value_name), parameters, Code(" {")),
        *body,
        *assigned(Code("let handler ="), handler, Code(";"), 4),
        *_hand("add", "tool", code("super::{}::bind(handler)", tool.module)),
        Code("}"),
    )
    return (SKIP, *lines) if skipped(lines) else lines


def _tool(tool: PlannedTool, plan: Plan) -> Lines:
    deps = dependencies(tool, plan)
    struct = code("super::{}::{}Deps", tool.module, tool.type_name)
    handler = code("super::tools::{}::{}::new(deps)", tool.module, tool.type_name)
    if not deps:
        return _function(tool, "_services", (code("    let deps = {} {{}};", struct),), handler)
    rows = [row for d in deps for row in chain(code("{}: ", d.name), d.links, Code(","), 8)]
    body = (code("    let deps = {} {{", struct), *rows, Code("    };"))
    return _function(tool, "services", body, handler)


# --- built-in tools ---


def _builtin(tool: PlannedTool, plan: Plan) -> Lines:
    module = code("super::builtins::{}", tool.module)
    handler = code("{}::Tool::new(settings)", module)
    if _builtin_id(tool) == "fetch":
        handler = code("{}::Tool::new(settings, services.http_transport.clone())", module)
    rows, complete = _settings(tool, plan)
    if not rows:
        line = code("    let settings = {}::Settings::default();", module)
        used = "services" if _builtin_id(tool) == "fetch" else "_services"
        return _function(tool, used, (line,), handler)
    (injection,) = injections_of(tool)
    links = Code(".").joined(injection.codes("fields"))
    rest = () if complete else (Code("        ..Default::default()"),)
    body = (
        code("    let config = &services.config.{};", links),
        code("    let settings = {}::Settings {{", module),
        *rows,
        *rest,
        Code("    };"),
    )
    return _function(tool, "services", body, handler)


def _settings(tool: PlannedTool, plan: Plan) -> tuple[Lines, bool]:
    """Return the settings that the specification gives, and whether they are all there are."""
    wanted = _SETTINGS[_builtin_id(tool)]
    given = {field.key: field for field in _section(tool, plan) if field.key in wanted}
    for key, field in given.items():
        if _kind(field.type) != wanted[key]:
            message = f"the configuration {key!r} of the tool {tool.id!r} is no {wanted[key]}"
            raise Unusable(message)
    rows = [
        code(
            "            {}: config.{}{},",
            Code(key),
            given[key].name,
            Code(".clone()" if wanted[key] in ("text", "texts") else ""),
        )
        for key in wanted
        if key in given
    ]
    return tuple(Code(row[4:]) for row in rows), len(given) == len(wanted)


def _section(tool: PlannedTool, plan: Plan) -> tuple[PlannedField, ...]:
    found = next(iter(tool.extras["wiring"].types.values()), None)
    if not isinstance(found, Named):
        return ()
    record = config_of(plan)[1][found.key]
    return record.fields if isinstance(record, RecordDecl) else ()


def _kind(type_: PlannedType) -> str:
    match type_:
        case Plain(basic=Basic.BOOLEAN):
            return "flag"
        case Plain(basic=Basic.INTEGER):
            return "whole"
        case Plain(basic=Basic.STRING):
            return "text"
        case ListOf(item=Plain(basic=Basic.STRING)):
            return "texts"
        case _:
            return ""


def modules(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    del context
    return (Code("config"), Code("services"), Code("tools"), Code("wire"))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "cargo.toml.j2": crate_view,
    "config.rs.j2": config_view,
    "lib.rs.j2": crate_view,
    "service.rs.j2": service_view,
    "services.rs.j2": services_view,
    "tools.rs.j2": tools_view,
    "user_tool.rs.j2": user_tool_view,
    "wire.rs.j2": wire_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "dependencies": deps_view,
    "modules": modules,
}
