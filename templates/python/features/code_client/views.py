"""The views of tools as code: the index, the declarations and the functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import Plan, PlannedTool

from ...docs import doc_text, literal_text, source_of
from ...imports import Imports
from ...layout import Expr, Group, Leaf, Pair, call, keyword, lay, leaf
from ...literals import string
from ...names import constant, runtime_of, tool_module
from .declared import declared, renamed
from .summary import index_view

_ABOUT = "Functions: name, effect on data, purpose."
_EACH = Code(f"{_ABOUT} `get_item` is in `functions/get_item.pyi`.")
_ALL = Code(f"{_ABOUT} Declared in `functions/__init__.pyi`.")
_INDENT = 8


def _index(context: FileContext) -> View:
    plan = context.plan
    single = plan.options["layout"] == "single"
    return View(index=index_view(plan), about=_ALL if single else _EACH)


def _function(context: FileContext) -> View:
    assert context.tool is not None
    return declared(context.plan, [context.tool])


def _all(context: FileContext) -> View:
    return declared(context.plan, context.plan.tools)


def _code(context: FileContext) -> View:
    """Return the view of the module with the functions."""
    plan = context.plan
    imports = Imports(["code_tools", "functions", "session"], runtime=runtime_of(plan))
    imports.use("__future__", "annotations")
    imports.use("collections.abc", "Mapping")
    imports.use("types", "MappingProxyType")
    imports.use("..client", "Session")
    imports.use(".._functions", "CodeFunction")
    for module in dict.fromkeys(tool_module(plan, tool) for tool in plan.tools):
        imports.alias("..", module, _local(module))
    functions = tuple(_entry(plan, tool, imports) for tool in plan.tools)
    lead = Code(f"The tools of {literal_text(plan.agent_name)} as functions for code of a model.")
    return View(
        source=source_of(plan),
        doc=doc_text([lead]),
        imports=imports.view(),
        functions=functions,
    )


def _local(module: Code) -> Code:
    return code("_{}", module)


def _entry(plan: Plan, tool: PlannedTool, imports: Imports) -> Code:
    wrap = imports.use(".._functions", "text" if tool.output is None else "value")
    spec = code("{}.{}", _local(tool_module(plan, tool)), constant(plan, tool, "TOOL"))
    parts: list[Expr] = [leaf("session"), Leaf(spec)]
    if tool.wire_name != tool.llm_name:
        parts.append(keyword("name", leaf(string(tool.wire_name))))
    if names := renamed(tool, plan.declarations):
        pairs = [Pair(code("{}: ", string(name)), Leaf(string(key))) for name, key in names.items()]
        parts.append(keyword("names", Group(Code("{"), tuple(pairs), Code("}"))))
    entry = Pair(code("{}: ", string(tool.value_name)), call(wrap, parts))
    return Code("\n".join(lay(entry, _INDENT, _INDENT, 1)))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "index.md.j2": _index,
    "function.pyi.j2": _function,
    "functions.pyi.j2": _all,
    "code.py.j2": _code,
}
