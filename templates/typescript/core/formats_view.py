"""The view of the module of the formats that schemas have, and its imports in modules of codecs."""

from __future__ import annotations

import json
from collections.abc import Iterator

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import Plan, PlannedBody

from ..docs import header_text
from ..documents import Layout
from ..imports import NATIVE_MODULE, Imports
from ..layout import place
from ..literals import entry, named_entry, object_, string
from ..numbers import NATIVE_TEXTS

_PREFIX = "*"
"""The start of the keys of formats among those of patterns."""
_WIDTH = 32
"""The columns of the start of the declaration in the template."""


def formats_view(context: FileContext) -> View:
    """Return the view of the module of all formats."""
    plan = context.plan
    imports = Imports({"FORMATS"})
    imports.add_type("./schema.js", "Formats")
    parts: list[Layout] = []
    if constants := native_constants(plan):
        local = {name: imports.add("./native.js", constant) for name, constant in constants.items()}
        types = object_([entry(name, constant) for name, constant in local.items()])
        parts.append(named_entry(Code("types"), types))
    if plan.options["validator"] == "embedded":
        made = code("/*@__PURE__*/ {}(", imports.add("./pattern.js", "programs"))
        programs = (made, object_([*_programs(plan)], broken=True), Code(")"))
        parts.append((Code("grammars: "), programs))
    return View(
        source=header_text(plan.source),
        imports=imports.clauses(),
        formats=place(object_(parts, broken=True), _WIDTH).text,
    )


def native_constants(plan: Plan) -> dict[str, str]:
    """Return the constants of the runtime that convert texts, by the formats that schemas have."""
    if plan.options["formats"] != "native":
        return {}
    known = ((name, NATIVE_TEXTS.get(name)) for name in plan.formats)
    return {name: text.constant for name, text in known if text is not None and text.constant}


def _programs(plan: Plan) -> Iterator[Layout]:
    """Yield the grammars, in the order of their names."""
    bodies = [body for tool in plan.tools for body in tool.bodies]
    patterns = {
        key: steps
        for body in (*bodies, *([plan.types] if plan.types is not None else []))
        for key, steps in body.patterns.items()
    }
    for name in plan.formats:
        key = f"{_PREFIX}{name}"
        text = json.dumps(patterns[key], separators=(",", ":"))
        yield entry(key, string(text), text)


def formats_of(body: PlannedBody, plan: Plan, imports: Imports) -> Code:
    """Import the formats if a schema has one that is validated or converted."""
    is_used = plan.options["validator"] == "embedded" or plan.options["formats"] == "native"
    if is_used and any(key.startswith(_PREFIX) for key in body.own_patterns):
        return imports.add("./runtime/formats.js", "FORMATS")
    return Code("")


def import_natives(shapes: JsonValue, imports: Imports) -> None:
    """Import the constants of formats that shapes have."""
    if isinstance(shapes, dict):
        if isinstance(constant := shapes.get("native"), Code):
            imports.add(NATIVE_MODULE, constant)
        shapes = [*shapes.values()]
    if isinstance(shapes, list):
        for part in shapes:
            import_natives(part, imports)
