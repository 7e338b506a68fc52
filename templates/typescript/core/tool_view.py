"""The view of the module of a tool."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View, ViewValue
from adlgen.plan.model import Plan, PlannedTool

from ..docs import comment, header_text, words
from ..imports import Imports
from ..layout import Layout
from ..names import handler_type, input_type, output_type
from ..numbers import Numbers
from ..syntax import aliased, generic
from .declarations import TypeView, alias_view, type_views
from .definition import codec_views, spec_view, type_arguments
from .given import args_names, args_type, own_names, result_names, result_type

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
    types = _types(tool, plan)
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
        "handlers": (_handler(tool, plan),),
        "codecs": codec_views(tool, plan, imports),
        "spec": spec_view(tool, plan),
    }


def _declared(tool: PlannedTool, plan: Plan) -> set[str]:
    given = {**args_names(tool, plan), **result_names(tool, plan)}
    return own_names(tool) | set(map(str, given.values()))


def _types(tool: PlannedTool, plan: Plan) -> list[TypeView]:
    numbers, keep = Numbers.of(plan, tool), plan.options["defaults"] == "keep"
    types = type_views(tool.input, numbers, keep=keep, given=args_names(tool, plan))
    if tool.output is not None:
        types += type_views(tool.output, numbers, keep=keep, given=result_names(tool, plan))
    uses = _uses(tool, plan)
    return [one._replace(doc=one.doc or uses.get(one.name, ())) for one in types]


def _uses(tool: PlannedTool, plan: Plan) -> dict[Code, tuple[Code, ...]]:
    """Return what the types of a call are for, by name, for those that the specification does not describe."""
    name, output = tool.llm_name, output_type(tool)
    uses = {input_type(tool): f"What the handler of `{name}` receives."}
    uses[args_type(tool, plan)] = f"What a caller passes to `{name}`."
    if output is not None:
        uses[result_type(tool, plan) or output] = f"What the handler of `{name}` returns."
        uses[output] = f"What a call of `{name}` returns."
    return {type_: comment(words(text)) for type_, text in uses.items()}


def _handler(tool: PlannedTool, plan: Plan) -> TypeView:
    result = result_type(tool, plan)
    handler: Layout = code("ToolHandler<{}>", input_type(tool))
    if result:
        handler = generic(Code("ToolHandler"), [input_type(tool), result])
    return alias_view((), handler_type(tool), aliased(handler))
