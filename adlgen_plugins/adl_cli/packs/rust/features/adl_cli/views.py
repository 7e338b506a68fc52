"""Views of the tools of agents that adl-cli generated."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.text import width
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ...docs import span
from ...imports import sorted_imports
from ...literals import comment, string

_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_NO_MODULES = frozenset({"Self", "crate", "self", "super", "toolspec"})
"""Identifiers that the module of a tool cannot have; adl-cli emits no valid code for the first four."""
_ARRAY = 60
"""The width up to which rustfmt keeps the elements of an array on one line."""


class ModuleView(Struct):
    """A module, and the literal of its file if that has another name."""

    name: Code
    file: Code


class ShimsView(Struct):
    """The data for ``shims.rs.j2``."""

    source: Code
    modules: tuple[ModuleView, ...]
    tools: tuple[Code, ...]
    is_short: bool
    """Whether the list of the tools is on one line."""
    descriptors: Code


def shims_view(context: FileContext) -> ShimsView:
    """Return the view of the list of the tools."""
    plan = context.plan
    modules = tuple(map(_module, plan.tools))
    descriptors = Code(", ").joined(code("{}::descriptor()", one.name) for one in modules)
    return ShimsView(
        source=comment(plan.source),
        modules=tuple(sorted(modules, key=lambda one: one.name)),
        tools=tuple(one.name for one in modules),
        is_short=width(descriptors) <= _ARRAY,
        descriptors=descriptors,
    )


def _module(tool: PlannedTool) -> ModuleView:
    """Return the module of a tool, which adl-cli calls by the identifier in the manifest."""
    name = _name(tool)
    file = Code("") if name == tool.module else string(f"{tool.module}.rs")
    return ModuleView(name, file)


def _name(tool: PlannedTool) -> Code:
    if tool.id == tool.module or tool.id in _NO_MODULES or not _IDENTIFIER.fullmatch(tool.id):
        return tool.module
    # Keywords, and names that only `toolspec` cannot have.
    return Code(f"r#{tool.id}" if tool.module == f"{tool.id}_" else tool.id)


def shim_view(context: FileContext) -> View:
    """Return the view of the functions of a tool."""
    tool = context.tool
    assert tool is not None
    is_async = _is_async(context)
    runtime = ["Toolbox"] if is_async else ["block_on", "CallContext", "Toolbox"]
    imports = [
        (tool.module, [Code("bind"), Code("SPEC")]),
        (Code("runtime"), list(map(Code, runtime))),
    ]
    return View(
        source=comment(context.plan.source),
        shown_name=span(tool.llm_name),
        imports=sorted_imports(imports),
        handler=string(f"{tool.module}/handler.rs") if _module(tool).file else Code(""),
        is_async=is_async,
        id=Code("") if tool.id == tool.llm_name else string(tool.id),
    )


def handler_view(context: FileContext) -> View:
    """Return the view of the handler of a tool."""
    tool = context.tool
    assert tool is not None
    imports = [
        (Code("crate::tools::toolspec::runtime"), [Code("CallContext"), Code("ToolError")]),
        (code("crate::tools::toolspec::{}", tool.module), [Code("Input"), Code("Output")]),
    ]
    return View(
        shown_name=span(tool.llm_name),
        imports=sorted_imports(imports),
        is_async=_is_async(context),
    )


def _is_async(context: FileContext) -> bool:
    """Report whether adl-cli calls an asynchronous function: that of a tool with dependencies."""
    assert context.tool is not None
    shims = context.plan.extras["adl_cli"].data.records("constructors")
    shim = next(one for one in shims if one.text("id") == context.tool.id)
    return bool(shim.records("parameters"))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "shim.rs.j2": shim_view,
    "shim_handler.rs.j2": handler_view,
    "shims.rs.j2": shims_view,
}
