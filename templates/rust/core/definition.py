"""The view of the definition of a tool."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.plan.model import CallRules, PlannedTool

from ..docs import doc_comment, span, tool_docs
from ..layout import Lines
from ..literals import json_line, string

_INDENT = 4


class ListView(Struct):
    """A property whose value is a list."""

    name: Code
    items: tuple[Code, ...]


class DefinitionView(Struct):
    """The data for ``definition.rs.j2``."""

    doc: Lines
    """The documentation of the method that calls the tool."""
    removal: Lines
    """The attribute of that method that announces the removal of the tool."""
    method: Code
    id: Code | None
    """None if it is the name."""
    name: Code
    title: Code | None
    tags: Code | None
    scopes: Code | None
    mcp: Code | None
    """A JSON object; None if it is empty."""
    description: Code
    more: tuple[ListView, ...]
    """What features add."""
    rules: tuple[Code, ...]
    """The fields of the rules of its calls; empty if there are none."""
    has_repair: bool


def definition_view(tool: PlannedTool, context: FileContext) -> DefinitionView:
    """Return the view of a tool's definition."""
    text, removal = tool_docs(tool, _INDENT)
    lines = text or [code("Calls {}.", span(tool.llm_name))]
    return DefinitionView(
        doc=doc_comment(lines),
        removal=removal,
        method=tool.value_name,
        id=None if tool.id == tool.llm_name else string(tool.id),
        name=string(tool.llm_name),
        title=string(tool.title) if tool.title else None,
        tags=Code(", ").joined(map(string, tool.tags)) if tool.tags else None,
        scopes=Code(", ").joined(map(string, tool.scopes)) if tool.scopes else None,
        mcp=json_line(dict(tool.listed)) if tool.listed else None,
        description=string(tool.description),
        more=context.slot("definition"),
        rules=() if tool.rules is None else _rules(tool.rules),
        has_repair=context.plan.options["repair"] == "json",
    )


def _rules(rules: CallRules) -> tuple[Code, ...]:
    request = [code("({}, {})", string(k), string(v)) for k, v in rules.request.items()]
    most = rules.max_result_chars
    return (
        code("constants: {}", json_line(dict(rules.constants))),
        code("defaults: {}", json_line(dict(rules.defaults))),
        code("request: &[{}]", Code(", ").joined(request)),
        Code("max_result_chars: " + ("None" if most is None else f"Some({most})")),
    )
