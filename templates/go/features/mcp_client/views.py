"""The view of the client of an MCP server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ...docs import sentence, tool_docs
from ...layout import pairs
from ...literals import literal
from ...modules import SDK
from ...packages import imports, runtime, tools
from ...types import output_type
from .lock_view import lock_view


def client_view(context: FileContext) -> View:
    """Build the view of the client."""
    plan = context.plan
    named = [tool for tool in plan.tools if tool.wire_name != tool.llm_name]
    return View(
        imports=imports(plan, [runtime(plan), tools(plan)]),
        source=Code(sentence(plan.source)),
        agent=Code(sentence(plan.agent_name)),
        structured=any(tool.output is not None for tool in plan.tools),
        tools=tuple(_method(tool) for tool in plan.tools),
        names=pairs([(literal(tool.llm_name), literal(tool.wire_name)) for tool in named]),
    )


def _method(tool: PlannedTool) -> View:
    output, call = Code("*mcp.CallToolResult"), Code("call")
    if tool.output is not None:
        output, call = output_type(tool, Code("toolspec.")), Code("structured")
    return View(
        docs=tool_docs(tool, f"{tool.type_name} calls {tool.llm_name}."),
        name=tool.type_name,
        input=code("toolspec.{}", tool.input.name),
        output=output,
        call=call,
        wire_name=literal(tool.wire_name),
    )


def _modules(context: FileContext) -> tuple[tuple[str, str, str], ...]:
    """Return the module that the client imports."""
    del context
    return (SDK,)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "client.go.j2": client_view,
    "lock.go.j2": lock_view,
}
SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {"modules": _modules}
