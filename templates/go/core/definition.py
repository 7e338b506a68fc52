"""Views of what one tool declares: its definition, and the schemas of its input and output."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.naming.code import Code, code
from adlgen.packs.view import View
from adlgen.plan.model import PlannedBody, PlannedTool

from ..docs import described
from ..literals import json_line, json_literal, literal, literals
from ..patterns import patterns
from ..types import is_alias
from .declarations import Declarations


def definition_view(tool: PlannedTool) -> View:
    """Build the view of the definition of a tool."""
    return View(
        id=literal(tool.id),
        name=literal(tool.llm_name),
        title=literal(tool.title) if tool.title else Code(""),
        description=literal(tool.description),
        tags=literals(tool.tags),
        mcp=literal(json_line(dict(tool.listed))) if tool.listed else Code(""),
    )


def body_views(declarations: Declarations, *, embedded: bool) -> Iterator[View]:
    """Build the views of the input and, if the tool declares one, the output."""
    tool = declarations.tool
    yield _body(declarations, tool.input, Code("Input"), embedded=embedded)
    if tool.output is not None:
        yield _body(declarations, tool.output, Code("Output"), embedded=embedded)


def _body(declarations: Declarations, body: PlannedBody, side: Code, *, embedded: bool) -> View:
    rendered = declarations.printer.render_type(body.type)
    first = f"{body.name} is the {side.lower()} of {declarations.tool.llm_name}."
    return View(
        side=side,
        name=body.name,
        docs=described(first, body.doc),
        is_alias=is_alias(body),
        type=rendered.type,
        codec=rendered.codec,
        schema=code("source{}" if body.is_canonical else "canonical{}", body.name),
        patterns=patterns(body.patterns) if embedded else Code(""),
        source=json_literal(body.schema, compact=True),
        canonical=Code("") if body.is_canonical else json_literal(body.canonical, compact=True),
        declarations=tuple(declarations.views(body, side)),
    )
