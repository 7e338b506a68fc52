"""Names that the feature adds."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext


def error_name(context: FileContext) -> Code:
    """Return the name of the exception of an operation."""
    assert context.tool is not None
    return Code(f"{context.tool.type_name}Error")
