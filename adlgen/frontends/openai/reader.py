"""The reader of the functions of an OpenAI request."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.diagnostics.codes import toolsets
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Entry, Mapping, Node, Scalar
from adlgen.document.reader import Fields
from adlgen.frontends.openai import GROUP, NAME, tools_in
from adlgen.frontends.shared.markers import has, has_text, parts
from adlgen.frontends.shared.strict_mode import check_strict
from adlgen.frontends.shared.tool_sets import (
    ToolDraft,
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
from adlgen.spec.metadata import ToolMetadata
from adlgen.spec.model import Spec

OUTER = "tool"
"""The key for entries next to ``function``."""


def read(document: Document, log: Log) -> Spec:
    """Return the functions as a specification; problems of functions are warnings."""
    items = tools_in(document.root)
    if not items and not any(has(document.root, key) for key in ("tools", "functions")):
        items = no_tools(document, "OpenAI functions are listed at the root or under 'tools'", log)
    lenient = log.downgrading()
    drafts = (_tool(fields) for fields in numbered(_ungrouped(items), lenient))
    return set_of(document, NAME, tools_of(drafts, lenient))


def _ungrouped(items: tuple[Node, ...]) -> Iterator[Node]:
    """Yield the tools; tools of a namespace keep its name among the OpenAI-specific entries."""
    for item in items:
        if not has_text(item, "type", GROUP) or not isinstance(item, Mapping):
            yield item
            continue
        group = tuple(replace(e, key=GROUP) for e in item if e.key == "name")
        for tool in parts(item.get("tools")):
            yield Mapping((*tool, *group), tool.span) if isinstance(tool, Mapping) else tool


def _tool(outer: Fields) -> ToolDraft | None:
    kind = outer.node("type")
    if kind is not None and not has_text(outer.mapping, "type", "function"):
        shown = kind.value if isinstance(kind, Scalar) else "?"
        message = f"OpenAI runs tools of type '{shown}'"
        hint = "the tool is skipped: only functions have a schema"
        outer.log.add(toolsets.PROVIDERS_TOOL, message, kind.span, hint)
        return None
    function = outer.node("function")
    outer_entries: tuple[Entry, ...] = ()
    fields = outer
    if isinstance(function, Mapping):
        (fields,) = numbered([function], outer.log)
        outer_entries = rest_of(outer, "type", "function")
    name = tool_name(fields)
    if name is None:
        return None
    schema = schema_in(fields, "parameters", required=False)
    flag = fields.flag("strict") if "strict" in fields else None
    known = ("type", "name", "description", "parameters", "strict", "output_schema")
    rest = rest_of(fields, *known)
    if outer_entries:
        rest = (*rest, Entry(OUTER, outer.span, Mapping(outer_entries, outer.span)))
    metadata = ToolMetadata(strict=None if flag is None else flag.value, rest=only_in(NAME, rest))
    if metadata.strict:
        check_strict(schema, fields, NAME)
    output = output_in(fields, "output_schema")
    description = text_in(fields, "description")
    return extended(ToolDraft(name, description, schema, output, fields.span, metadata), fields)
