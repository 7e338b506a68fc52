"""The view of the client of an MCP server."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import Plan, PlannedTool

from ...docs import doc_lines, doc_text, literal_text, source_of
from ...imports import Imports
from ...layout import call, leaf
from ...literals import string
from ...names import constant, tool_module
from ...statements import ASYNC_DEF, expression, signature

_SESSION = ("CallTimeoutError", "Implementation", "RpcError", "Session", "SessionClosedError")
_SESSION_TYPES = ("Timeout", "Transport")
_SDK = ("Session", "Timeout", "ToolCallError", "text_of")
_RESULT = (
    "AudioContent",
    "CallToolResult",
    "Content",
    "EmbeddedResource",
    "ImageContent",
    "ProtocolError",
    "ResourceLink",
    "TextContent",
    "ToolCallError",
    "UnknownContent",
)


def client_view(context: FileContext) -> View:
    """Return the module of the client."""
    return _view(context.plan, _own(context.plan))


def sdk_view(context: FileContext) -> View:
    """Return the module of the client over sessions of the official SDK."""
    return _view(context.plan, _sdk(context.plan))


def _view(plan: Plan, imports: Imports) -> View:
    lead = Code(f"A typed client of the tools of {literal_text(plan.agent_name)} on an MCP server.")
    tools = tuple(_method(plan, tool, imports) for tool in plan.tools)
    return View(
        source=source_of(plan),
        doc=doc_text([lead]),
        imports=imports.view(),
        tools=tools,
    )


def _imports(plan: Plan) -> Imports:
    imports = Imports(["Client"])
    imports.use("__future__", "annotations")
    for module in dict.fromkeys(tool_module(plan, tool) for tool in plan.tools):
        imports.alias(".", module, _local(module))
    imports.use("._errors", "InvalidArgumentsError")
    imports.use("._errors", "InvalidResultError")
    return imports


def _functions(plan: Plan) -> list[str]:
    """Return the functions of the runtime that the methods call."""
    return sorted({"call" if tool.output is None else "call_structured" for tool in plan.tools})


def _own(plan: Plan) -> Imports:
    """Return the imports of a client with sessions of the runtime."""
    imports = _imports(plan)
    for name in (*_SESSION, *_SESSION_TYPES):
        imports.use("._mcp", name)
    for name in _functions(plan):
        imports.use("._mcp_calls", name)
    for name in _RESULT:
        imports.use("._mcp_result", name)
    imports.use("._mcp_stdio", "StdioTransport")
    return imports


def _sdk(plan: Plan) -> Imports:
    """Return the imports of a client with sessions of the official SDK."""
    imports = _imports(plan)
    for name in (*_SDK, *_functions(plan)):
        imports.use("._mcp_sdk", name)
    if any(tool.output is None for tool in plan.tools):
        imports.use("mcp.types", "CallToolResult")
    return imports


def _local(module: Code) -> Code:
    """Return the local name of a module; no method starts with an underscore."""
    return code("_{}", module)


def _method(plan: Plan, tool: PlannedTool, imports: Imports) -> View:
    module = tool_module(plan, tool)
    spec = f"{_local(module)}.{constant(plan, tool, 'TOOL')}"
    returns = Code("CallToolResult")
    function_name, codecs = "call", [f"{spec}.input"]
    if tool.output is not None:
        returns = imports.use(f".{module}", tool.output_name)
        function_name, codecs = "call_structured", [*codecs, f"{spec}.output"]
    given = ["self._session", string(tool.wire_name), *codecs, "input", "timeout"]
    taken = imports.use(f".{module}", tool.input.name)
    parameters = ["self", f"input: {taken}", "*", "timeout: Timeout = None"]
    described = doc_lines(tool.description)
    lead = Code(f"Call {literal_text(tool.llm_name)}.")
    return View(
        name=tool.value_name,
        signature=signature(tool.value_name, map(leaf, parameters), returns, 4, ASYNC_DEF),
        doc=doc_text([lead, *([Code(""), *described] if described else [])], 8),
        call=expression("return await ", call(function_name, map(leaf, given)), 8),
    )


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "client.py.j2": client_view,
    "sdk.py.j2": sdk_view,
}
