"""The view of the client of an MCP server."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ...docs import doc_lines, doc_text, literal_text, source_of
from ...imports import Imports
from ...layout import call, leaf
from ...literals import string
from ...statements import ASYNC_DEF, expression, signature

_SESSION = ("CallTimeoutError", "Implementation", "RpcError", "Session", "SessionClosedError")
_SESSION_TYPES = ("Timeout", "Transport")
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
    plan = context.plan
    lead = Code(f"A typed client of the tools of {literal_text(plan.agent_name)} on an MCP server.")
    imports = _imports(plan.tools)
    tools = tuple(_method(tool, imports) for tool in plan.tools)
    return View(
        source=source_of(plan),
        doc=doc_text([lead]),
        imports=imports.view(),
        tools=tools,
    )


def _imports(tools: tuple[PlannedTool, ...]) -> Imports:
    imports = Imports(["Client"])
    imports.use("__future__", "annotations")
    for tool in tools:
        imports.alias(".", tool.module, _module(tool))
    structured = {"call" if tool.output is None else "call_structured" for tool in tools}
    for name in (*_SESSION, *_SESSION_TYPES):
        imports.use("._mcp", name)
    for name in sorted(structured):
        imports.use("._mcp_calls", name)
    for name in _RESULT:
        imports.use("._mcp_result", name)
    imports.use("._mcp_stdio", "StdioTransport")
    imports.use("._errors", "InvalidArgumentsError")
    imports.use("._errors", "InvalidResultError")
    return imports


def _module(tool: PlannedTool) -> Code:
    """Return the local name of the module of a tool; no method starts with an underscore."""
    return code("_{}", tool.module)


def _method(tool: PlannedTool, imports: Imports) -> View:
    module = _module(tool)
    returns = Code("CallToolResult")
    function_name, codecs = "call", [f"{module}.INPUT"]
    if tool.output is not None:
        returns = imports.use(f".{tool.module}", tool.output_name)
        function_name, codecs = "call_structured", [*codecs, f"{module}.OUTPUT"]
    given = ["self._session", string(tool.wire_name), *codecs, "input", "timeout"]
    taken = imports.use(f".{tool.module}", tool.input.name)
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
}
