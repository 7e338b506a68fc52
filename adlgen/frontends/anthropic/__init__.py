"""Anthropic: the tools that a request to Messages offers to the model, each with ``input_schema``."""

from __future__ import annotations

from adlgen.diagnostics.codes import toolsets
from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Node, Scalar
from adlgen.document.reader import Fields
from adlgen.frontends.shared.markers import Marker, all_hold, child, has, parts, says
from adlgen.frontends.shared.strict_mode import CLOSED_OBJECTS, check_strict
from adlgen.frontends.shared.tool_sets import (
    Draft,
    Softened,
    extended,
    no_tools,
    numbered,
    only_in,
    rest_of,
    schema_in,
    set_of,
    text_in,
    tool_name,
    tools_of,
)
from adlgen.spec.about import About
from adlgen.spec.model import Spec

NAME = "anthropic"
TITLE = "a list of Anthropic tools"
VERSIONS: tuple[str, ...] = ()
KEYS = ("tools", "tool_choice", "max_tokens")
TOOL_KEYS = ("input_schema", "cache_control")
SCHEMA = "input_schema"

MARKERS = (
    Marker("a tool in a list, by itself or under 'tools'", lambda root: bool(_items(root))),
    Marker(
        f"'{SCHEMA}' in any of the tools",
        lambda root: any(has(item, SCHEMA) for item in _items(root)),
    ),
)


def recognises(document: Document) -> bool:
    """Tell whether a document lists tools of which one has an ``input_schema``."""
    return all_hold(MARKERS, document.root)


def read(document: Document, log: Log) -> Spec:
    """Return the tools as a specification; what is wrong with one is a warning."""
    items = _items(document.root)
    if not items and not has(document.root, "tools"):
        items = no_tools(document, "Anthropic has it by itself, or under 'tools'", log)
    soft = Softened(log)
    drafts = (_tool(fields) for fields in numbered(items, soft))
    return set_of(document, NAME, tools_of(drafts, soft))


def _items(root: Node) -> tuple[Node, ...]:
    listed = parts(root) or parts(child(root, "tools"))
    return listed or ((root,) if has(root, SCHEMA) else ())


def _tool(fields: Fields) -> Draft | None:
    kind = fields.node("type")
    if kind is not None and not says(fields.mapping, "type", "custom"):
        shown = kind.value if isinstance(kind, Scalar) else "?"
        message = f"the tool of type '{shown}' is Anthropic's own"
        hint = "it is left out: it has no schema"
        fields.log.add(toolsets.PROVIDERS_TOOL, message, kind.span, hint)
        return None
    name = tool_name(fields)
    if name is None:
        return None
    schema = schema_in(fields, SCHEMA, required=True)
    flag = fields.flag("strict") if "strict" in fields else None
    rest = rest_of(fields, "type", "name", "description", SCHEMA, "strict")
    about = About(strict=None if flag is None else flag.value, rest=only_in(NAME, rest))
    if about.strict:
        check_strict(schema, fields, CLOSED_OBJECTS)
    description = text_in(fields, "description")
    return extended(Draft(name, description, schema, None, fields.span, about), fields)
