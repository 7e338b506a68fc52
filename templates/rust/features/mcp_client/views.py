"""The view of the client that calls tools on a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.text import width
from adlgen.plan.listed import listed_digest
from adlgen.plan.model import PlannedTool

from ...docs import doc_comment, span, tool_docs
from ...layout import WIDTH, Lines, Placed, is_head_too_wide, place_value
from ...literals import comment, string

_SIGNATURE, _INPUT, _RESULT = 61, 17, 32
"""The widths of the line of a method, of that of its input and of that of its result, without the names."""
_NAME, _TOOL = 18, 18
"""The widths of ``let name =`` and ``let tool =`` with their margin."""


class MethodView(Struct):
    """A tool as a method."""

    has_gap: bool
    """Whether an empty line is before it."""
    doc: Lines
    removal: Lines
    """The attribute that announces the removal of the tool."""
    name: Code
    input: Code
    result: Code
    """The types, with their paths."""
    is_wide: bool
    is_skipped: bool
    """Whether rustfmt must skip it because a name is too long for its rules."""
    wire_name: Placed
    tool: Placed
    has_output: bool


class ClientView(Struct):
    """The data for ``client.rs.j2``."""

    source: Code
    doc: Lines
    tools: tuple[MethodView, ...]
    digests: tuple[Code, ...]
    """The entries of the digests, with the option ``lock``."""


def client_view(context: FileContext) -> ClientView:
    """Return the view of the client: a method for each tool."""
    plan = context.plan
    lead = code("A typed client for the tools of {} on an MCP server.", span(plan.agent_name))
    methods = tuple(_method(tool, has_gap=tool is not plan.tools[0]) for tool in plan.tools)
    digests = tuple(_digest(tool) for tool in plan.tools) if plan.options["lock"] else ()
    return ClientView(comment(plan.source), doc_comment([lead], mark="//!"), methods, digests)


def _digest(tool: PlannedTool) -> Code:
    return code("({}, {}),", string(tool.wire_name), string(listed_digest(tool)))


def _method(tool: PlannedTool, *, has_gap: bool) -> MethodView:
    module = code("super::{}", tool.module)
    input_ = code("{}::{}", module, tool.input.name)
    result = Code("CallToolResult")
    if tool.output is not None:
        result = code("{}::{}", module, tool.output_name)
    is_wide = _SIGNATURE + width(tool.value_name) + width(input_) + width(result) > WIDTH
    is_skipped = _INPUT + width(input_) > WIDTH or is_head_too_wide(_RESULT + width(result))
    text, removal = tool_docs(tool, 4)
    lead = code("Calls {}.", span(tool.llm_name))
    return MethodView(
        has_gap=has_gap,
        doc=doc_comment([lead, *([Code("")] if text else []), *text], 4),
        removal=removal,
        name=tool.value_name,
        input=input_,
        result=result,
        is_wide=is_wide,
        is_skipped=is_wide and is_skipped,
        wire_name=place_value(string(tool.wire_name), _NAME, Code(";"), 8),
        tool=place_value(code("&{}::SPEC", module), _TOOL, Code(";"), 8),
        has_output=tool.output is not None,
    )


def modules(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    del context
    return (Code("client"),)


_SDK = (
    '{ version = "3.11", default-features = false, '
    'features = ["client", "reqwest", "transport-streamable-http-client-reqwest"] }'
)


def _crates(context: FileContext) -> tuple[tuple[str, Code], ...]:
    """Return the crates that the client imports, as entries of the manifest."""
    more = (("sha2", Code('"0.11"')),) if context.plan.options["lock"] else ()
    return (("rmcp", Code(_SDK)), *more)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "client.rs.j2": client_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "crates": _crates,
    "modules": modules,
}
