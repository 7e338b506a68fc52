"""The reader of the tools of an MCP server: their schemas, annotations and headers."""

from __future__ import annotations

from adlgen.diagnostics.codes import toolsets
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Entry, Mapping, Node, Scalar
from adlgen.document.reader import Fields
from adlgen.frontends.mcp import NAME, pages_of, tools_in
from adlgen.frontends.shared.extension import KEY
from adlgen.frontends.shared.markers import child, has, has_text
from adlgen.frontends.shared.tool_sets import (
    ToolDraft,
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
from adlgen.spec.metadata import ANNOTATIONS, ToolMetadata
from adlgen.spec.model import Spec
from adlgen.spec.text import Text


def read(document: Document, log: Log) -> Spec:
    """Return the tools as a specification; problems of tools are warnings."""
    pages = list(pages_of(document.root))
    lenient = log.downgrading()
    if not pages:
        no_tools(
            document,
            "MCP tools are listed under 'tools', or under 'result.tools' of a message",
            log,
        )
    else:
        _check_pages(pages[-1], lenient)
    root = pages[0] if pages else document.root
    items = (item for page in pages for item in tools_in(page))
    tools = tools_of((_tool(fields) for fields in numbered(items, lenient)), lenient)
    spec = set_of(document, NAME, tools, metadata=_server(root, lenient))
    return replace(spec, rest=_kept(root))


def _kept(root: Node) -> tuple[Entry, ...]:
    """Return the entries of a result that describe the server."""
    return tuple(e for e in root if e.key == "serverInfo") if isinstance(root, Mapping) else ()


def _server(root: Node, log: Log) -> Fields | None:
    """Return the mapping that describes the server: a part of the result, or the manifest."""
    info = child(root, "serverInfo")
    if isinstance(info, Mapping):
        return Fields(info, "serverInfo", log)
    if isinstance(root, Mapping) and has_text(root, "name") and has(root, "server", Mapping):
        return Fields(root, "the manifest", log)
    return None


def _check_pages(last: Node, log: Log) -> None:
    cursor = child(last, "nextCursor")
    if isinstance(cursor, Scalar) and cursor.value not in {None, ""}:
        message = "the list is incomplete: it ends with 'nextCursor'"
        hint = "`adlgen import mcp -- COMMAND` requests all pages"
        log.add(toolsets.MORE_PAGES, message, cursor.span, hint)


def _tool(fields: Fields) -> ToolDraft | None:
    name = tool_name(fields)
    if name is None:
        return None
    schema = _without_extension(schema_in(fields, "inputSchema", required=True), fields)
    title = text_in(fields, "title")
    known = ("name", "title", "description", "inputSchema", "outputSchema")
    rest = rest_of(fields, *known, "annotations")
    hints, second, more = _annotations(fields)
    if second is not None and title is None:
        title = second
    elif second is not None:
        more = (*more, *_only(fields.fields("annotations"), "title"))
    if more:
        rest = (*rest, Entry("annotations", fields.span, Mapping(more, fields.span)))
    metadata = ToolMetadata(title, hints, rest=only_in(NAME, rest))
    description, output = text_in(fields, "description"), output_in(fields, "outputSchema")
    return ToolDraft(name, description, schema, output, fields.span, metadata)


def _without_extension(schema: Node, fields: Fields) -> Node:
    """Remove ``x-adlgen``: a server does not choose the identifiers of its clients."""
    entry = schema.entry(KEY) if isinstance(schema, Mapping) else None
    if entry is None or not isinstance(schema, Mapping):
        return schema
    message = f"'{KEY}' of {fields.where} is ignored because a server wrote it"
    hint = "pin names with `names` in adlgen.yaml"
    fields.log.add(toolsets.SERVERS_EXTENSION, message, entry.key_span, hint)
    return Mapping(tuple(e for e in schema if e is not entry), schema.span)


def _annotations(fields: Fields) -> tuple[dict[str, bool], Text | None, tuple[Entry, ...]]:
    """Return the hints, the title and the unknown annotations."""
    annotations = fields.fields("annotations")
    if annotations is None:
        return {}, None, ()
    found = {
        ANNOTATIONS[e.key]: annotations.flag(e.key)
        for e in annotations.mapping
        if e.key in ANNOTATIONS
    }
    hints = {key: flag.value for key, flag in found.items() if flag is not None}
    title = text_in(annotations, "title") if has(annotations.mapping, "title") else None
    return hints, title, rest_of(annotations, *ANNOTATIONS, "title")


def _only(fields: Fields | None, key: str) -> tuple[Entry, ...]:
    return () if fields is None else tuple(e for e in fields.mapping if e.key == key)
