"""The views of the index and of the test harness."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.version import version_text
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ..docs import comment, header_text, words
from ..documents import Layout
from ..imports import NATIVE_MODULE, Imports, tool_module, types_module
from ..layout import place
from ..literals import array, member, string
from ..names import handler_type, spec_value
from ..syntax import call

_OWN = {"AgentToolbox", "Args", "Handlers", "Output", "Specs", "ToolName", "specs"}
_SPECS = 49
"""The width of ``export const specs: readonly Specs[ToolName][] = ``."""
_MANY = 1000
"""With more tools, the arrays are tuples."""
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
    module = types_module(plan) if plan.types is not None else None
    exports: list[Code] = [string(module)] if module else []
    if plan.formats and plan.options["formats"] == "native":
        exports.append(string(NATIVE_MODULE))
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
    # TypeScript compares the types of the elements of an array in pairs, and not those of a tuple.
    end = Code(" as const" if len(specs) > _MANY else "")
    return View(
        source=header_text(plan.source),
        imports=imports.clauses(),
        exports=tuple(dict.fromkeys(exports)),
        tools=tuple(tools),
        bound=code("{}{}", place(array(bound), _TOOLS, after=len(";"), indent=2).text, end),
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


def shared_runtime_view(context: FileContext) -> View:
    """Return the view of the module that exports a shared runtime, and checks its version."""
    plan = context.plan
    return View(
        source=header_text(plan.source),
        runtime=string(str(plan.options["runtime"])),
        version=string(version_text()),
        name=string(plan.agent_name),
    )


def harness_view(context: FileContext) -> View:
    """Return the view of the program that evaluates JSON lines with the emitted code."""
    plan = context.plan
    return View(source=header_text(plan.source), external=plan.options["validator"] == "external")
