"""Views of the built-in tools."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code
from adlgen.packs.page import Page


@dataclass(frozen=True, slots=True)
class BuiltinView:
    """A page of package builtins."""

    module: Code
    name: Code


def builtin_view(page: Page) -> BuiltinView:
    """Build the page of a built-in tool."""
    tool = page.tool
    assert tool is not None
    return BuiltinView(page.plan.words["module"], tool.type_name)
