"""The reader of the tools of an Anthropic Messages request."""

from __future__ import annotations

from adlgen.diagnostics.codes import toolsets
from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Scalar
from adlgen.document.reader import Fields
from adlgen.frontends.anthropic import NAME, SCHEMA, tools_in
from adlgen.frontends.shared.markers import has, has_text
from adlgen.frontends.shared.strict_mode import check_strict
from adlgen.frontends.shared.tool_sets import (
    ToolDraft,
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
from adlgen.spec.metadata import ToolMetadata
from adlgen.spec.model import Spec


def read(document: Document, log: Log) -> Spec:
    """Return the tools as a specification; problems of tools are warnings."""
    items = tools_in(document.root)
    if not items and not has(document.root, "tools"):
        items = no_tools(document, "Anthropic tools are listed at the root or under 'tools'", log)
    lenient = log.downgrading()
    drafts = (_tool(fields) for fields in numbered(items, lenient))
    return set_of(document, NAME, tools_of(drafts, lenient))


def _tool(fields: Fields) -> ToolDraft | None:
    kind = fields.node("type")
    if kind is not None and not has_text(fields.mapping, "type", "custom"):
        shown = kind.value if isinstance(kind, Scalar) else "?"
        message = f"Anthropic runs tools of type '{shown}'"
        hint = "the tool is skipped: it has no schema"
        fields.log.add(toolsets.PROVIDERS_TOOL, message, kind.span, hint)
        return None
    name = tool_name(fields)
    if name is None:
        return None
    schema = schema_in(fields, SCHEMA, required=True)
    flag = fields.flag("strict") if "strict" in fields else None
    rest = rest_of(fields, "type", "name", "description", SCHEMA, "strict")
    metadata = ToolMetadata(strict=None if flag is None else flag.value, rest=only_in(NAME, rest))
    if metadata.strict:
        check_strict(schema, fields, NAME)
    description = text_in(fields, "description")
    return extended(ToolDraft(name, description, schema, None, fields.span, metadata), fields)
