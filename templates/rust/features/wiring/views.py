"""The view of the module that builds every service and tool."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.text import width
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue

from ...docs import doc_comment, markdown, span
from ...imports import imported
from ...layout import (
    WIDTH,
    Lines,
    Placed,
    TypeText,
    place_type,
)
from ...literals import comment
from .config_view import config_view, services_view, tools_view
from .deps_view import deps_view
from .functions import (
    ArgumentView,
    FunctionView,
    any_too_wide,
    argument_view,
    builtin_id,
    function_view,
)
from .layout import awaited
from .planned import services_of
from .user_views import crate_view, service_view, user_tool_view

_LONGEST = 40
"""The width of a name beyond which its line may be too wide."""
_BUILT = 26
"""The width of ``let service =`` with its indentation."""
_FIELD, _CALL, _MIDDLEWARE = 9, 29, 20
"""The widths of a field of ``Services``, of the line that adds a tool and of ``let middleware =``, without names
and types."""


class FieldView(Struct):
    """A service as a field of ``Services``."""

    doc: Lines
    name: Code
    type: Placed
    given: Placed
    """The type as a field of ``Parts``."""
    built: Code
    """The expression that builds it."""
    is_too_wide: bool
    """Whether a line is wider than rustfmt allows."""


class WireView(Struct):
    """The data for ``wire.rs.j2``."""

    source: Code
    doc: Lines
    imports: View
    fields: tuple[FieldView, ...]
    is_open_skipped: bool
    """Whether rustfmt must skip functions because a name is too long for its rules."""
    fetches: bool
    is_empty: bool
    """Whether there is neither a tool nor middleware."""
    is_toolbox_skipped: bool
    middleware: tuple[ArgumentView, ...]
    functions: tuple[FunctionView, ...]


def wire_view(context: FileContext) -> WireView:
    """Return the view of the wiring."""
    plan = context.plan
    services = services_of(plan)
    fetches = any(builtin_id(tool) == "fetch" for tool in plan.tools)
    wrapping = [s.code("value_name") for s in services if s.text("kind") == "middleware"]
    clones = [code("services.{}.clone()", name) for name in wrapping]
    middleware = tuple(argument_view(clone, _MIDDLEWARE) for clone in clones)
    is_empty = not middleware and not plan.tools
    names = [Code(name) for name in ("BoxError", "Logger", "StderrLogger", "Toolbox")]
    names += [Code("log_crash")] * (not is_empty)
    fields = tuple(map(_field, services))
    lead = code("Builds every service and tool of {}.", span(plan.agent_name))
    return WireView(
        source=comment(plan.source),
        doc=doc_comment([lead], mark="//!"),
        imports=imported(Code("super::runtime"), names),
        fields=fields,
        is_open_skipped=any(field.is_too_wide for field in fields),
        fetches=fetches,
        is_empty=is_empty,
        is_toolbox_skipped=any(a.value.is_too_wide for a in middleware if a.is_long)
        or any(_CALL + width(tool.value_name) > WIDTH for tool in plan.tools),
        middleware=middleware,
        functions=tuple(function_view(tool, plan) for tool in plan.tools),
    )


def _field(service: RecordValue) -> FieldView:
    text = markdown(service.text("description"))
    text = text or [code("The service {}.", span(service.text("id")))]
    trait = code("dyn services::{}::{}", service.code("module"), service.code("interface"))
    name, type_ = service.code("value_name"), TypeText(Code("Arc"), (TypeText(trait),))
    placed = place_type(type_, _FIELD + width(name), indent=4)
    given = place_type(TypeText(Code("Option"), (type_,)), _FIELD + width(name), indent=4)
    path = code("services::{}::{}", service.code("module"), service.code("factory"))
    built = awaited(_BUILT, path, Code("self"), 12, Code(";"))
    is_too_wide = (
        width(name) > _LONGEST or _BUILT + width(built[0]) > WIDTH or any_too_wide(built[1:])
    )
    return FieldView(
        doc_comment(text, 4), name, placed, given, Code("\n").joined(built), is_too_wide
    )


def modules(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    return () if context.plan.options["hosted"] else (Code("config"), Code("wire"))


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
