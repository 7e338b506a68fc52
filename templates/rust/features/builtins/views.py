"""Views of the built-in tools, which have complete implementations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...core.agent_views import ModulesView
from ...docs import span
from ...imports import imported
from ...literals import comment, string

_SHARED: Mapping[str, tuple[str, ...]] = {
    "files": ("files", "paths", "plain_files", "walk"),
    "commands": ("descendants", "plain_process", "process", "supervisor", "words"),
    "requests": ("address", "charset", "http"),
}
"""The modules that the built-in tools share, by what a tool uses; all use ``blocking``."""
_PUBLIC = ("http",)
"""Those of them that programs use, to set the transport."""


class BuiltinView(Struct):
    """The data for ``builtin.rs.j2``: one of five fixed implementations, with the names of the tool."""

    doc: Code
    types: View
    """The import of the types of the tool."""
    read: bool
    bash: bool
    write: bool
    edit: bool
    fetch: bool
    internal_addresses: tuple[Code, ...]
    """The networks that Fetch refuses, as literals."""


def builtin_view(context: FileContext) -> BuiltinView:
    """Return the view of a built-in tool."""
    tool = context.tool
    assert tool is not None
    data = tool.extras["builtins"].data
    id_ = data.text("id")
    names = [Code("Input"), Code("Output"), Code("Tool as Spec")]
    if id_ == "fetch":
        assert tool.output is not None
        methods = (tool.input, f"{tool.id}/input/method"), (tool.output, f"{tool.id}/output/method")
        for (body, key), local in zip(methods, ("Method", "UsedMethod"), strict=True):
            name = body.declarations[key].name
            names.append(name if name == local else code("{} as {}", name, Code(local)))
    return BuiltinView(
        doc=code("//! The built-in tool {}, with a complete implementation.", span(tool.llm_name)),
        types=imported(code("super::super::{}", tool.module), names),
        read=id_ == "read",
        bash=id_ == "bash",
        write=id_ == "write",
        edit=id_ == "edit",
        fetch=id_ == "fetch",
        internal_addresses=tuple(map(string, data.texts("internal_addresses"))),
    )


def builtins_view(context: FileContext) -> ModulesView:
    """List the modules of the built-in tools and the shared modules that they use."""
    plan = context.plan
    data = plan.extras["builtins"].data
    shared = {name for use, names in _SHARED.items() if data.texts(use) for name in names}
    modules = [tool.module for tool in plan.tools if "builtins" in tool.extras]
    modules += (Code(name) for name in shared if name in _PUBLIC)
    private = [Code("blocking"), *(Code(name) for name in shared if name not in _PUBLIC)]
    return ModulesView(
        comment(plan.source),
        (),
        tuple(sorted(modules)),
        has_modules=True,
        private=tuple(sorted(private)),
    )


def modules(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    options = context.plan.options
    used = options["wiring"] and not options["hosted"]
    return (Code("builtins"),) if used else ()


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "builtin.rs.j2": builtin_view,
    "builtins.rs.j2": builtins_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "modules": modules,
    # Files are opened, and processes are ended, with functions of the C library.
    "unsafe": modules,
}
