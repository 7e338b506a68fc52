"""The embedded schemas of a tool and its definition for the model."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import PlannedBody, PlannedTool

from ..imports import Imports
from ..layout import Expr, Group, Leaf, Pair, lay
from ..literals import HIDDEN, json_literal, string
from ..patterns import python_pattern

_HIDDEN = re.compile(f"[{HIDDEN}]")


def embed(
    name: Code, body: PlannedBody, imports: Imports, module: str, *, has_validator: bool
) -> View:
    """Embed the schema of a side, its canonical form if that differs, and its patterns.

    ``module`` has the class of schemas. ``has_validator`` is whether the emitted runtime validates, and so needs the patterns.
    """
    imports.use(module, "Schema")
    canonical = Code("") if body.is_canonical else _text(body.canonical)
    expressions: dict[str, str] = {}
    programs: dict[str, str] = {}
    for source, program in body.patterns.items() if has_validator else ():
        expression = None if source.startswith("*") else python_pattern(source)
        if expression is None:
            programs[source] = _compact(program)
        else:
            expressions[source] = expression
    return View(
        name=name,
        is_alone=not (canonical or expressions or programs),
        text=_text(body.schema),
        canonical=canonical,
        patterns=_texts("patterns=", programs),
        expressions=_texts("expressions=", expressions),
    )


def _texts(head: str, texts: Mapping[str, str]) -> Code:
    """Print a dictionary as an argument; empty for no texts."""
    pairs = (Pair(Code(f"{string(key)}: "), Leaf(string(text))) for key, text in texts.items())
    return _argument(head, Group(Code("{"), tuple(pairs), Code("}"))) if texts else Code("")


def _text(schema: JsonValue) -> Code:
    """Print a schema as JSON text in a raw string, with a line for each property of the root."""
    text = _compact(schema)
    if isinstance(schema, dict) and isinstance(schema.get("properties"), dict):
        text = f"{{{','.join(map(_keyword, schema.items()))}}}"
    return Code(f'r"""\n{text}\n"""')


def _keyword(item: tuple[str, JsonValue]) -> str:
    key, value = item
    if key != "properties" or not isinstance(value, dict) or not value:
        return f"{_compact(key)}:{_compact(value)}"
    lines = (f"\n{_compact(name)}:{_compact(part)}" for name, part in value.items())
    return f'"properties":{{{",".join(lines)}}}'


def _compact(value: JsonValue) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return _HIDDEN.sub(lambda match: json.dumps(match[0])[1:-1], text)


def definition(tool: PlannedTool, input_: Expr, output: Expr | None) -> View:
    """Return the arguments that describe a tool; an empty one is left out."""
    return View(
        id=Code("") if tool.id == tool.llm_name else string(tool.id),
        name=string(tool.llm_name),
        title=string(tool.title) if tool.title else Code(""),
        description=string(tool.description),
        tags=_tags(tool.tags) if tool.tags else Code(""),
        mcp=_argument("mcp=", json_literal(dict(tool.listed))) if tool.listed else Code(""),
        input=_argument("input=", input_),
        output=Code("") if output is None else _argument("output=", output),
    )


def _argument(head: str, value: Expr) -> Code:
    return Code("\n".join(lay(value, 4, 4 + len(head), len(","))))


def _tags(tags: tuple[str, ...]) -> Code:
    if len(tags) == 1:
        return Code(f"({string(tags[0])},)")
    group = Group(Code("("), tuple(Leaf(string(tag)) for tag in tags), Code(")"))
    return Code("\n".join(lay(group, 4, 4 + len("tags="), len(","))))
