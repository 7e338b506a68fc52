"""The embedded schemas of a tool and its definition for the model."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import CallRules, Plan, PlannedTool

from ..docs import source_of
from ..escapes import HIDDEN
from ..imports import Imports
from ..layout import Expr, Group, Leaf, Pair, lay
from ..literals import json_literal, string
from ..names import runtime_of
from ..patterns import python_pattern
from ..statements import expression
from .declarations import NOTHING, Side

_FORMAT = "*"
"""The start of the keys of formats among those of patterns."""
_ENCODE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_QUOTED = json.encoder.encode_basestring
_HIDDEN = f"(?!\n)[{HIDDEN}]"


def embed(side: Side, module: str, *, has_validator: bool, doc: Code = NOTHING) -> View:
    """Embed the schema of a side, its canonical form if that differs, and its patterns.

    ``module`` has the class of schemas. ``has_validator`` is whether the emitted runtime validates, and so needs the patterns.
    """
    body, imports = side.body, side.imports
    is_canonical = body.own_schema == body.own_canonical
    canonical = NOTHING if is_canonical else _text(body.own_canonical)
    shared = side.import_types() if body.shared else NOTHING
    expressions: dict[str, str] = {}
    programs: dict[str, str] = {}
    has_formats = False
    for source, program in body.own_patterns.items() if has_validator else ():
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
        name=side.schema,
        made=imports.use(module, "Schema"),
        is_alone=not (canonical or expressions or programs or formats or shared),
        text=_text(body.own_schema, "$defs" if side.word == "types" else "properties"),
        canonical=canonical,
        shared=shared,
        doc=doc,
        patterns=_programs(imports, programs, formats),
        expressions=(
            _argument("expressions=", _dictionary(expressions)) if expressions else Code("")
        ),
    )


def has_programs(plan: Plan) -> bool:
    """Report whether a schema has a pattern or a format that no regular expression of Python matches in linear time.

    With ``layout=single`` one could have: the files must not depend on the specification.
    """
    sides = (plan.types, *(side for tool in plan.tools for side in tool.bodies))
    sources = {source for side in sides if side is not None for source in side.patterns}
    is_single = plan.options["layout"] == "single"
    return is_single or any(is_program(source) for source in sources)


def formats_view(context: FileContext) -> View:
    """Return the programs of the formats in the schemas of all tools."""
    tools = context.plan.tools
    sides = (context.plan.types, *(side for tool in tools for side in tool.bodies))
    programs = {
        key: _compact(program)
        for side in sides
        if side is not None
        for key, program in side.patterns.items()
        if key.startswith(_FORMAT)
    }
    imports = Imports(["FORMATS"], runtime=runtime_of(context.plan))
    imports.use("__future__", "annotations")
    imports.use("typing", "Final")
    texts = _dictionary(dict(sorted(programs.items())))
    formats = expression("FORMATS: Final = ", _made(imports, (texts,)))
    return View(source=source_of(context.plan), imports=imports.view(), formats=formats)


def _programs(imports: Imports, texts: Mapping[str, str], formats: Code | None) -> Code:
    """Print the argument with the programs of patterns and of formats; empty for none."""
    if not texts:
        return _argument("patterns=", Leaf(formats)) if formats else Code("")
    given = (_dictionary(texts), *((Leaf(formats),) if formats else ()))
    return _argument("patterns=", _made(imports, given))


def _made(imports: Imports, given: tuple[Expr, ...]) -> Expr:
    return Group(code("{}(", imports.use("._pattern", "programs")), given, Code(")"))


def is_program(source: str) -> bool:
    """Report whether a pattern needs a program; those of formats, which start with ``*``, do."""
    return source.startswith(_FORMAT) or python_pattern(source) is None


def _dictionary(texts: Mapping[str, str]) -> Expr:
    pairs = (Pair(Code(f"{string(key)}: "), Leaf(string(text))) for key, text in texts.items())
    return Group(Code("{"), tuple(pairs), Code("}"))


def _text(schema: JsonValue, split: str = "properties") -> Code:
    """Print a schema as JSON text in a raw string, with a line for each part of one keyword."""
    if isinstance(schema, dict) and isinstance(schema.get(split), dict):
        parts = [_keyword(key, value, split) for key, value in schema.items()]
        text = _visible(f"{{{','.join(parts)}}}")
    else:
        text = _compact(schema)
    return Code(f'r"""\n{text}\n"""')


def _keyword(key: str, value: JsonValue, split: str) -> str:
    if key != split or not isinstance(value, dict) or not value:
        return f"{_QUOTED(key)}:{_ENCODE(value)}"
    lines = [f"\n{_QUOTED(name)}:{_ENCODE(part)}" for name, part in value.items()]
    return f'"{split}":{{{",".join(lines)}}}'


def _compact(value: JsonValue) -> str:
    return _visible(_ENCODE(value))


def _visible(text: str) -> str:
    """Escape the hidden characters of JSON text but line breaks, which are between its parts."""
    if text.isascii() and text.replace("\n", "").isprintable():
        return text
    return re.sub(_HIDDEN, lambda match: json.dumps(match[0])[1:-1], text)


def definition(
    tool: PlannedTool,
    sides: tuple[Expr, Expr | None],
    imports: Imports,
    runtime: str,
    *,
    is_repairing: bool,
    more: Iterable[tuple[str, Mapping[str, JsonValue]]] = (),
) -> View:
    """Return the class and the arguments that describe a tool; an empty one is left out.

    ``more`` are the names and the values of those that features add.
    """
    input_, output = sides
    if tool.rules is None:
        imports.use(runtime, "Tool")
    else:
        imports.use("._rules", "RuledTool")
    if is_repairing:
        made = imports.use(".json_repair", "RepairingCodec")
        name = Leaf(string(tool.llm_name))
        input_ = Group(code("{}(", made), (input_, name), Code(")"))
    return View(
        rules=_argument("rules=", _rules(tool.rules, imports)) if tool.rules else Code(""),
        id=Code("") if tool.id == tool.llm_name else string(tool.id),
        name=string(tool.llm_name),
        title=string(tool.title) if tool.title else Code(""),
        description=string(tool.description),
        tags=_tuple(tool.tags, "tags=") if tool.tags else Code(""),
        scopes=_tuple(tool.scopes, "scopes=") if tool.scopes else Code(""),
        mcp=_argument("mcp=", json_literal(dict(tool.listed))) if tool.listed else Code(""),
        input=_argument("input=", input_),
        output=Code("") if output is None else _argument("output=", output),
        more=tuple(
            View(name=Code(name), value=_argument(f"{name}=", json_literal(dict(value))))
            for name, value in more
        ),
    )


def _rules(rules: CallRules, imports: Imports) -> Expr:
    """Print the rules of calls."""
    parts: dict[str, JsonValue] = {
        "constants": dict(rules.constants),
        "defaults": dict(rules.defaults),
        "request": dict(rules.request),
        "max_result_chars": rules.max_result_chars,
    }
    found = (Pair(Code(f"{key}="), json_literal(value)) for key, value in parts.items() if value)
    return Group(code("{}(", imports.use("._rules", "CallRules")), tuple(found), Code(")"))


def _argument(head: str, value: Expr) -> Code:
    return Code("\n".join(lay(value, 4, 4 + len(head), len(","))))


def _tuple(texts: tuple[str, ...], head: str) -> Code:
    if len(texts) == 1:
        return Code(f"({string(texts[0])},)")
    group = Group(Code("("), tuple(Leaf(string(text)) for text in texts), Code(")"))
    return Code("\n".join(lay(group, 4, 4 + len(head), len(","))))
