"""Views of the input and the output of a tool and of the types that tools share: types and schemas."""

from __future__ import annotations

import json
from collections.abc import Mapping

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.plan.data import JsonValue
from adlgen.plan.model import Plan, PlannedBody, PlannedTool

from ..docs import span
from ..literals import json_rows, json_text
from ..types import shared_printer, tool_printer
from .declarations import DeclarationPrinter, DeclarationView, alias

_MEANINGS = {"INPUT": "The input of {}.", "OUTPUT": "The output of {}."}
FORMAT = "*"
"""The start of the keys of formats among those of patterns."""


class BodyView(Struct):
    """The types of a body and its schema."""

    side: Code
    """``input``, ``output``, ``types`` or the name of a form."""
    type: Code
    """The public name."""
    declarations: tuple[DeclarationView, ...]
    schema: Code
    canonical: Code | None
    """The canonical form, if it differs from the schema."""
    patterns: Code | None
    """The compiled patterns, if there are any for the runtime."""
    has_formats: bool
    """Whether it asserts formats by their grammars."""


def is_external(plan: Plan) -> bool:
    """Report whether a validator of the user evaluates the schemas."""
    return plan.options["validator"] == "external"


def body_views(tool: PlannedTool, plan: Plan) -> tuple[BodyView, ...]:
    """Return the views of the input, of the output if the tool has one, and of its forms."""
    types = tool_printer(plan, tool)
    taken = frozenset(one.name for body in tool.bodies for one in body.declarations.values())
    taken |= {*shared_names(tool, plan)}
    sides = [Code("INPUT"), *([Code("OUTPUT")] if tool.output else [])]
    sides += [code("{}_FORM", Code(form.value_name.upper())) for form in tool.elicits]
    printers = [
        DeclarationPrinter(types, side, body, taken)
        for body, side in zip(tool.bodies, sides, strict=True)
    ]
    pairs = zip(printers, tool.bodies, strict=True)
    return tuple(_body(printer, body, plan, tool) for printer, body in pairs)


def shared_view(plan: Plan) -> BodyView | None:
    """Return the view of the types that tools share; None if there are none."""
    if plan.types is None:
        return None
    taken = frozenset(one.name for one in plan.types.declarations.values())
    printer = DeclarationPrinter(shared_printer(plan), Code("TYPES"), plan.types, taken)
    declarations = tuple(map(printer.view, plan.types.declarations.values()))
    return _schemas(printer, declarations, plan.types, plan)


def shared_names(tool: PlannedTool, plan: Plan) -> tuple[Code, ...]:
    """Return the names of the shared types that the types of a tool use."""
    return tuple(plan.declarations[key].name for body in tool.bodies for key in body.uses)


def _body(
    printer: DeclarationPrinter, body: PlannedBody, plan: Plan, tool: PlannedTool
) -> BodyView:
    word = _MEANINGS.get(printer.schema, "An answer to a question of {}.")
    meaning = code(word, span(tool.llm_name))
    first = alias(body, printer.types, meaning)
    declarations = [] if first is None else [first]
    for declaration in body.declarations.values():
        if declaration.name == body.name:
            declarations.append(printer.view(declaration, body.doc, meaning))
        else:
            declarations.append(printer.view(declaration))
    return _schemas(printer, tuple(declarations), body, plan)


def _schemas(
    printer: DeclarationPrinter,
    declarations: tuple[DeclarationView, ...],
    body: PlannedBody,
    plan: Plan,
) -> BodyView:
    shown, canonical = body.own_schema, body.own_canonical
    compiled = {} if is_external(plan) else body.own_patterns
    patterns = {key: program for key, program in compiled.items() if not key.startswith(FORMAT)}
    return BodyView(
        side=Code(printer.schema.lower()),
        type=body.name,
        declarations=declarations,
        schema=json_rows(shown),
        canonical=None if shown == canonical else json_rows(canonical),
        patterns=programs_text(patterns) if patterns else None,
        has_formats=len(patterns) < len(compiled),
    )


def programs_text(patterns: Mapping[str, JsonValue]) -> Code:
    """Print one compiled pattern per line."""
    rows = (
        f"  {json.dumps(source, ensure_ascii=False)}: {json.dumps(program, separators=(',', ':'))}"
        for source, program in patterns.items()
    )
    return json_text("{\n" + ",\n".join(rows) + "\n}")
