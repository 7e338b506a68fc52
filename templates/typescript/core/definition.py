"""The views of a tool's spec and of its codecs."""

from __future__ import annotations

import json
from collections.abc import Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.patterns import Engine, translated, with_properties
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import Plan, PlannedBody, PlannedTool

from ..docs import comment, doc_lines
from ..imports import Imports
from ..layout import Layout, Placed, place
from ..literals import array, entry, json_text, literal, object_, string, text_value
from ..names import JSON_OUTPUT, input_type, output_type, spec_value
from ..numbers import Numbers
from .declared_call import DeclaredCall, declared_call
from .decoding import shapes
from .defaults import are_derived
from .direct import pointers
from .given import args_type, result_type
from .ranges import table

_ECMASCRIPT = Engine(backtracks=True, same_syntax=True)
_ANCHORED = Engine(backtracks=True, same_syntax=True, largest=10_000)
"""For patterns that are tried at the start of a text only; repetitions are loops with a counter."""
_MORE = frozenset(
    (
        *("anyOf", "oneOf", "not", "if", "multipleOf", "uniqueItems", "contains"),
        *("unevaluatedItems", "unevaluatedProperties", "patternProperties", "propertyNames"),
        *("dependentRequired", "dependentSchemas"),
    )
)
"""The keywords of ``runtime/more.ts``."""
_INDENT = 2


def codec_views(tool: PlannedTool, plan: Plan, imports: Imports) -> tuple[View, ...]:
    """Return the codec of the input and, if the tool has one, of the output."""
    numbers, indent = Numbers.of(plan, tool), 2 * _INDENT + _head(tool, plan).margin
    is_embedded = plan.options["validator"] == "embedded"
    sides = (Code("input"), tool.input), (Code("output"), tool.output)
    return tuple(
        _codec(side, body, numbers, indent, imports if is_embedded else None)
        for side, body in sides
        if body is not None
    )


def _codec(
    side: Code, body: PlannedBody, numbers: Numbers, indent: int, imports: Imports | None
) -> View:
    """Return the view of a codec; without imports, for an external validator."""
    places = pointers(body.schema, body.canonical) if imports else None
    is_direct = body.is_canonical or places is not None
    table = shapes(body, numbers, places)
    has_shapes = not are_derived(table, body.schema if is_direct else body.canonical)
    # An external validator has its own regular expressions.
    programs = _programs(body.patterns) if imports else {}
    made = imports.add("./runtime/pattern.js", "programs") if imports and programs else Code("")
    read = body.schema if is_direct else body.canonical
    more = _more(imports) if imports and _mentions_more(read) else Code("")
    has_kind = numbers.big or numbers.exact
    return View(
        side=side,
        is_text=is_direct and not (has_shapes or programs or has_kind or more),
        schema=json_text(body.schema),
        has_canonical=not is_direct,
        canonical=Code("") if is_direct else json_text(body.canonical),
        has_shapes=has_shapes,
        shapes=place(literal(table), indent + len("shapes: "), indent=indent).text,
        has_keywords=bool(more),
        keywords=more,
        has_patterns=bool(programs),
        patterns=place(_patterns(made, programs), indent + len("patterns: "), indent=indent).text,
        has_big_integers=numbers.big,
        has_exact_numbers=numbers.exact,
    )


def _more(imports: Imports) -> Code:
    return imports.add("./runtime/more.js", "MORE_KEYWORDS")


def _mentions_more(schema: JsonValue) -> bool:
    """Report whether a schema may have a keyword of ``more.ts``; a property of that name counts too."""
    if isinstance(schema, list):
        return any(map(_mentions_more, schema))
    return isinstance(schema, dict) and any(
        key in _MORE or _mentions_more(part) for key, part in schema.items()
    )


def _programs(patterns: Mapping[str, object]) -> dict[str, str]:
    """Return the programs of formats, and of patterns for which the language's own take too long.

    A pattern with Unicode properties, whose meaning depends on the version of Node, has an expression, and its
    properties have tables.
    """
    out: dict[str, str] = {}
    for source, steps in patterns.items():
        is_format = source.startswith("*")
        if not is_format and translated(source, _engine(source)) is not None:
            continue
        found = None if is_format else with_properties(source, _engine(source))
        if found is None:
            out[source] = json.dumps(steps, separators=(",", ":"))
        else:
            out[source] = found.expression
            out |= {f"+{name}": table(ranges) for name, ranges in found.properties.items()}
    return out


def _engine(source: str) -> Engine:
    is_anchored = source.startswith("^") and "|" not in source
    return _ANCHORED if is_anchored else _ECMASCRIPT


def _patterns(function: Code, programs: Mapping[str, str]) -> Layout:
    entries = [entry(source, string(text), text) for source, text in programs.items()]
    return (code("/*@__PURE__*/ {}(", function), object_(entries, broken=True), Code(")"))


def _head(tool: PlannedTool, plan: Plan) -> DeclaredCall:
    types = type_arguments(tool, plan)
    return declared_call(
        spec_value(tool), Code("ToolSpec"), types, Code("/*@__PURE__*/ ToolSpec.of")
    )


def type_arguments(tool: PlannedTool, plan: Plan) -> list[Code]:
    """Return the types of the input and the output, and of what callers pass and handlers return.

    The last ones are left out if they are the default.
    """
    input_, args, output = input_type(tool), args_type(tool, plan), output_type(tool)
    result = result_type(tool, plan)
    if output and result and result != output:
        return [input_, output, args, result]
    if args != input_:
        return [input_, output or JSON_OUTPUT, args]
    return [input_, output] if output else [input_]


def spec_view(tool: PlannedTool, plan: Plan) -> View:
    """Return the exported spec."""
    head = _head(tool, plan)
    indent = _INDENT + head.margin
    tags = array([string(tag) for tag in tool.tags])
    return View(
        doc=comment(doc_lines(tool.description)),
        name=spec_value(tool),
        arguments=head.arguments,
        is_below=head.is_below,
        is_inside=head.is_inside,
        outer=Code(" " * head.outer),
        margin=Code(" " * head.margin),
        has_id=tool.id != tool.llm_name,
        id=string(tool.id),
        llm_name=string(tool.llm_name),
        has_title=bool(tool.title),
        title=_text("title", tool.title or "", indent),
        description=_text("description", tool.description, indent),
        has_tags=bool(tool.tags),
        tags=place(tags, indent + len("tags: "), indent=indent).text,
        has_mcp=bool(tool.listed),
        mcp=place(literal(dict(tool.listed)), indent + len("mcp: "), indent=indent).text,
    )


def _text(name: str, text: str, indent: int) -> Placed:
    return place(text_value(Code(name), string(text)), indent + len(name) + 1, indent=indent)
