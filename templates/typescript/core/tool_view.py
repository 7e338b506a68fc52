"""The view of the module of a tool."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View, ViewValue
from adlgen.plan.model import Plan, PlannedTool

from ..docs import header_text
from ..imports import Imports
from ..layout import Layout
from ..names import handler_type, input_type, output_type
from ..numbers import Numbers
from ..syntax import aliased, generic
from .callers import callers_names, own_names
from .declarations import TypeView, alias_view, type_views
from .definition import codec_views, spec_view, type_arguments

_VALUES = ("ExactValue", "JsonNumber", "JsonOutput", "JsonValue")
"""Types of the runtime that generated types refer to."""


def tool_view(context: FileContext) -> View:
    """Return the view of the module of a tool."""
    assert context.tool is not None
    imports = Imports(_declared(context.tool, context.plan))
    body = _body(context, imports)
    return View(source=header_text(context.plan.source), imports=imports.clauses(), **body)


def tools_view(context: FileContext) -> View:
    """Return the view of the module of all tools."""
    tools = context.plan.tools
    imports = Imports({name for tool in tools for name in _declared(tool, context.plan)})
    bodies = [_body(part, imports) for part in context.parts()]
    return View(
        source=header_text(context.plan.source),
        imports=imports.clauses(),
        tools=tuple(View(**body) for body in bodies),
    )


def _body(context: FileContext, imports: Imports) -> dict[str, ViewValue]:
    """Return the values of a tool's view."""
    assert context.tool is not None
    tool, plan = context.tool, context.plan
    imports.add_type("./runtime.js", "ToolHandler")
    imports.add("./runtime.js", "ToolSpec")
    types = [*_input_types(tool, plan), *_output_types(tool, plan)]
    texts = [text for one in types for text in one.texts()]
    dependencies = []
    for build in context.slot("dependencies"):
        view, more = build(imports)
        dependencies.append(view)
        texts += more
    imports.add_used("\n".join([*texts, *type_arguments(tool, plan)]), "./runtime.js", *_VALUES)
    return {
        "types": tuple(types),
        "dependencies": tuple(dependencies),
        "handlers": (_handler(tool),),
        "codecs": codec_views(tool, plan, imports),
        "spec": spec_view(tool, plan),
    }


def _declared(tool: PlannedTool, plan: Plan) -> set[str]:
    return own_names(tool) | {str(name) for name in callers_names(tool, plan).values()}


def _input_types(tool: PlannedTool, plan: Plan) -> list[TypeView]:
    keep, callers = plan.options["defaults"] == "keep", callers_names(tool, plan)
    return type_views(tool.input, Numbers.of(plan, tool), keep=keep, callers=callers)


def _output_types(tool: PlannedTool, plan: Plan) -> list[TypeView]:
    if tool.output is not None:
        # A handler may leave out what has a default, and the toolbox does not fill it in.
        return type_views(tool.output, Numbers.of(plan, tool), keep=True)
    return []


def _handler(tool: PlannedTool) -> TypeView:
    output = output_type(tool)
    handler: Layout = code("ToolHandler<{}>", input_type(tool))
    if output:
        handler = generic(Code("ToolHandler"), [input_type(tool), output])
    return alias_view((), handler_type(tool), aliased(handler))
