"""The views of a tool's spec and of its codecs."""

from __future__ import annotations

import json
from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import Plan, PlannedBody, PlannedTool

from ..imports import Imports
from ..layout import WIDTH, Layout, Placed, place, width
from ..literals import array, key, literal, string, text_value
from ..names import input_type, spec_value
from ..numbers import Numbers
from ..syntax import generic
from .decoding import shapes

_MOST_COMPARED = 50
"""The nesting depth from which the compiler cannot compare a literal with a type."""
_INDENT = 2
_SPEC = 13
"""The width of ``export const ``."""
_CONSTANT = 6
"""The width of ``const ``."""
_BELOW = Code("  ")


def codec_views(tool: PlannedTool, plan: Plan, imports: Imports) -> tuple[View, ...]:
    """Return the codec of the input and, if the tool has one, of the output."""
    numbers, indent = Numbers.of(plan, tool), _INDENT + width(_margin(tool))
    views = []
    for side, body in ((Code("input"), tool.input), (Code("output"), tool.output)):
        if body is not None:
            table = shapes(body, numbers)
            if table:
                imports.add_type("./runtime.js", "Shapes")
            # An external validator has its own regular expressions.
            patterns = body.patterns if plan.options["validator"] == "embedded" else {}
            views.append(_codec(side, body, table, patterns, numbers, indent))
    return tuple(views)


def _codec(
    side: Code,
    body: PlannedBody,
    table: dict[str, JsonValue],
    patterns: Mapping[str, object],
    numbers: Numbers,
    indent: int,
) -> View:
    has = {"Canonical": not body.is_canonical, "Shapes": bool(table), "Patterns": bool(patterns)}
    names = ["Schema", *(name for name in has if has[name])]
    # Each entry is its name twice, the side, a colon, a comma and two spaces.
    entries = sum(2 * len(name) + len(side) + len(": , ") for name in names)
    entries += len('integers: "big", ') * numbers.big + len('numbers: "exact", ') * numbers.exact
    columns = indent + len(side) + len(": { ") + entries - len(", ") + len(" },")
    schema = _schema(body.schema, len(side) + len("Schema"))
    canonical = (
        schema if body.is_canonical else _schema(body.canonical, len(side) + len("Canonical"))
    )
    return View(
        side=side,
        schema=schema,
        has_canonical=has["Canonical"],
        canonical=canonical,
        has_shapes=has["Shapes"],
        shapes=_constant(literal(table), len(side) + len("Shapes: Shapes")),
        patterns=tuple(_pattern(source, steps) for source, steps in patterns.items()),
        has_big_integers=numbers.big,
        has_exact_numbers=numbers.exact,
        is_wide=columns > WIDTH,
    )


def _schema(schema: JsonValue, name: int) -> View:
    is_deep = _depth(schema) >= _MOST_COMPARED
    type_, after = ("", " as unknown as JsonSchema;") if is_deep else (": JsonSchema", ";")
    text = _constant(literal(schema), name + len(type_), len(after))
    return View(text=text, is_deep=is_deep)


def _depth(value: JsonValue) -> int:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(_depth, parts), default=0)


def _constant(value: Layout, name: int, after: int = 1) -> Code:
    """Print the value of a constant whose name and type have a width."""
    return place(value, _CONSTANT + name + len(" = "), after=after).text


def _pattern(source: str, steps: object) -> View:
    name, program = key(source), string(json.dumps(steps, separators=(",", ":")))
    placed = place(text_value(name, program), _INDENT + width(name) + 1, indent=_INDENT)
    return View(source=name, program=placed)


def _margin(tool: PlannedTool) -> Code:
    is_below = _SPEC + width(spec_value(tool)) + len(" = new ToolSpec<") > WIDTH
    return _BELOW if is_below else Code("")


def spec_view(tool: PlannedTool) -> View:
    """Return the exported spec."""
    name, margin = spec_value(tool), _margin(tool)
    start = width(margin) if margin else _SPEC + width(name) + len(" = ")
    types = generic(Code(""), [input_type(tool), tool.output_name])
    indent = _INDENT + width(margin)
    tags = array([string(tag) for tag in tool.tags])
    return View(
        name=name,
        arguments=place(types, start + len("new ToolSpec"), after=2, indent=width(margin)).text,
        is_below=bool(margin),
        margin=margin,
        id=string(tool.id),
        llm_name=string(tool.llm_name),
        has_title=bool(tool.title),
        title=_text("title", tool.title or "", indent),
        description=_text("description", tool.description, indent),
        tags=place(tags, indent + len("tags: "), indent=indent).text,
    )


def _text(name: str, text: str, indent: int) -> Placed:
    return place(text_value(Code(name), string(text)), indent + len(name) + 1, indent=indent)
