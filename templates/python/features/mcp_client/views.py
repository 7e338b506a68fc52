"""The view of the client of an MCP server."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import Plan, PlannedTool

from ...core.deprecated_view import deprecated_class, deprecated_method
from ...core.methods_view import is_called_by_name, whole_of
from ...docs import doc_lines, doc_text, literal_text, source_of
from ...imports import Imports
from ...layout import Expr, leaf
from ...literals import string
from ...names import constant, runtime_of, tool_module
from ...statements import arguments
from ..shared.packages import SDK, requirements
from .lock_view import lock_view

_RUNTIME = "._mcp_client"
_ABOUT = (
    Code(""),
    Code("Methods raise InvalidArgumentsError for invalid arguments, which are not sent."),
)


def client_view(context: FileContext) -> View:
    """Return the module of the client."""
    plan = context.plan
    imports = Imports(["Client"], runtime=runtime_of(plan))
    imports.use("__future__", "annotations")
    for module in dict.fromkeys(tool_module(plan, tool) for tool in plan.tools):
        imports.alias(".", module, _local(module))
    for name in ("InvalidArgumentsError", "InvalidResultError"):
        imports.use("._errors", name)
    functions = ("RemoteTools", "Session", "ToolCallError", "call", "call_structured", "text_of")
    for name in functions:
        imports.use(_RUNTIME, name)
    deprecated = tuple(_deprecated(tool, imports) for tool in plan.tools if tool.deprecated)
    named = literal_text(plan.agent_name)
    tools = tuple(_method(plan, tool, imports) for tool in plan.tools)
    example = f"await client.{plan.tools[0].value_name}(...)"
    return View(
        source=source_of(plan),
        doc=doc_text([Code(f"A typed client of the tools of {named} on an MCP server.")]),
        summary=doc_text([Code(f"The tools of a server as methods: ``{example}``."), *_ABOUT], 4),
        imports=imports.view(),
        tools=tools,
        deprecated=deprecated,
    )


def _local(module: Code) -> Code:
    """Return the local name of a module; no method starts with an underscore."""
    return code("_{}", module)


def _method(plan: Plan, tool: PlannedTool, imports: Imports) -> View:
    inside = _local(tool_module(plan, tool))
    spec = f"{inside}.{constant(plan, tool, 'TOOL')}"
    given: Expr = leaf(f"{inside}.{tool.input.name}")
    if not is_called_by_name(plan, tool):
        given = whole_of(plan, tool, leaf(spec), imports)
    name = [] if tool.wire_name == tool.llm_name else [leaf(string(tool.wire_name))]
    made = deprecated_class(tool) if tool.deprecated else _base(tool, imports)
    described = doc_lines(tool.description)
    return View(
        name=tool.value_name,
        made=made,
        arguments=arguments(f"{tool.value_name} = {made}", [leaf(spec), given, *name], 4),
        doc=doc_text(described or [Code(f"Calls {literal_text(tool.llm_name)}.")], 4),
    )


def _base(tool: PlannedTool, imports: Imports) -> Code:
    """Return the class of the method of a tool."""
    return imports.use(_RUNTIME, "ContentMethod" if tool.output is None else "RemoteMethod")


def _deprecated(tool: PlannedTool, imports: Imports) -> View:
    """Return the class of the method of a deprecated tool."""
    base, is_content = _base(tool, imports), tool.output is None
    return deprecated_method(tool, imports, base, Code("RemoteTools"), is_content=is_content)


def _requirements(context: FileContext) -> tuple[Code, ...]:
    """Return what the client imports."""
    del context
    return requirements([SDK])


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "client.py.j2": client_view,
    "lock.py.j2": lock_view,
}
SLOTS: Mapping[str, Callable[[FileContext], tuple[Code, ...]]] = {"requirements": _requirements}
