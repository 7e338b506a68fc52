"""The exported spec of a tool: its definition, the embedded schemas and the codecs."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code, code
from adlgen.plan.model import Plan, PlannedBody, PlannedTool

from ..layout import Layout, layout
from ..literals import array, entry, literal, named_entry, object_, string
from ..names import input_type
from ..numbers import Numbers
from ..syntax import alias, generic
from .decoding import shapes

_MOST_COMPARED = 50
"""The nesting depth from which the compiler gives up comparing a literal with a type."""


def constants(tool: PlannedTool, body: PlannedBody | None, side: str, plan: Plan) -> list[Code]:
    """Print the constants of one body: its schemas, the shapes and the patterns."""
    if body is None:
        return []
    out = [_schema(f"{side}Schema", body.schema)]
    if not body.one_text:
        out.append(_schema(f"{side}Canonical", body.canonical))
    filled = shapes(body, Numbers.of(plan, tool))
    if filled:
        out.append(_constant(f"{side}Shapes", "Shapes", literal(filled)))
    if body.patterns and _judges(plan):
        entries = [entry(p, program(q), "") for p, q in body.patterns.items()]
        out.append(_constant(f"{side}Patterns", "", object_(entries, broken=True)))
    return out


def _judges(plan: Plan) -> bool:
    """Whether the emitted runtime judges values itself."""
    return plan.options["validator"] == "embedded"


def program(steps: object) -> Code:
    """Write a compiled pattern as a text that the runtime reads when it is needed."""
    return string(compact(steps))


def compact(value: object) -> str:
    """Return JSON text without spaces."""
    import json

    return json.dumps(value, separators=(",", ":"))


def _schema(name: str, schema: JsonValue) -> Code:
    if _depth(schema) < _MOST_COMPARED:
        return _constant(name, "JsonSchema", literal(schema))
    return layout((Code(f"const {name} = "), literal(schema), Code(" as unknown as JsonSchema;")))


def _depth(value: JsonValue) -> int:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(_depth, parts), default=0)


def _constant(name: str, type_: str, value: Layout) -> Code:
    typed = f": {type_}" if type_ else ""
    return layout((Code(f"const {name}{typed} = "), value, Code(";")))


def spec(tool: PlannedTool, plan: Plan) -> Code:
    """Print the exported spec."""
    entries: list[Layout] = [
        entry("id", string(tool.id), tool.id),
        entry("name", string(tool.llm_name), tool.llm_name),
    ]
    if tool.title:
        entries.append(entry("title", string(tool.title), tool.title))
    entries += [
        entry("description", string(tool.description), tool.description),
        entry("tags", array([string(tag) for tag in tool.tags])),
        entry("input", _codec(tool, tool.input, "input", plan)),
    ]
    if tool.output is not None:
        entries.append(entry("output", _codec(tool, tool.output, "output", plan)))
    types = [input_type(tool), tool.output_name]
    head = code("export const {}Spec =", tool.value_name)
    call = (
        generic(Code("new ToolSpec"), types),
        Code("("),
        object_(entries, broken=True),
        Code(")"),
    )
    return layout(alias(Code(head.removesuffix(" =")), call))


def _codec(tool: PlannedTool, body: PlannedBody, side: str, plan: Plan) -> Layout:
    numbers = Numbers.of(plan, tool)
    entries = [named_entry(Code("schema"), Code(f"{side}Schema"))]
    if not body.one_text:
        entries.append(named_entry(Code("canonical"), Code(f"{side}Canonical")))
    if shapes(body, numbers):
        entries.append(named_entry(Code("shapes"), Code(f"{side}Shapes")))
    if body.patterns and _judges(plan):
        entries.append(named_entry(Code("patterns"), Code(f"{side}Patterns")))
    if numbers.big:
        entries.append(named_entry(Code("integers"), string("big")))
    if numbers.exact:
        entries.append(named_entry(Code("numbers"), string("exact")))
    return object_(entries)
