"""The exported spec of a tool: its definition, and the codecs with their schemas."""

from __future__ import annotations

import json
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Schema:
    """A JSON Schema as a literal."""

    text: Code
    is_deep: bool
    """Whether it is nested too deeply for the compiler to compare it with a type."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """A regular expression of the schema and its program."""

    source: Code
    program: Placed


@dataclass(frozen=True, slots=True)
class CodecView:
    """The constants of one body, and the entry of the spec that refers to them."""

    side: Code
    """``input`` or ``output``."""
    schema: Schema
    canonical: Schema
    has_canonical: bool
    """Whether the canonical form differs from the schema."""
    has_shapes: bool
    shapes: Code
    patterns: tuple[Pattern, ...]
    has_big_integers: bool
    has_exact_numbers: bool
    is_wide: bool
    """Whether the entry of the spec is longer than a line."""


@dataclass(frozen=True, slots=True)
class SpecView:
    """The exported spec."""

    name: Code
    arguments: Code
    """The type arguments."""
    is_below: bool
    """Whether the constructor is called on the next line, which indents what follows."""
    margin: Code
    id: Code
    llm_name: Code
    has_title: bool
    title: Placed
    description: Placed
    tags: Code


def codec_views(tool: PlannedTool, plan: Plan) -> tuple[CodecView, ...]:
    """Return what is known of the input and, if the tool has one, of the output."""
    margin = _INDENT + width(_margin(tool))
    codecs = [_codec(tool, tool.input, Code("input"), plan, margin)]
    if tool.output is not None:
        codecs.append(_codec(tool, tool.output, Code("output"), plan, margin))
    return tuple(codecs)


def _codec(tool: PlannedTool, body: PlannedBody, side: Code, plan: Plan, indent: int) -> CodecView:
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
    return CodecView(
        side,
        _schema(body.schema, width(side) + len("Schema")),
        _schema(body.canonical, width(side) + len("Canonical")),
        not body.one_text,
        bool(filled),
        _constant(literal(filled), width(side) + len("Shapes: Shapes")),
        tuple(_pattern(source, steps) for source, steps in compiled.items()),
        numbers.big,
        numbers.exact,
        indent + len(side) + len(": { ") + entries - len(", ") + len(" },") > WIDTH,
    )


def _schema(schema: JsonValue, name: int) -> Schema:
    if _depth(schema) < _MOST_COMPARED:
        return Schema(_constant(literal(schema), name + len(": JsonSchema")), is_deep=False)
    return Schema(_constant(literal(schema), name, len(" as unknown as JsonSchema;")), is_deep=True)


def _depth(value: JsonValue) -> int:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(_depth, parts), default=0)


def _constant(value: Layout, name: int, after: int = 1) -> Code:
    """Print the value of a constant whose name and type have a width."""
    return place(value, _CONSTANT + name + len(" = "), after=after).text


def _pattern(source: str, steps: object) -> Pattern:
    program = string(json.dumps(steps, separators=(",", ":")))
    name = key(source)
    return Pattern(
        name, place(text_value(name, program), _INDENT + width(name) + 1, indent=_INDENT)
    )


def _margin(tool: PlannedTool) -> Code:
    is_below = _SPEC + width(spec_value(tool)) + len(" = new ToolSpec<") > WIDTH
    return _BELOW if is_below else Code("")


def spec_view(tool: PlannedTool) -> SpecView:
    """Decide the exported spec."""
    name, margin = spec_value(tool), _margin(tool)
    start = width(margin) if margin else _SPEC + width(name) + len(" = ")
    types = generic(Code(""), [input_type(tool), tool.output_name])
    indent = _INDENT + width(margin)
    tags = array([string(tag) for tag in tool.tags])
    return SpecView(
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
