"""The embedded schemas of a tool and what the model is told about it."""

from __future__ import annotations

import json
from dataclasses import dataclass

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code
from adlgen.plan.model import PlannedBody, PlannedTool

from ..imports import Imports
from ..layout import Expr, Group, Leaf, Pair, call, keyword, leaf, listing
from ..literals import json_literal, string
from ..statements import statement

_DEEPEST_LITERAL = 80
"""Python's parser takes 200 brackets; beyond this depth a schema is embedded as JSON text."""


@dataclass(frozen=True, slots=True)
class Embedded:
    """The constants of one side and how to name them."""

    blocks: list[tuple[Code, ...]]
    schema: Code
    """The constant with what the model sees."""
    validator: Expr


def embed(word: str, body: PlannedBody, imports: Imports, *, judges: bool) -> Embedded:
    """Write the schema of a side, its canonical form if that differs, and its patterns.

    ``judges`` says that the emitted runtime needs the patterns, because it judges itself.
    """
    prefix = f"_{word.upper()}"
    schema = Code(f"{prefix}_SCHEMA")
    blocks = [_constant(schema, body.schema, imports)]
    judged = schema
    if not body.one_text:
        judged = Code(f"{prefix}_CANONICAL")
        blocks.append(_constant(judged, body.canonical, imports))
    arguments: list[Expr] = [Leaf(judged)]
    if body.patterns and judges:
        patterns = Code(f"{prefix}_PATTERNS")
        pairs = tuple(
            Pair(Code(f"{string(source)}: "), Leaf(string(_compact(program))))
            for source, program in body.patterns.items()
        )
        programs = Group(Code("{"), pairs, Code("}"))
        blocks.append(statement(f"{patterns}: Final[dict[str, str]] = ", programs))
        arguments.append(Leaf(patterns))
    imports.use("typing", "Final")
    imports.use("._schema", "Validator")
    return Embedded(blocks, schema, call("Validator", arguments))


def _constant(name: Code, value: JsonValue, imports: Imports) -> tuple[Code, ...]:
    if not isinstance(value, dict):
        return statement(f"{name}: Final = ", json_literal(value))
    imports.use("typing", "Any")
    head = f"{name}: Final[dict[str, Any]] = "
    if _depth(value) > _DEEPEST_LITERAL:
        loads = imports.use("json", "loads")
        return statement(head, call(loads, [Leaf(string(_compact(value)))]))
    return statement(head, json_literal(value))


def _compact(value: JsonValue) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _depth(value: JsonValue) -> int:
    deepest = 0
    stack: list[tuple[JsonValue, int]] = [(value, 1)]
    while stack:
        part, depth = stack.pop()
        deepest = max(deepest, depth)
        children = (
            part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
        )
        stack += [(child, depth + 1) for child in children]
    return deepest


def definition(tool: PlannedTool, input_schema: Code, output_schema: Code | None) -> Expr:
    """Write the tool's definition."""
    parts: list[Expr] = [
        keyword("id", Leaf(string(tool.id))),
        keyword("name", Leaf(string(tool.llm_name))),
    ]
    if tool.title:
        parts.append(keyword("title", Leaf(string(tool.title))))
    parts.append(keyword("description", Leaf(string(tool.description))))
    if tool.tags:
        tags = listing(Leaf(string(tag)) for tag in tool.tags)
        one = leaf(f"({string(tool.tags[0])},)")
        many = Group(Code("("), tags.parts, Code(")"))
        parts.append(keyword("tags", one if len(tool.tags) == 1 else many))
    parts.append(keyword("input_schema", Leaf(input_schema)))
    if output_schema is not None:
        parts.append(keyword("output_schema", Leaf(output_schema)))
    return call("ToolDefinition", parts)
