"""The module that calls the tools on a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.plan.model import PlannedTool

from ...docs import doc_comment, markdown, span
from ...layout import SKIP, Lines, assigned, signature, skipped, spaces
from ...literals import comment, string


class ClientView(Struct):
    """What ``client.rs.j2`` prints."""

    source: Code
    doc: Lines
    tools: tuple[Lines, ...]
    """Each tool as a method; an empty line before all but the first."""
    has_tools: bool


def client_view(context: FileContext) -> ClientView:
    """Lay the methods out."""
    plan = context.plan
    lead = code("The tools of {} on an MCP server, typed.", span(plan.agent_name))
    methods = tuple(_method(tool, first=tool is plan.tools[0]) for tool in plan.tools)
    doc = doc_comment([lead], mark="//!")
    return ClientView(comment(plan.source), doc, methods, bool(methods))


def _method(tool: PlannedTool, *, first: bool) -> Lines:
    module = code("super::{}", tool.module)
    returned, call = Code("CallToolResult"), Code("call")
    if tool.output is not None:
        returned, call = code("{}::{}", module, tool.output_name), Code("call_structured")
    head = signature(
        code("pub fn {}", tool.value_name),
        [Code("&self"), code("input: &{}::{}", module, tool.input.name)],
        code(" -> Result<{}, ClientError> {{", returned),
        4,
    )
    text = markdown(tool.description)
    lead = code("Calls {}.", span(tool.llm_name))
    return (
        *(() if first else (Code(""),)),
        *doc_comment([lead, *([Code("")] if text else []), *text], 4),
        *((code("{}{}", spaces(4), SKIP),) if skipped(head[1:]) else ()),
        *head,
        *assigned(Code("let name ="), string(tool.wire_name), Code(";"), 8),
        *assigned(Code("let tool ="), code("&{}::SPEC", module), Code(";"), 8),
        code("        self.0.{}(name, tool, input)", call),
        Code("    }"),
    )


def modules(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    del context
    return (Code("client"),)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "client.rs.j2": client_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "modules": modules,
}
