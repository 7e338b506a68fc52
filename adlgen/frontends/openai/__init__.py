"""OpenAI: the functions that a request to Chat Completions or Responses offers to the model.

Read are a list of tools, an object with such a list (``tools``; a whole request has one), the older
``functions``, and one tool by itself. Chat Completions wraps a function, Responses does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from adlgen.diagnostics.codes import toolsets
from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Entry, Mapping, Node, Scalar
from adlgen.document.reader import Fields
from adlgen.frontends.shared.gemini_schema import is_own
from adlgen.frontends.shared.markers import Marker, all_hold, child, has, parts, says
from adlgen.frontends.shared.strict_mode import ALL_REQUIRED, check_strict
from adlgen.frontends.shared.tool_sets import (
    Draft,
    Softened,
    extended,
    no_tools,
    numbered,
    only_in,
    output_in,
    rest_of,
    schema_in,
    set_of,
    text_in,
    tool_name,
    tools_of,
)
from adlgen.spec.about import About
from adlgen.spec.model import Spec

NAME = "openai"
TITLE = "a list of OpenAI functions"
VERSIONS: tuple[str, ...] = ()
KEYS = ("tools", "functions", "tool_choice", "parallel_tool_calls")
TOOL_KEYS = ("function", "parameters", "strict")

OUTER = "tool"
"""The key under which the entries beside ``function`` are kept."""
_OTHERS = ("adl_spec", "apiVersion", "openapi", "swagger", "jsonrpc")
"""Keys at the root that other formats have, which list functions of this look inside."""
_GROUP = "namespace"


def _has_list(root: Node) -> bool:
    return bool(_items(root)) and not any(has(root, key) for key in _OTHERS)


def _has_function(root: Node) -> bool:
    items = _items(root)
    if any(says(item, "type", "function", _GROUP) for item in items):
        return True
    bare = not has(root, "tools")
    return bare and any(_is_bare(item) for item in items)


def _is_bare(item: Node) -> bool:
    """Tell whether an item is a function of the older kind: a name, and parameters in JSON Schema."""
    parameters = child(item, "parameters")
    if not says(item, "name") or has(item, "command") or has(item, "type"):
        return False
    return isinstance(parameters, Mapping) and not is_own(parameters)


MARKERS = (
    Marker("a function in a list, by itself or under 'tools'", _has_list),
    Marker("'type: function' in any of the tools", _has_function),
)


def recognises(document: Document) -> bool:
    """Tell whether a document lists tools of which one is of the type ``function``."""
    return all_hold(MARKERS, document.root)


def read(document: Document, log: Log) -> Spec:
    """Return the functions as a specification; what is wrong with one is a warning."""
    items = _items(document.root)
    if not items and not any(has(document.root, key) for key in ("tools", "functions")):
        items = no_tools(document, "OpenAI has it by itself, or under 'tools'", log)
    soft = Softened(log)
    drafts = (_tool(fields) for fields in numbered(_ungrouped(items), soft))
    return set_of(document, NAME, tools_of(drafts, soft))


def _items(root: Node) -> tuple[Node, ...]:
    listed = parts(root) or parts(child(root, "tools", "functions"))
    return listed or ((root,) if says(root, "type", "function") else ())


def _ungrouped(items: tuple[Node, ...]) -> Iterator[Node]:
    """Yield the tools, those of a namespace with its name among what only OpenAI knows."""
    for item in items:
        if not says(item, "type", _GROUP) or not isinstance(item, Mapping):
            yield item
            continue
        group = tuple(replace(e, key=_GROUP) for e in item if e.key == "name")
        for tool in parts(item.get("tools")):
            yield Mapping((*tool, *group), tool.span) if isinstance(tool, Mapping) else tool


def _tool(outer: Fields) -> Draft | None:
    kind = outer.node("type")
    if kind is not None and not says(outer.mapping, "type", "function"):
        shown = kind.value if isinstance(kind, Scalar) else "?"
        message = f"the tool of type '{shown}' is OpenAI's own"
        hint = "it is left out: only functions have a schema"
        outer.log.add(toolsets.PROVIDERS_TOOL, message, kind.span, hint)
        return None
    function = outer.node("function")
    beside: tuple[Entry, ...] = ()
    fields = outer
    if isinstance(function, Mapping):
        (fields,) = numbered([function], outer.log)
        beside = rest_of(outer, "type", "function")
    name = tool_name(fields)
    if name is None:
        return None
    schema = schema_in(fields, "parameters", required=False)
    flag = fields.flag("strict") if "strict" in fields else None
    known = ("type", "name", "description", "parameters", "strict", "output_schema")
    rest = rest_of(fields, *known)
    if beside:
        rest = (*rest, Entry(OUTER, outer.span, Mapping(beside, outer.span)))
    about = About(strict=None if flag is None else flag.value, rest=only_in(NAME, rest))
    if about.strict:
        check_strict(schema, fields, ALL_REQUIRED)
    output = output_in(fields, "output_schema")
    description = text_in(fields, "description")
    return extended(Draft(name, description, schema, output, fields.span, about), fields)
