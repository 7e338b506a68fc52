"""The view of a handler file, which the user completes; features supply its template."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.packs.context import FileContext
from adlgen.packs.view import View, ViewValue

from ..docs import comment, header_text, words
from ..documents import width
from ..layout import WIDTH
from ..names import factory_type

_DECLARED = 24
"""The width of ``export const : = () => {``."""


def is_below(context: FileContext) -> bool:
    """Report whether the function starts on the line below its name."""
    assert context.tool is not None
    names = width(context.tool.value_name) + width(factory_type(context.tool))
    return _DECLARED + len(" ") + names > WIDTH


def handler_view(
    context: FileContext, doc: str, imports: Iterable[View], **more: ViewValue
) -> View:
    """Return the view of a handler; ``more`` are values for the template of a feature."""
    tool = context.tool
    assert tool is not None
    return View(
        about=header_text(f"The implementation of the tool {tool.llm_name}."),
        imports=tuple(imports),
        doc=comment(words(doc)),
        name=tool.value_name,
        type=factory_type(tool),
        is_below=is_below(context),
        **more,
    )
