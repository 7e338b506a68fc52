"""The exported spec of a tool: its definition, and the codecs with their schemas."""

from __future__ import annotations

import json
from types import SimpleNamespace

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code
from adlgen.plan.model import Plan, PlannedBody, PlannedTool

from ..layout import WIDTH, Layout, Placed, place, width
from ..literals import array, key, literal, string, text_value
from ..names import input_type, spec_value
from ..numbers import Numbers
from ..syntax import generic
from .decoding import shapes

_MOST_COMPARED = 50
"""The nesting depth from which the compiler gives up comparing a literal with a type."""
_INDENT = 2
_SPEC = 13
"""The width of ``export const ``."""
_CONSTANT = 6
"""The width of ``const ``."""
_BELOW = Code("  ")


def codec_views(tool: PlannedTool, plan: Plan) -> tuple[SimpleNamespace, ...]:
    """Return what is known of the input and, if the tool has one, of the output."""
    margin = _INDENT + width(_margin(tool))
    codecs = [_codec(tool, tool.input, Code("input"), plan, margin)]
    if tool.output is not None:
        codecs.append(_codec(tool, tool.output, Code("output"), plan, margin))
    return tuple(codecs)


def _codec(
    tool: PlannedTool, body: PlannedBody, side: Code, plan: Plan, indent: int
) -> SimpleNamespace:
    numbers = Numbers.of(plan, tool)
    filled = shapes(body, numbers)
    # The external validator brings its own regular expressions.
    compiled = body.patterns if plan.options["validator"] == "embedded" else {}
    names = [
        *("Schema",),
        *(() if body.one_text else ("Canonical",)),
        *(("Shapes",) if filled else ()),
        *(("Patterns",) if compiled else ()),
    ]
    # Each entry is its name twice, the side, a colon, a comma and two spaces.
    entries = sum(2 * len(name) + len(side) + len(": , ") for name in names)
    entries += len('integers: "big", ') * numbers.big + len('numbers: "exact", ') * numbers.exact
    columns = indent + len(side) + len(": { ") + entries - len(", ") + len(" },")
    return SimpleNamespace(
        side=side,
        schema=_schema(body.schema, len(side) + len("Schema")),
        has_canonical=not body.one_text,
        canonical=None if body.one_text else _schema(body.canonical, len(side) + len("Canonical")),
        has_shapes=bool(filled),
        shapes=_constant(literal(filled), len(side) + len("Shapes: Shapes")),
        patterns=[_pattern(source, steps) for source, steps in compiled.items()],
        has_big_integers=numbers.big,
        has_exact_numbers=numbers.exact,
        is_wide=columns > WIDTH,
    )


def _schema(schema: JsonValue, name: int) -> SimpleNamespace:
    is_deep = _depth(schema) >= _MOST_COMPARED
    type_, after = ("", " as unknown as JsonSchema;") if is_deep else (": JsonSchema", ";")
    text = _constant(literal(schema), name + len(type_), len(after))
    return SimpleNamespace(text=text, is_deep=is_deep)


def _depth(value: JsonValue) -> int:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(_depth, parts), default=0)


def _constant(value: Layout, name: int, after: int = 1) -> Code:
    """Print the value of a constant whose name and type have a width."""
    return place(value, _CONSTANT + name + len(" = "), after=after).text


def _pattern(source: str, steps: object) -> SimpleNamespace:
    name, program = key(source), string(json.dumps(steps, separators=(",", ":")))
    placed = place(text_value(name, program), _INDENT + width(name) + 1, indent=_INDENT)
    return SimpleNamespace(source=name, program=placed)


def _margin(tool: PlannedTool) -> Code:
    is_below = _SPEC + width(spec_value(tool)) + len(" = new ToolSpec<") > WIDTH
    return _BELOW if is_below else Code("")


def spec_view(tool: PlannedTool) -> SimpleNamespace:
    """Decide the exported spec."""
    name, margin = spec_value(tool), _margin(tool)
    start = width(margin) if margin else _SPEC + width(name) + len(" = ")
    types = generic(Code(""), [input_type(tool), tool.output_name])
    indent = _INDENT + width(margin)
    tags = array([string(tag) for tag in tool.tags])
    return SimpleNamespace(
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
