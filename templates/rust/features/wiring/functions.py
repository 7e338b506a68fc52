"""The views of the functions that add tools to the toolbox."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import Unusable
from adlgen.packs.text import width
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

from ...layout import WIDTH, Lines, Placed, is_head_too_wide, place_value
from .deps import dependencies
from .layout import chain
from .planned import config_of, injections_of

_SETTINGS: dict[str, dict[str, str]] = {
    "read": {"enabled": "flag", "max_lines": "whole", "allowed_roots": "texts"},
    "bash": {
        "enabled": "flag",
        "whitelist": "texts",
        "timeout_seconds": "whole",
        "working_dir": "text",
        "shell": "flag",
        "environment": "texts",
    },
    "write": {"enabled": "flag", "allowed_roots": "texts", "denied_names": "texts"},
    "edit": {"enabled": "flag", "allowed_roots": "texts", "denied_names": "texts"},
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
"""How long an argument may be that is on the line of its call."""
_FUNCTION, _OPENING, _HANDLER, _TOOL = 41, 4, 17, 14
"""The widths of the first line of a function without the names, and of the starts of its statements."""
_COPIED, _CLONED = 18, 26
"""The widths of a setting without the names."""
_DEPS, _NO_DEPS, _CONFIG, _SETTINGS_HEAD, _DEFAULTS = 16, 19, 35, 31, 41
"""The widths of lines of a function without the names."""


_TAKEN = ("log_crash", "logger", "middleware", "services", "toolbox")
"""The names that the module imports, or gives to variables where it calls the functions."""


class ArgumentView(Struct):
    """A value that is passed to a method of the toolbox."""

    is_long: bool
    """Whether it is a variable first."""
    value: Placed


class SettingView(Struct):
    """A setting of a built-in tool, with the field of the configuration that it is read from."""

    name: Code
    field: Code
    is_cloned: bool


class FunctionView(Struct):
    """The function that adds a tool to the toolbox."""

    name: Code
    services: Code
    """The name of the parameter."""
    is_wide: bool
    is_skipped: bool
    """Whether rustfmt must skip it because a name is too long for its rules."""
    handler: Placed
    tool: ArgumentView
    path: Code
    """The struct of the dependencies, or the module of a built-in tool."""
    is_builtin: bool
    dependencies: Lines
    """The fields of the struct of the dependencies."""
    config: Code | None
    """The section of the configuration of a built-in tool."""
    settings: tuple[SettingView, ...]
    is_complete: bool
    """Whether the settings are all there are."""


class FunctionBody(Struct):
    """The parts of a function that depend on the kind of tool."""

    is_too_wide: bool
    dependencies: Lines = ()
    config: Code | None = None
    settings: tuple[SettingView, ...] = ()
    is_complete: bool = False


def function_view(tool: PlannedTool, plan: Plan) -> FunctionView:
    """Return the function that adds a tool."""
    return _builtin(tool, plan) if tool.implemented else _tool(tool, plan)


def builtin_id(tool: PlannedTool) -> str:
    """Return the id of a built-in tool; empty for any other."""
    extra = tool.extras.get("builtins")
    return "" if extra is None else extra.data.text("id")


def argument_view(value: Code, head: int) -> ArgumentView:
    """Return a value that is passed to a method, by way of a variable if it is long."""
    is_long = len(value) > _LONGEST_ARGUMENT
    return ArgumentView(is_long, place_value(value, head, Code(";"), 4))


def any_too_wide(lines: Lines) -> bool:
    """Report whether a line is wider than rustfmt allows."""
    return any(width(line) > WIDTH for line in lines)


def _function(
    tool: PlannedTool, services: str, path: Code, handler: Code, body: FunctionBody
) -> FunctionView:
    """Return the function that adds a tool; ``services`` is its parameter."""
    name = tool.value_name if tool.value_name not in _TAKEN else code("{}_", tool.value_name)
    head = _FUNCTION + width(name) + len(services)
    is_wide = head > WIDTH
    placed = place_value(handler, _HANDLER, Code(";"), 4)
    added = argument_view(code("super::{}::bind(handler)", tool.module), _TOOL)
    return FunctionView(
        name=name,
        services=Code(services),
        is_wide=is_wide,
        is_skipped=(not is_wide and is_head_too_wide(head))
        or _OPENING + width(name) > WIDTH
        or body.is_too_wide
        or placed.is_too_wide
        or (added.is_long and added.value.is_too_wide),
        handler=placed,
        tool=added,
        path=path,
        is_builtin=tool.implemented,
        dependencies=body.dependencies,
        config=body.config,
        settings=body.settings,
        is_complete=body.is_complete,
    )


def _tool(tool: PlannedTool, plan: Plan) -> FunctionView:
    deps = dependencies(tool, plan)
    struct = code("super::{}::Deps", tool.module)
    handler = code("crate::tools::{}::{}::new(deps)", tool.module, tool.type_name)
    if not deps:
        body = FunctionBody(_NO_DEPS + width(struct) > WIDTH)
        return _function(tool, "_services", struct, handler, body)
    rows = tuple(row for d in deps for row in chain(code("{}: ", d.name), d.links, Code(","), 8))
    is_too_wide = is_head_too_wide(_DEPS + 1 + width(struct)) or any_too_wide(rows)
    return _function(tool, "services", struct, handler, FunctionBody(is_too_wide, rows))


# --- built-in tools ---


def _builtin(tool: PlannedTool, plan: Plan) -> FunctionView:
    module = code("super::builtins::{}", tool.module)
    fetches = builtin_id(tool) == "fetch"
    handler = code("{}::Tool::new(settings)", module)
    if fetches:
        handler = code("{}::Tool::new(settings, services.http_transport.clone())", module)
    settings, is_complete = _settings(tool, plan)
    if not settings:
        body = FunctionBody(_DEFAULTS + width(module) > WIDTH)
        return _function(tool, "services" if fetches else "_services", module, handler, body)
    (injection,) = injections_of(tool)
    config = Code(".").joined(injection.codes("fields"))
    is_too_wide = (
        _CONFIG + width(config) > WIDTH
        or is_head_too_wide(_SETTINGS_HEAD + width(module))
        or any(_is_too_wide(setting) for setting in settings)
    )
    body = FunctionBody(is_too_wide, (), config, settings, is_complete)
    return _function(tool, "services", module, handler, body)


def _is_too_wide(setting: SettingView) -> bool:
    columns = (_CLONED if setting.is_cloned else _COPIED) + width(setting.name)
    return columns + width(setting.field) > WIDTH


def _settings(tool: PlannedTool, plan: Plan) -> tuple[tuple[SettingView, ...], bool]:
    """Return the settings that the specification gives, and whether they are all there are."""
    wanted = _SETTINGS[builtin_id(tool)]
    given = {field.key: field for field in _section(tool, plan) if field.key in wanted}
    for key, field in given.items():
        if _kind(field.type) != wanted[key]:
            message = f"the configuration {key!r} of the tool {tool.id!r} is not a {wanted[key]}"
            raise Unusable(message)
    settings = tuple(
        SettingView(Code(key), given[key].name, kind in ("text", "texts"))
        for key, kind in wanted.items()
        if key in given
    )
    return settings, len(given) == len(wanted)


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
