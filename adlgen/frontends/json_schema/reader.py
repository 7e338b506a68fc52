"""The reader of JSON Schemas: one tool, or one per definition."""

from __future__ import annotations

import re

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Entry, Mapping, Node, Scalar
from adlgen.document.reader import Fields, head_of
from adlgen.frontends.json_schema import DEFINITIONS, NAME, is_set
from adlgen.frontends.shared.extension import split_extension
from adlgen.frontends.shared.tool_sets import (
    ToolDraft,
    any_object,
    no_tools,
    set_of,
    stem,
    text_in,
    tools_of,
)
from adlgen.spec.model import Spec
from adlgen.spec.text import Text


def read(document: Document, log: Log) -> Spec:
    """Return a specification with the tool or tools of a schema."""
    root = document.root
    if not isinstance(root, Mapping):
        no_tools(document, "a JSON Schema must be a mapping", log)
        return set_of(document, NAME, (), imported=False)
    fields = Fields(root, "the schema", log)
    if not is_set(root):
        tool = _tool(fields, _name_of(document, root), _used_as_name(root))
        return _schemas(set_of(document, NAME, tools_of([tool], log), imported=False))
    drafts = (
        _tool(Fields(e.value, f"tool '{e.key}'", log), Text(e.key, e.key_span), "$id")
        for key in DEFINITIONS
        for e in _entries(root.get(key))
        if isinstance(e.value, Mapping)
    )
    tools = tools_of(drafts, log)
    return _schemas(set_of(document, NAME, tools, metadata=_titled(fields), imported=False))


def _schemas(spec: Spec) -> Spec:
    """Return a specification of schemas, which other programs give keywords of their own."""
    return replace(spec, has_foreign_keywords=True)


def _entries(node: Node | None) -> tuple[Entry, ...]:
    return node.entries if isinstance(node, Mapping) else ()


def _titled(fields: Fields) -> Fields:
    """Return the entries that describe a set, with its title as the name."""
    title = fields.mapping.get("title")
    entries = fields.mapping.entries
    if title is not None:
        entries = (*entries, Entry("name", title.span, title))
    return Fields(Mapping(entries, fields.mapping.span), fields.where, fields.log)


def _tool(fields: Fields, name: Text, used: str) -> ToolDraft:
    parts = split_extension(fields)
    schema = parts.schema or any_object(fields.span)
    keep = (e for e in schema if e.key != "description" and not _is_name(e, name, used))
    description = text_in(fields, "description")
    bare = Mapping(tuple(keep), schema.span)
    return ToolDraft(
        name, description, bare, parts.output, fields.span, parts.metadata, parts.names
    )


def _is_name(entry: Entry, name: Text, used: str) -> bool:
    """Report whether an entry only contains the name of the tool."""
    value = entry.value.value if isinstance(entry.value, Scalar) else None
    return entry.key == used and value == (identifier(name.value) if used == "$id" else name.value)


def identifier(name: str) -> str:
    """Return the relative URI of a tool in a set: its percent-encoded name."""
    plain = re.compile(rb"[A-Za-z0-9_.-]")
    data = (name.encode()[i : i + 1] for i in range(len(name.encode())))
    return "tool-" + "".join(c.decode() if plain.match(c) else f"%{c[0]:02X}" for c in data)


def _used_as_name(root: Mapping) -> str:
    return "title" if _text(root, "title") else ""


def _name_of(document: Document, root: Mapping) -> Text:
    for key in ("title", "$id", "id"):
        value = _text(root, key)
        if key != "title":
            value = stem(value.rstrip("/#").rsplit("/", 1)[-1]) if value else ""
        if value:
            node = root.get(key)
            return Text(value, head_of(root) if node is None else node.span)
    return Text(stem(document.source.path.rsplit("/", 1)[-1]), head_of(root))


def _text(root: Mapping, key: str) -> str:
    node = root.get(key)
    return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else ""
