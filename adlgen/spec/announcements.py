"""The announcement that a tool will be removed, in the description that models and people read."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import replace
from adlgen.schema.nested import announcement, with_announcement
from adlgen.spec.model import ToolSpec
from adlgen.spec.names import span_of
from adlgen.spec.text import Text


def shown_description(tool: ToolSpec) -> str:
    """Return what models read about a tool: its description, and the announcement that it will be removed."""
    text = tool.description.value if tool.description else ""
    found = tool.metadata.deprecated
    if found is None:
        return text
    return with_announcement(text, announcement(found.since, found.until, found.successor))


def announced(tool: ToolSpec) -> ToolSpec:
    """Return a tool whose description has its announcement, for formats that have no other place for that."""
    if tool.metadata.deprecated is None:
        return tool
    span = span_of(tool) if tool.description is None else tool.description.span
    return replace(
        tool,
        description=Text(shown_description(tool), span),
        metadata=replace(tool.metadata, deprecated=None),
    )
