"""The modules of the whole agent: index, configuration, wiring, harness."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import (
    PlannedTool,
)

from ..docs import comment, header_text, words
from ..imports import Imports, export_, module_of
from ..layout import Layout, layout
from ..literals import array, string
from ..names import handler_type, spec_value
from ..syntax import call

# --- index ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class IndexView:
    """``src/toolspec/index.ts``."""

    source: Code
    imports: tuple[Code, ...]
    exports: tuple[Code, ...]
    handlers: tuple[Code, ...]
    """The members of the interface of all handlers."""
    has_tools: bool
    bound: Code
    """The list of tools with their handlers."""
    specs: Code


def index_view(page: Page) -> IndexView:
    """Decide the module that brings all tools together."""
    plan = page.plan
    imports = Imports({"Handlers", "specs", "toolbox", "handlers", "middleware"})
    imports.add("./runtime.js", "type Middleware", "Toolbox")
    if not plan.tools:
        imports.add("./runtime.js", "type ToolSpec")
    handlers: list[Code] = []
    bound: list[Layout] = []
    for tool in plan.tools:
        path = module_of(".", tool.file)
        handler = imports.add(path, code("type {}", handler_type(tool)))
        spec = imports.add(path, spec_value(tool))
        handlers += comment(words(f"Does the work of `{tool.llm_name}`."), 2)
        handlers.append(code("  readonly {}: {};", tool.value_name, handler))
        bound.append(call(code("{}.bind", spec), [code("handlers.{}", tool.value_name)]))
    items = array([imports.add(module_of(".", t.file), spec_value(t)) for t in plan.tools])
    return IndexView(
        source=header_text(plan.source),
        imports=imports.print(),
        exports=tuple(_exports(tool) for tool in plan.tools),
        handlers=tuple(handlers),
        has_tools=bool(plan.tools),
        bound=layout((Code("const tools = "), array(bound), Code(";")), 2),
        specs=layout((Code("export const specs = "), items, Code(" as const;"))),
    )


def _exports(tool: PlannedTool) -> Code:
    prefix = tool.type_name
    names = [
        *(code("type {}{}", prefix, Code(suffix)) for suffix in ("Handler", "Input")),
        code("type {}", tool.output_name),
        spec_value(tool),
    ]
    return layout(export_(names, string(module_of(".", tool.file))))


@dataclass(frozen=True, slots=True)
class HarnessView:
    """``src/toolspec/harness.ts``."""

    source: Code
    external: bool
    """Whether the harness brings a validator of its own."""


def harness_view(page: Page) -> HarnessView:
    """Decide the program that judges values through the emitted code."""
    return HarnessView(header_text(page.plan.source), page.plan.options["validator"] == "external")
