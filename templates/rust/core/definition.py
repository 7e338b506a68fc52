"""The view of the definition of a tool."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.plan.model import PlannedTool

from ..layout import Placed, place_array, place_value
from ..literals import string

_ID, _NAME, _TITLE, _TAGS, _DESCRIPTION = 11, 13, 14, 15, 25
"""The columns before each value."""


class DefinitionView(Struct):
    """The data for ``definition.rs.j2``."""

    id: Placed
    name: Placed
    title: Placed
    description: Placed
    tags: Code


def definition_view(tool: PlannedTool) -> DefinitionView:
    """Return the view of a tool's definition."""
    return DefinitionView(
        id=_field(tool.id, _ID),
        name=_field(tool.llm_name, _NAME),
        title=_field(tool.title, _TITLE),
        description=place_value(string(tool.description), _DESCRIPTION, Code(";")),
        tags=place_array(tuple(map(string, tool.tags)), _TAGS, 1, 8),
    )


def _field(text: str, head: int) -> Placed:
    return place_value(string(text), head, Code(","), 8)
