"""The view of the file of a handler, which the user completes. Features have their own templates for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.text import width
from adlgen.packs.view import View, ViewValue

from ...docs import span
from ...imports import imported, sorted_imports
from ...layout import TypeText, is_head_too_wide, place_type, place_value
from ...literals import string

_IMPLEMENTATION, _TRAIT = 7, 28
"""The widths of ``impl {`` and of the line that implements the handler, without the names."""
_MEMBER = 9
"""The width of ``pub :`` with its margin."""
_NAME = 22
"""The width of ``const NAME: &str =`` with its margin."""


def handler_view(
    context: FileContext,
    imports: Iterable[tuple[Code, Sequence[Code]]] = (),
    *,
    runtime: Sequence[str] = (),
    argument: str = "input",
    tests: View | None = None,
    **more: ViewValue,
) -> View:
    """Return the view of a handler.

    ``imports`` and ``runtime``, names of the runtime, are what a feature uses in addition; ``argument``
    is the name of the input, ``tests`` is the call of the handler in its tests, ``more`` are values for the template of the feature.
    """
    tool = context.tool
    assert tool is not None
    name = tool.type_name
    names = [Code("self"), Code("Deps"), Code("Input"), Code("Output")]
    module = code("crate::toolspec::{}", tool.module)
    own = (module, names)
    used = (
        Code("crate::toolspec::runtime"),
        list(map(Code, ("CallContext", "Handler", "ToolError", *runtime))),
    )
    return View(
        shown_name=span(tool.llm_name),
        imports=sorted_imports([own, used, *imports]),
        name=name,
        module=tool.module,
        is_long=is_head_too_wide(_IMPLEMENTATION + width(name)),
        is_call_long=is_head_too_wide(_TRAIT + width(tool.module) + width(name)),
        argument=Code(argument),
        tests=tests or Code(""),
        test_import=imported(module, [Code("INPUT"), Code("SPEC")], 4),
        tool_name=_name(string(tool.llm_name)),
        **more,
    )


def member_type(name: str, type_: TypeText) -> View:
    """Lay out the type of a public field."""
    placed = place_type(type_, _MEMBER + width(name), indent=4)
    return View(text=placed.text, is_below=placed.is_below)


def _name(value: Code) -> View:
    placed = place_value(value, _NAME, Code(";"), 4)
    return View(text=placed.text, is_below=placed.is_below)
