"""What the templates of the toy pack print."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code
from adlgen.packs.page import Page


@dataclass(frozen=True, slots=True)
class ToolView:
    name: Code


def tool(page: Page) -> ToolView:
    assert page.tool is not None
    return ToolView(page.tool.type_name)


VIEWS = {"tool.j2": tool, "user.j2": tool}
