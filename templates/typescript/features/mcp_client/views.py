"""The module that calls the tools on a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ...docs import comment, doc_lines, header_text
from ...imports import Imports, module_of
from ...layout import Layout, layout
from ...literals import named_entry, object_, string
from ...names import input_type, spec_value
from ...syntax import call, generic

_MCP = "./runtime/mcp.js"


class ClientView(Struct):
    """``src/toolspec/client.ts``."""

    source: Code
    imports: tuple[View, ...]
    members: tuple[Code, ...]
    """The members of the interface of all methods, with their documentation."""
    methods: Code


def client_view(context: FileContext) -> ClientView:
    """Decide the module of the client."""
    plan = context.plan
    imports = Imports({"ToolClient", "toolClient", "session"})
    for tool in plan.tools:
        imports.add_type(_MCP, "Method", "Session")
        imports.add(_MCP, _maker(tool))
        if tool.output is None:
            imports.add_type(_MCP, "CallToolResult")
    members: list[Code] = []
    entries: list[Layout] = []
    for tool in plan.tools:
        path = module_of(".", tool.file)
        taken = imports.add_type(path, input_type(tool))
        given = Code("CallToolResult")
        if tool.output is not None:
            given = imports.add_type(path, tool.output_name)
        members += comment(_doc(tool), 2)
        type_ = generic(Code("Method"), [taken, given])
        shaped = (code("readonly {}: ", tool.value_name), type_, Code(";"))
        members.append(code("  {}", layout(shaped, 2)))
        spec = imports.add(path, spec_value(tool))
        made = call(_maker(tool), [Code("session"), string(tool.wire_name), spec])
        entries.append(named_entry(tool.value_name, made))
    methods = layout((Code("return "), object_(entries, broken=True), Code(";")), 2)
    return ClientView(header_text(plan.source), imports.clauses(), tuple(members), methods)


def _maker(tool: PlannedTool) -> Code:
    return Code("method" if tool.output is None else "structuredMethod")


def _doc(tool: PlannedTool) -> tuple[Code, ...]:
    lead = Code(" ").joined(doc_lines(f"Calls `{tool.llm_name}`."))
    described = doc_lines(tool.description)
    return (lead, *([Code("")] if described else []), *described)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "client.ts.j2": client_view,
}
