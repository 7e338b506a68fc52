"""The view of the MCP client."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ...core.given import args_type
from ...core.records import Member, required_member
from ...docs import header_text, tool_doc
from ...documents import Layout
from ...imports import Imports, tool_module
from ...layout import layout
from ...literals import named_entry, object_, string
from ...names import spec_value
from ...syntax import call, generic
from .lock_view import lock_view

_MCP = "./runtime/mcp.js"


class ClientView(Struct):
    """``src/toolspec/client.ts``."""

    source: Code
    imports: tuple[View, ...]
    members: tuple[Member, ...]
    """The members of the interface of all methods."""
    methods: Code
    example: Code
    """The method that the documentation calls."""
    has_deprecated: bool
    """Whether a tool is marked as deprecated, which linters report where it is connected too."""


def client_view(context: FileContext) -> ClientView:
    """Return the view of the client."""
    plan = context.plan
    imports = Imports({"ToolClient", "toolClient", "session", "connect", "transport", "options"})
    imports.add_type(_MCP, "ConnectOptions", "Connection", "Transport")
    imports.add(_MCP, "connected")
    for tool in plan.tools:
        imports.add_type(_MCP, "Method", "Session")
        imports.add(_MCP, _maker(tool))
        if tool.output is None:
            imports.add_type(_MCP, "CallToolResult")
    members: list[Member] = []
    entries: list[Layout] = []
    for tool in plan.tools:
        path = tool_module(".", plan, tool)
        input_ = imports.add_type(path, args_type(tool, plan))
        output = Code("CallToolResult")
        if tool.output is not None:
            output = imports.add_type(path, tool.output_name)
        type_ = generic(Code("Method"), [input_, output])
        members.append(required_member(tool.value_name, type_, _doc(tool)))
        spec = imports.add(path, spec_value(tool))
        made = call(_maker(tool), [Code("session"), string(tool.wire_name), spec])
        entries.append(named_entry(tool.value_name, made))
    methods = layout(object_(entries, broken=True), 2)
    first = plan.tools[0].value_name
    old = any(tool.deprecated for tool in plan.tools)
    source, clauses = header_text(plan.source), imports.clauses()
    return ClientView(source, clauses, tuple(members), methods, first, old)


def _maker(tool: PlannedTool) -> Code:
    return Code("method" if tool.output is None else "structuredMethod")


def _doc(tool: PlannedTool) -> tuple[Code, ...]:
    return tool_doc(tool, f"Calls `{tool.llm_name}`.")


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "client.ts.j2": client_view,
    "lock.ts.j2": lock_view,
}


def _packages(context: FileContext) -> tuple[tuple[str, str], ...]:
    """Return the packages that the client imports, with their versions."""
    del context
    return (("@modelcontextprotocol/client", "^2.4.0"),)


def _exports(context: FileContext) -> tuple[tuple[str, str], ...]:
    """Return the module that other packages may import."""
    del context
    return (("./client", "client"),)


SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "packages": _packages,
    "exports": _exports,
}
