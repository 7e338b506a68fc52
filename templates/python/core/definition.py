"""The embedded schemas of a tool and its definition for the model."""

from __future__ import annotations

import json

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import PlannedBody, PlannedTool

from ..imports import Imports
from ..layout import Expr, Group, Leaf, Pair, call, lay
from ..literals import json_literal, string
from ..statements import expression

_DEEPEST_LITERAL = 80
"""Python's parser accepts 200 nested brackets; deeper schemas are embedded as JSON text."""


class Embedded(Struct):
    """The constants of one side and their names."""

    constants: tuple[View, ...]
    schema: Code
    """The constant that holds the schema for the model."""
    validator: Expr


def embed(word: str, body: PlannedBody, imports: Imports, *, has_validator: bool) -> Embedded:
    """Embed the schema of a side, its canonical form if that differs, and its patterns.

    ``has_validator`` is whether the emitted runtime validates, and so needs the patterns.
    """
    prefix = f"_{word.upper()}"
    schema = validated = Code(f"{prefix}_SCHEMA")
    constants = [_schema(schema, body.schema, imports)]
    if not body.is_canonical:
        validated = Code(f"{prefix}_CANONICAL")
        constants.append(_schema(validated, body.canonical, imports))
    arguments: list[Expr] = [Leaf(validated)]
    if body.patterns and has_validator:
        patterns = Code(f"{prefix}_PATTERNS")
        pairs = tuple(
            Pair(Code(f"{string(source)}: "), Leaf(string(_compact(program))))
            for source, program in body.patterns.items()
        )
        programs = Group(Code("{"), pairs, Code("}"))
        constants.append(_constant(patterns, "Final[dict[str, str]]", programs))
        arguments.append(Leaf(patterns))
    imports.use("typing", "Final")
    imports.use("._schema", "Validator")
    return Embedded(tuple(constants), schema, call("Validator", arguments))


def _schema(name: Code, value: JsonValue, imports: Imports) -> View:
    if not isinstance(value, dict):
        return _constant(name, "Final", json_literal(value))
    imports.use("typing", "Any")
    if _depth(value) <= _DEEPEST_LITERAL:
        return _constant(name, "Final[dict[str, Any]]", json_literal(value))
    text = call(imports.use("json", "loads"), [Leaf(string(_compact(value)))])
    return _constant(name, "Final[dict[str, Any]]", text)


def _constant(name: Code, type_: str, value: Expr) -> View:
    text = expression(f"{name}: {type_} = ", value)
    return View(name=name, type=Code(type_), value=text)


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


def definition(tool: PlannedTool, input_schema: Code, output_schema: Code) -> View:
    """Return the definition of a tool; an empty argument is left out."""
    return View(
        id=string(tool.id),
        name=string(tool.llm_name),
        title=string(tool.title) if tool.title else Code(""),
        description=string(tool.description),
        tags=_tags(tool.tags) if tool.tags else Code(""),
        input_schema=input_schema,
        output_schema=output_schema,
    )


def _tags(tags: tuple[str, ...]) -> Code:
    if len(tags) == 1:
        return Code(f"({string(tags[0])},)")
    group = Group(Code("("), tuple(Leaf(string(tag)) for tag in tags), Code(")"))
    return Code("\n".join(lay(group, 4, 4 + len("tags="), len(","))))
