"""The view of the definition of a tool."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.plan.model import PlannedTool

from ..literals import json_line, string


class DefinitionView(Struct):
    """The data for ``definition.rs.j2``."""

    id: Code | None
    """None if it is the name."""
    name: Code
    title: Code | None
    tags: Code | None
    mcp: Code | None
    """A JSON object; None if it is empty."""
    description: Code


def definition_view(tool: PlannedTool) -> DefinitionView:
    """Return the view of a tool's definition."""
    return DefinitionView(
        id=None if tool.id == tool.llm_name else string(tool.id),
        name=string(tool.llm_name),
        title=string(tool.title) if tool.title else None,
        tags=Code(", ").joined(map(string, tool.tags)) if tool.tags else None,
        mcp=json_line(dict(tool.listed)) if tool.listed else None,
        description=string(tool.description),
    )
