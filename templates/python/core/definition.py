"""The embedded schemas of a tool and its definition for the model."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import PlannedBody, PlannedTool

from ..docs import source_of
from ..escapes import HIDDEN
from ..imports import Imports
from ..layout import Expr, Group, Leaf, Pair, lay, leaf
from ..literals import json_literal, string
from ..patterns import python_pattern
from ..statements import expression

_FORMAT = "*"
"""The start of the keys of formats among those of patterns."""
_ENCODE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_HIDDEN = f"[{HIDDEN}]"


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
    has_formats = False
    for source, program in body.patterns.items() if has_validator else ():
        if source.startswith(_FORMAT):
            has_formats = True
            continue
        native = python_pattern(source)
        if native is None:
            programs[source] = _compact(program)
        else:
            expressions[source] = native
    formats = imports.use("._formats", "FORMATS") if has_formats else None
    return View(
        name=name,
        is_alone=not (canonical or expressions or programs or formats),
        text=_text(body.schema),
        canonical=canonical,
        patterns=_texts("patterns=", programs, formats),
        expressions=_texts("expressions=", expressions),
    )


def formats_view(context: FileContext) -> View:
    """Return the programs of the formats in the schemas of all tools."""
    sides = (side for tool in context.plan.tools for side in (tool.input, tool.output))
    programs = {
        key: _compact(program)
        for side in sides
        if side is not None
        for key, program in side.patterns.items()
        if key.startswith(_FORMAT)
    }
    imports = Imports(["FORMATS"])
    imports.use("__future__", "annotations")
    imports.use("collections.abc", "Mapping")
    imports.use("typing", "Final")
    head = "FORMATS: Final[Mapping[str, str]] = "
    return View(
        source=source_of(context.plan),
        imports=imports.view(),
        formats=expression(head, _dictionary(dict(sorted(programs.items())))),
    )


def _texts(head: str, texts: Mapping[str, str], base: Code | None = None) -> Code:
    """Print a dictionary as an argument, which extends another one; empty for no texts."""
    if not texts:
        return _argument(head, Leaf(base)) if base else Code("")
    return _argument(head, _dictionary(texts, base))


def _dictionary(texts: Mapping[str, str], base: Code | None = None) -> Expr:
    first = (leaf(f"**{base}"),) if base else ()
    pairs = (Pair(Code(f"{string(key)}: "), Leaf(string(text))) for key, text in texts.items())
    return Group(Code("{"), (*first, *pairs), Code("}"))


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
    text = _ENCODE(value)
    if text.isascii() and text.isprintable():
        return text
    return re.sub(_HIDDEN, lambda match: json.dumps(match[0])[1:-1], text)


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
