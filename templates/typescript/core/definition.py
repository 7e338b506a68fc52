"""The views of a tool's spec and of its codecs."""

from __future__ import annotations

import json
from collections.abc import Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.patterns import Engine, translated
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import Plan, PlannedTool

from ..imports import Imports
from ..layout import WIDTH, Layout, Placed, place, width
from ..literals import array, key, literal, string, text_value
from ..names import input_type, spec_value
from ..numbers import Numbers
from ..syntax import generic
from .callers import args_type
from .decoding import shapes
from .direct import pointers

_ECMASCRIPT = Engine(backtracks=True, same_syntax=True)
_MOST_COMPARED = 50
"""The nesting depth from which the compiler cannot compare a literal with a type."""
_INDENT = 2
_SPEC = 13
"""The width of ``export const ``."""
_NEW = len("/* @__PURE__ */ new ToolSpec")
"""The width of the call of the constructor, which a bundler may omit if the spec is not used."""
_CONSTANT = 6
"""The width of ``const ``."""
_BELOW = Code("  ")


def codec_views(tool: PlannedTool, plan: Plan, imports: Imports, prefix: Code) -> tuple[View, ...]:
    """Return the codec of the input and, if the tool has one, of the output."""
    numbers, indent = Numbers.of(plan, tool), _INDENT + width(_margin(tool, plan))
    views = []
    for side, body in ((Code("input"), tool.input), (Code("output"), tool.output)):
        if body is not None:
            is_embedded = plan.options["validator"] == "embedded"
            places = pointers(body.schema, body.canonical) if is_embedded else None
            table = shapes(body, numbers, places)
            if table:
                imports.add_type("./runtime.js", "Shapes")
            # An external validator has its own regular expressions.
            patterns = _programs(body.patterns) if is_embedded else {}
            canonical = None if body.is_canonical or places is not None else body.canonical
            names = (side, _constant_name(prefix, side))
            views.append(_codec(names, (body.schema, canonical), table, patterns, numbers, indent))
    return tuple(views)


def _programs(patterns: Mapping[str, object]) -> dict[str, object]:
    """Return the programs of formats, and of patterns for which the language's own take too long."""
    return {
        source: steps
        for source, steps in patterns.items()
        if source.startswith("*") or translated(source, _ECMASCRIPT) is None
    }


def _constant_name(prefix: Code, side: Code) -> Code:
    """Return the start of the names of a codec's constants."""
    return code("{}{}", prefix, Code(side.capitalize())) if prefix else side


def _codec(
    names: tuple[Code, Code],
    texts: tuple[JsonValue, JsonValue],
    table: dict[str, JsonValue],
    patterns: Mapping[str, object],
    numbers: Numbers,
    indent: int,
) -> View:
    (side, name), (schema, canonical) = names, texts
    has = {"Canonical": canonical is not None, "Shapes": bool(table), "Patterns": bool(patterns)}
    kinds = ["Schema", *(kind for kind in has if has[kind])]
    # Each entry is its kind twice, the name, a colon, a comma and two spaces.
    entries = sum(2 * len(kind) + width(name) + len(": , ") for kind in kinds)
    entries += len('integers: "big", ') * numbers.big + len('numbers: "exact", ') * numbers.exact
    columns = indent + len(side) + len(": { ") + entries - len(", ") + len(" },")
    return View(
        side=side,
        name=name,
        schema=_schema(schema, width(name) + len("Schema")),
        has_canonical=has["Canonical"],
        canonical=_schema(canonical, width(name) + len("Canonical")),
        has_shapes=has["Shapes"],
        shapes=_constant(literal(table), width(name) + len("Shapes: Shapes")),
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


def _margin(tool: PlannedTool, plan: Plan) -> Code:
    """Return the margin of the call, which is not 0 if its arguments are on lines of their own."""
    start = _SPEC + width(spec_value(tool)) + len(" = ") + _NEW
    is_below = start + len("<") > WIDTH
    return _BELOW if is_below or _is_inside(tool, plan) else Code("")


def _is_inside(tool: PlannedTool, plan: Plan) -> bool:
    """Report whether the line ends after the parenthesis, because there is no column for the brace."""
    types = Code(", ").joined(_types(tool, plan))
    start = _SPEC + width(spec_value(tool)) + len(" = ") + _NEW
    return start + width(types) + len("<>(") == WIDTH


def _types(tool: PlannedTool, plan: Plan) -> list[Code]:
    """Return the types of the input, of the result, and of what callers pass, if it is another."""
    input_, args = input_type(tool), args_type(tool, plan)
    return [input_, tool.output_name, *([args] if args != input_ else [])]


def spec_view(tool: PlannedTool, plan: Plan) -> View:
    """Return the exported spec."""
    name, margin = spec_value(tool), _margin(tool, plan)
    is_inside = _is_inside(tool, plan)
    start = width(margin) if margin and not is_inside else _SPEC + width(name) + len(" = ")
    types = generic(Code(""), _types(tool, plan))
    indent = _INDENT + width(margin)
    tags = array([string(tag) for tag in tool.tags])
    return View(
        name=name,
        arguments=place(types, start + _NEW, after=2 - is_inside, indent=width(margin)).text,
        is_below=bool(margin) and not is_inside,
        is_inside=is_inside,
        margin=margin,
        id=string(tool.id),
        llm_name=string(tool.llm_name),
        has_title=bool(tool.title),
        title=_text("title", tool.title or "", indent),
        description=_text("description", tool.description, indent),
        tags=place(tags, indent + len("tags: "), indent=indent).text,
        has_mcp=bool(tool.listed),
        mcp=place(literal(dict(tool.listed)), indent + len("mcp: "), indent=indent).text,
    )


def _text(name: str, text: str, indent: int) -> Placed:
    return place(text_value(Code(name), string(text)), indent + len(name) + 1, indent=indent)
