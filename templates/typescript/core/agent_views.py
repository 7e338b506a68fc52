"""The views of the index and of the test harness."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ..docs import comment, header_text, words
from ..imports import Imports, tool_module
from ..layout import Layout, place
from ..literals import array, member, string
from ..names import handler_type, spec_value
from ..syntax import call

_OWN = {"AgentToolbox", "Args", "Handlers", "Output", "Specs", "ToolName", "specs"}
_SPECS = 49
"""The width of ``export const specs: readonly Specs[ToolName][] = ``."""
_MANY = 1000
"""With more tools, the array is a tuple: TypeScript compares the types of the elements of an array in pairs."""
_TOOLS = 16
"""The width of ``const tools = `` with its indentation."""


def index_view(context: FileContext) -> View:
    """Return the view of the module that exports all tools."""
    plan = context.plan
    imports = Imports({*_OWN, "toolbox", "handlers", "middleware"})
    imports.add_type("./runtime.js", "Middleware", "ArgsOf", "OutputOf")
    imports.add("./runtime.js", "Toolbox")
    if not plan.tools:
        imports.add_type("./runtime.js", "ToolSpec")
    exports: list[Code] = []
    tools: list[View] = []
    specs: list[Code] = []
    bound: list[Layout] = []
    for tool in plan.tools:
        path = tool_module(".", plan, tool)
        handler = imports.add_type(path, handler_type(tool))
        spec = imports.add(path, spec_value(tool))
        exports.append(string(path))
        tools.append(_index_tool(tool, handler, spec))
        specs.append(spec)
        bound.append(call(code("{}.bind", spec), [code("handlers.{}", tool.value_name)]))
    end = Code(" as const" if len(specs) > _MANY else "")
    return View(
        source=header_text(plan.source),
        imports=imports.clauses(),
        exports=tuple(dict.fromkeys(exports)),
        tools=tuple(tools),
        bound=place(array(bound), _TOOLS, indent=2).text,
        specs=code("{}{}", place(array(specs), _SPECS, after=len(";")).text, end),
    )


def _index_tool(tool: PlannedTool, handler: Code, spec: Code) -> View:
    return View(
        doc=comment(words(f"Implements `{tool.llm_name}`."), 2),
        value_name=tool.value_name,
        local_handler=handler,
        name=member(tool.llm_name),
        spec=spec,
    )


def harness_view(context: FileContext) -> View:
    """Return the view of the program that evaluates JSON lines with the emitted code."""
    plan = context.plan
    return View(source=header_text(plan.source), external=plan.options["validator"] == "external")
