"""The views of tools as code: the index, the declarations and the functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import Plan, PlannedTool

from ...core.given import args_type
from ...core.records import required_member
from ...docs import doc_lines, header_text
from ...imports import Imports, tool_module
from ...layout import layout
from ...literals import named_entry, object_
from ...syntax import call, parameters
from .declared import declared, takes_nothing
from .summary import index_view

_CLIENT = "../client.js"
_ABOUT = "Functions: name, effect on data, purpose."
_EACH = Code(f"{_ABOUT} `getItem` is in `functions/get-item.d.ts`.")
_ALL = Code(f"{_ABOUT} Declared in `functions.d.ts`.")


def _index(context: FileContext) -> View:
    plan = context.plan
    single = plan.options["layout"] == "single"
    return View(index=index_view(plan), about=_ALL if single else _EACH)


def _function(context: FileContext) -> View:
    assert context.tool is not None
    return declared(context.plan, [context.tool])


def _all(context: FileContext) -> View:
    return declared(context.plan, context.plan.tools)


def _functions(context: FileContext) -> View:
    """Return the view of the module with the functions."""
    plan = context.plan
    imports = Imports({"CodeTools", "codeTools", "session", "client", "text", "value"})
    imports.add_type(_CLIENT, "Method", "Session")
    imports.add(_CLIENT, "toolClient")
    if has_texts := any(tool.output is None for tool in plan.tools):
        imports.add_type(_CLIENT, "CallToolResult")
        imports.add(_CLIENT, "textOf")
    members = tuple(_member(tool, plan, imports) for tool in plan.tools)
    entries = [named_entry(tool.value_name, _wrapped(tool)) for tool in plan.tools]
    return View(
        source=header_text(plan.source),
        imports=imports.clauses(),
        members=members,
        functions=layout(object_(entries, broken=True), 2),
        has_texts=has_texts,
        has_deprecated=any(tool.deprecated for tool in plan.tools),
        has_values=any(tool.output is not None for tool in plan.tools),
    )


def _member(tool: PlannedTool, plan: Plan, imports: Imports) -> Any:  # noqa: ANN401 - a member
    path = tool_module("..", plan, tool)
    given = imports.add_type(path, args_type(tool, plan))
    result = Code("string")
    if tool.output is not None:
        result = imports.add_type(path, tool.output_name)
    mark = Code("?" if takes_nothing(tool) else "")
    type_ = (parameters([code("input{}: {}", mark, given)]), code(" => Promise<{}>", result))
    doc = doc_lines(f"Calls `{tool.llm_name}`.")
    return required_member(tool.value_name, type_, doc)


def _wrapped(tool: PlannedTool) -> Any:  # noqa: ANN401 - a layout
    wrap = Code("text" if tool.output is None else "value")
    return call(wrap, [code("client.{}", tool.value_name)])


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "index.md.j2": _index,
    "function.d.ts.j2": _function,
    "functions.d.ts.j2": _all,
    "index.ts.j2": _functions,
}


def _exports(context: FileContext) -> tuple[tuple[str, str], ...]:
    """Return the module that other packages may import."""
    del context
    return (("./code", "code/index"),)


SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {"exports": _exports}
