"""The modules of the whole agent: the index and the test harness."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import (
    PlannedTool,
)

from ..docs import comment, header_text, words
from ..imports import ImportClause, Imports, module_of
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


@dataclass(frozen=True, slots=True)
class IndexTool:
    """A tool as the index exports it and takes its handler."""

    handler: Code
    input: Code
    output: Code
    spec: Code
    path: Code
    """The module of the tool."""
    is_wide: bool
    """Whether the export is longer than a line."""
    doc: tuple[Code, ...]
    value_name: Code
    local_handler: Code
    """The name of the handler's type in the index."""


@dataclass(frozen=True, slots=True)
class IndexView:
    """``src/toolspec/index.ts``."""

    source: Code
    imports: tuple[ImportClause, ...]
    tools: tuple[IndexTool, ...]
    bound: Code
    """The list of tools with their handlers."""
    specs: Code


def index_view(page: Page) -> IndexView:
    """Decide the module that brings all tools together."""
    plan = page.plan
    imports = Imports({"Handlers", "specs", "toolbox", "handlers", "middleware"})
    imports.add_type("./runtime.js", "Middleware")
    imports.add("./runtime.js", "Toolbox")
    if not plan.tools:
        imports.add_type("./runtime.js", "ToolSpec")
    tools: list[IndexTool] = []
    specs: list[Code] = []
    bound: list[Layout] = []
    for tool in plan.tools:
        path = module_of(".", tool.file)
        handler = imports.add_type(path, handler_type(tool))
        spec = imports.add(path, spec_value(tool))
        tools.append(_index_tool(tool, string(path), handler))
        specs.append(spec)
        bound.append(call(code("{}.bind", spec), [code("handlers.{}", tool.value_name)]))
    return IndexView(
        source=header_text(plan.source),
        imports=imports.clauses(),
        tools=tuple(tools),
        bound=place(array(bound), _TOOLS, indent=2).text,
        specs=place(array(specs), _SPECS, after=len(" as const;")).text,
    )


def _index_tool(tool: PlannedTool, path: Code, handler: Code) -> IndexTool:
    names = (handler_type(tool), input_type(tool), tool.output_name, spec_value(tool))
    return IndexTool(
        *names,
        path=path,
        is_wide=_EXPORT + sum(map(width, (*names, path))) > WIDTH,
        doc=comment(words(f"Does the work of `{tool.llm_name}`."), 2),
        value_name=tool.value_name,
        local_handler=handler,
    )


@dataclass(frozen=True, slots=True)
class HarnessView:
    """``src/toolspec/harness.ts``."""

    source: Code
    external: bool
    """Whether the harness brings a validator of its own."""


def harness_view(page: Page) -> HarnessView:
    """Decide the program that judges values through the emitted code."""
    return HarnessView(header_text(page.plan.source), page.plan.options["validator"] == "external")
