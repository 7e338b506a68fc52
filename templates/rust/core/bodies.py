"""Views of the input and the output of a tool: types and schemas."""

from __future__ import annotations

import json

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.plan.model import Plan, PlannedBody, PlannedTool

from ..literals import json_rows, json_text
from ..types import tool_printer
from .declarations import DeclarationPrinter, DeclarationView, alias


class BodyView(Struct):
    """The types of a body and its schema."""

    side: Code
    """``input`` or ``output``."""
    declarations: tuple[DeclarationView, ...]
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
    bodies = [body for body in (tool.input, tool.output) if body is not None]
    taken = frozenset(one.name for body in bodies for one in body.declarations.values())
    printers = [
        DeclarationPrinter(types, Code(side), body, taken)
        for body, side in zip(bodies, ("INPUT", "OUTPUT"), strict=False)
    ]
    return tuple(_body(printer, body, plan) for printer, body in zip(printers, bodies, strict=True))


def _body(printer: DeclarationPrinter, body: PlannedBody, plan: Plan) -> BodyView:
    first = alias(body, printer.types)
    declarations = [] if first is None else [first]
    for declaration in body.declarations.values():
        if declaration.name == body.name:
            declarations.append(printer.view(declaration, body.doc))
        else:
            declarations.append(printer.view(declaration))
    return BodyView(
        side=Code(printer.schema.lower()),
        declarations=tuple(declarations),
        schema=json_rows(body.schema),
        canonical=None if body.is_canonical else json_rows(body.canonical),
        patterns=_patterns(body) if body.patterns and not is_external(plan) else None,
    )


def _patterns(body: PlannedBody) -> Code:
    """Print one compiled pattern per line."""
    rows = (
        f"  {json.dumps(source, ensure_ascii=False)}: {json.dumps(program, separators=(',', ':'))}"
        for source, program in body.patterns.items()
    )
    return json_text("{\n" + ",\n".join(rows) + "\n}")
