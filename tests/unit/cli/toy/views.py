"""What the templates of the toy pack print."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext


@dataclass(frozen=True, slots=True)
class ToolView:
    name: Code


def tool(context: FileContext) -> ToolView:
    assert context.tool is not None
    return ToolView(context.tool.type_name)


VIEWS = {"tool.j2": tool, "user.j2": tool}
