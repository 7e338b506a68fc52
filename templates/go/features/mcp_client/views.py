"""The view of the page that calls the tools on a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.plan.model import Plan, PlannedTool

from ...docs import doc, sentence
from ...literals import literal
from ...types import body_type


@dataclass(frozen=True, slots=True)
class MethodView:
    """A tool as a method."""

    docs: tuple[Code, ...]
    name: Code
    input: Code
    output: Code
    call: Code
    """The function that does the work."""
    wire_name: Code
    """What the server calls the tool."""


@dataclass(frozen=True, slots=True)
class ClientView:
    """The page of package client."""

    source: Code
    agent: Code
    imports: tuple[Code, ...]
    structured: bool
    """Whether some tool says what it returns."""
    tools: tuple[MethodView, ...]


def client_view(page: Page) -> ClientView:
    """Build the page of the client."""
    plan = page.plan
    packages = ("adlrt", "mcpclient", "toolspec")
    return ClientView(
        source=Code(sentence(plan.source)),
        agent=Code(sentence(plan.agent_name)),
        imports=tuple(literal(f"{plan.words['module']}/internal/{p}") for p in packages),
        structured=any(tool.output is not None for tool in plan.tools),
        tools=tuple(_method(plan, tool) for tool in plan.tools),
    )


def _method(plan: Plan, tool: PlannedTool) -> MethodView:
    output, call = Code("*mcpclient.CallToolResult"), Code("call")
    if tool.output is not None:
        output, call = body_type(plan, tool, tool.output), Code("structured")
    return MethodView(
        docs=doc(f"{tool.type_name} calls {tool.llm_name}.", tool.description),
        name=tool.type_name,
        input=body_type(plan, tool, tool.input),
        output=output,
        call=call,
        wire_name=literal(tool.wire_name),
    )


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "client.go.j2": client_view,
}
