"""The views of the index and of the test harness."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ..docs import comment, header_text, words
from ..imports import Imports, module_of
from ..layout import WIDTH, Layout, place, width
from ..literals import array, string
from ..names import handler_type, input_type, spec_value
from ..syntax import call

_EXPORT = len(" { type , type , type ,  } from ;") + 6
"""The width of the export of a tool without its names and its module."""
_SPECS = 21
"""The width of ``export const specs = ``."""
_TOOLS = 16
"""The width of ``const tools = `` with its indentation."""


def index_view(context: FileContext) -> View:
    """Return the view of the module that exports all tools."""
    plan = context.plan
    imports = Imports({"Handlers", "specs", "toolbox", "handlers", "middleware"})
    imports.add_type("./runtime.js", "Middleware")
    imports.add("./runtime.js", "Toolbox")
    if not plan.tools:
        imports.add_type("./runtime.js", "ToolSpec")
    tools: list[View] = []
    specs: list[Code] = []
    bound: list[Layout] = []
    for tool in plan.tools:
        path = module_of(".", tool.file)
        handler = imports.add_type(path, handler_type(tool))
        spec = imports.add(path, spec_value(tool))
        tools.append(_index_tool(tool, string(path), handler))
        specs.append(spec)
        bound.append(call(code("{}.bind", spec), [code("handlers.{}", tool.value_name)]))
    return View(
        source=header_text(plan.source),
        imports=imports.clauses(),
        tools=tuple(tools),
        bound=place(array(bound), _TOOLS, indent=2).text,
        specs=place(array(specs), _SPECS, after=len(" as const;")).text,
    )


def _index_tool(tool: PlannedTool, path: Code, handler: Code) -> View:
    names = (handler_type(tool), input_type(tool), tool.output_name, spec_value(tool))
    return View(
        handler=names[0],
        input=names[1],
        output=names[2],
        spec=names[3],
        path=path,
        is_wide=_EXPORT + sum(map(width, (*names, path))) > WIDTH,
        doc=comment(words(f"Implements `{tool.llm_name}`."), 2),
        value_name=tool.value_name,
        local_handler=handler,
    )


def harness_view(context: FileContext) -> View:
    """Return the view of the program that evaluates JSON lines with the emitted code."""
    plan = context.plan
    return View(source=header_text(plan.source), external=plan.options["validator"] == "external")
