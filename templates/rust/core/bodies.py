"""Views of the input and the output of a tool: types and schemas."""

from __future__ import annotations

import json

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.plan.model import Plan, PlannedBody, PlannedTool

from ..docs import span
from ..literals import json_page, json_text
from ..types import TypePrinter, tool_printer
from .declarations import DeclarationPrinter, DeclarationView, alias


class BodyView(Struct):
    """The data for ``schema_static.rs.j2`` and ``schema_constants.rs.j2``, and the types."""

    side: Code
    """``INPUT`` or ``OUTPUT``."""
    is_input: bool
    declarations: tuple[DeclarationView, ...]
    is_external: bool
    """Whether a validator of the user evaluates the schema."""
    schema: Code
    canonical: Code | None
    """The canonical form, if it differs from the schema."""
    patterns: Code | None
    """The compiled patterns, if there are any for the runtime."""


def is_external(plan: Plan) -> bool:
    """Report whether a validator of the user evaluates the schemas."""
    return plan.options["validator"] == "external"


def body_views(tool: PlannedTool, plan: Plan) -> tuple[BodyView, ...]:
    """Return the views of the input and, if the tool has one, of the output."""
    types = tool_printer(plan, tool)
    shown = span(tool.llm_name)
    sides = ((tool.input, "INPUT", "input"), (tool.output, "OUTPUT", "result"))
    return tuple(
        _body(body, Code(side), types, code("The {} of {}.", Code(what), shown), plan)
        for body, side, what in sides
        if body is not None
    )


def _body(body: PlannedBody, side: Code, types: TypePrinter, lead: Code, plan: Plan) -> BodyView:
    printer = DeclarationPrinter(types, side, body.name)
    first = alias(body, types, lead)
    declarations = [] if first is None else [first]
    for declaration in body.declarations.values():
        if declaration.name == body.name:
            declarations.append(printer.view(declaration, body.doc, lead))
        else:
            declarations.append(printer.view(declaration))
    external = is_external(plan)
    return BodyView(
        side=side,
        is_input=side == "INPUT",
        declarations=tuple(declarations),
        is_external=external,
        schema=json_page(body.schema),
        canonical=None if body.is_canonical else json_page(body.canonical),
        patterns=_patterns(body) if body.patterns and not external else None,
    )


def _patterns(body: PlannedBody) -> Code:
    """Print one compiled pattern per line."""
    rows = (
        f"  {json.dumps(source, ensure_ascii=False)}: {json.dumps(program, separators=(',', ':'))}"
        for source, program in body.patterns.items()
    )
    return json_text("{\n" + ",\n".join(rows) + "\n}")
