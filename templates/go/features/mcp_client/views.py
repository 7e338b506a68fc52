"""The view of the client of an MCP server."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ...docs import doc, first_sentence, sentence
from ...literals import literal
from ...packages import imports, runtime, tools
from ...types import output_type


def client_view(context: FileContext) -> View:
    """Build the view of the client."""
    plan = context.plan
    paths = [runtime(plan), tools(plan)]
    if plan.options["client"] == "mcp":
        paths.append(code("{}/internal/mcpclient", plan.words["module"]))
    return View(
        imports=imports(plan, paths),
        source=Code(sentence(plan.source)),
        agent=Code(sentence(plan.agent_name)),
        structured=any(tool.output is not None for tool in plan.tools),
        tools=tuple(_method(tool) for tool in plan.tools),
    )


def _method(tool: PlannedTool) -> View:
    output, sdk = Code("*mcpclient.CallToolResult"), Code("*mcp.CallToolResult")
    call = Code("call")
    if tool.output is not None:
        output = sdk = output_type(tool, Code("toolspec."))
        call = Code("structured")
    return View(
        docs=doc(f"{tool.type_name} calls {tool.llm_name}.", first_sentence(tool.description)),
        name=tool.type_name,
        input=code("toolspec.{}", tool.input.name),
        output=output,
        sdk_output=sdk,
        call=call,
        wire_name=literal(tool.wire_name),
    )


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "client.go.j2": client_view,
    "sdk.go.j2": client_view,
}
