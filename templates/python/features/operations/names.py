"""Names that the feature adds."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.page import Page


def error_name(page: Page) -> Code:
    """Return the name of the exception of an operation."""
    assert page.tool is not None
    return Code(f"{page.tool.type_name}Error")
