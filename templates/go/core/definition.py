"""Views of what one tool declares: its definition, and the schemas of its input and output."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.naming.code import Code, code
from adlgen.packs.view import View
from adlgen.plan.model import PlannedBody, PlannedTool

from ..docs import described
from ..layout import pairs
from ..literals import json_line, json_literal, literal, literals
from ..patterns import patterns
from ..types import is_alias
from .declarations import Declarations


def definition_view(tool: PlannedTool) -> View:
    """Build the view of the definition of a tool."""
    entries = [
        (Code("ID"), literal(tool.id if tool.id != tool.llm_name else "")),
        (Code("Name"), literal(tool.llm_name)),
        (Code("Title"), literal(tool.title)),
        (Code("Description"), literal(tool.description)),
        (Code("Tags"), code("[]string{{{}}}", literals(tool.tags)) if tool.tags else Code("")),
        (Code("MCP"), _listed(tool)),
    ]
    return View(
        entries=pairs([(key, value) for key, value in entries if value not in ("", '""')]),
        input=json_literal(tool.input.schema, compact=True),
        output=json_literal(tool.output.schema, compact=True) if tool.output else literal(""),
    )


def _listed(tool: PlannedTool) -> Code:
    if not tool.listed:
        return Code("")
    return code("[]byte({})", literal(json_line(dict(tool.listed))))


def body_views(declarations: Declarations) -> Iterator[View]:
    """Build the views of the input and, if the tool declares one, the output."""
    tool = declarations.tool
    yield _body(declarations, tool.input, Code("Input"))
    if tool.output is not None:
        yield _body(declarations, tool.output, Code("Output"))


def _body(declarations: Declarations, body: PlannedBody, side: Code) -> View:
    rendered = declarations.printer.render_type(body.type)
    first = f"{body.name} is the {side.lower()} of {declarations.tool.llm_name}."
    return View(
        name=body.name,
        docs=described(first, body.doc),
        is_alias=is_alias(body),
        type=rendered.type,
        declarations=tuple(declarations.views(body, side)),
    )


def details_views(declarations: Declarations, *, embedded: bool) -> tuple[View, ...]:
    """Build the views of what validation needs beyond the schemas; none if it needs nothing."""
    bodies = [declarations.tool.input, declarations.tool.output]
    views = [_details(declarations, body, embedded=embedded) for body in bodies if body is not None]
    while views and not views[-1]:
        views.pop()
    return tuple(View(entries=pairs(entries)) for entries in views)


def _details(
    declarations: Declarations, body: PlannedBody, *, embedded: bool
) -> list[tuple[Code, Code]]:
    null = declarations.printer.render_type(body.type).null
    canonical = None if body.is_canonical else json_literal(body.canonical, compact=True)
    entries = [
        (Code("Schema"), canonical),
        (Code("Patterns"), patterns(body.patterns) if embedded else None),
        (Code("Null"), literal(null)),
    ]
    return [(key, value) for key, value in entries if value and value != '""']
