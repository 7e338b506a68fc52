"""The view of the module of a tool."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import Plan, PlannedBody, PlannedTool

from ..docs import comment, doc_lines, header_text, paragraphs, words
from ..imports import Imports
from ..layout import WIDTH, width
from ..names import handler_type, input_type
from ..numbers import Numbers
from ..syntax import ALIAS, aliased
from .declarations import TypeView, alias_view, type_views
from .definition import codec_views, spec_view

_VALUES = ("ExactValue", "JsonNumber", "JsonOutput", "JsonValue")
"""Types of the runtime that generated types refer to."""


def tool_view(context: FileContext) -> View:
    """Return the view of the module of a tool."""
    assert context.tool is not None
    tool, plan = context.tool, context.plan
    imports = Imports(_own_names(tool))
    imports.add_type("./runtime.js", "CallContext")
    imports.add("./runtime.js", "ToolSpec")
    types = [*_body_types(tool, tool.input, "The input of", plan), *_output_types(tool, plan)]
    texts = [text for one in types for text in one.texts()]
    dependencies = []
    for build in context.slot("dependencies"):
        view, more = build(imports)
        dependencies.append(view)
        texts += more
    imports.add_type("./runtime.js", "JsonSchema")
    imports.add_used("\n".join(texts), "./runtime.js", *_VALUES)
    codecs = codec_views(tool, plan, imports)
    return View(
        source=header_text(plan.source),
        imports=imports.clauses(),
        types=tuple(types),
        dependencies=tuple(dependencies),
        handler=_handler(tool),
        codecs=codecs,
        doc=comment(paragraphs(words(f"The tool `{tool.llm_name}`."), doc_lines(tool.description))),
        spec=spec_view(tool),
    )


def _own_names(tool: PlannedTool) -> set[str]:
    bodies = [tool.input, *([tool.output] if tool.output else [])]
    names = {str(d.name) for body in bodies for d in body.declarations.values()}
    suffixes = ("Input", "Output", "Deps", "Handler", "Factory")
    return names | {f"{tool.type_name}{suffix}" for suffix in suffixes}


def _body_types(tool: PlannedTool, body: PlannedBody, what: str, plan: Plan) -> list[TypeView]:
    public = doc_lines(f"{what} `{tool.llm_name}`.")
    keep = plan.options["defaults"] == "keep"
    return type_views(body, public, Numbers.of(plan, tool), keep=keep)


def _output_types(tool: PlannedTool, plan: Plan) -> list[TypeView]:
    if tool.output is not None:
        return _body_types(tool, tool.output, "The result of", plan)
    doc = comment(doc_lines(f"The result of `{tool.llm_name}`: any value that converts to JSON."))
    return [alias_view(doc, tool.output_name, aliased(Code("JsonOutput")))]


def _handler(tool: PlannedTool) -> View:
    name, input_, output = handler_type(tool), input_type(tool), tool.output_name
    start = ALIAS + width(name)
    rest = len(" (ctx: CallContext, input: ) => Promise<>;") + width(input_) + width(output)
    return View(
        doc=comment(doc_lines(f"Implements `{tool.llm_name}`.")),
        name=name,
        input=input_,
        output=output,
        is_below=start + len(" (") > WIDTH,
        is_wide=start + rest > WIDTH,
    )
