"""The view of the file of a handler, which the user completes. Features have their own templates for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.text import width
from adlgen.packs.view import View, ViewValue
from adlgen.plan.model import PlannedTool

from ...docs import span
from ...imports import imported, sorted_imports
from ...layout import WIDTH, TypeText, place_type, place_value
from ...literals import string

_LONG_NAME = 38
_MEMBER = 9
"""The width of ``pub :`` with its margin."""
_CALL = 73
"""The width of the signature of ``call`` without names of the argument and of types."""
_NAME = 22
"""The width of ``const NAME: &str =`` with its margin."""


def handler_view(
    context: FileContext,
    imports: Iterable[tuple[Code, Sequence[Code]]] = (),
    *,
    runtime: Sequence[str] = (),
    argument: str = "input",
    **more: ViewValue,
) -> View:
    """Return the view of a handler.

    ``imports`` and ``runtime``, names of the runtime, are what a feature uses in addition; ``argument``
    is the name of the input, ``more`` are values for the template of the feature.
    """
    tool = context.tool
    assert tool is not None
    name = tool.type_name
    names = [code("{}Deps", name), code("{}Handler", name), tool.input.name, tool.output_name]
    module = code("crate::toolspec::{}", tool.module)
    own = (module, names)
    used = (
        Code("crate::toolspec::runtime"),
        list(map(Code, ("CallContext", "ToolError", *runtime))),
    )
    return View(
        shown_name=span(tool.llm_name),
        imports=sorted_imports([own, used, *imports]),
        name=name,
        deps=member_type("deps", TypeText(names[0])),
        is_long=len(name) > _LONG_NAME,
        input=tool.input.name,
        output=tool.output_name,
        argument=Code(argument),
        call_fits=_call_fits(tool, argument),
        test_import=imported(
            module, [code("{} as Input", names[2]), Code("INPUT"), Code("SPEC")], 4
        ),
        tool_name=_name(string(tool.llm_name)),
        **more,
    )


def member_type(name: str, type_: TypeText) -> View:
    """Lay out the type of a public field."""
    placed = place_type(type_, _MEMBER + width(name), indent=4)
    return View(text=placed.text, is_below=placed.is_below)


def _call_fits(tool: PlannedTool, argument: str) -> bool:
    """Report whether the signature of the handler fits on a line."""
    input_, output = tool.input.name, tool.output_name
    return _CALL + width(argument) + width(input_) + width(output) <= WIDTH


def _name(value: Code) -> View:
    placed = place_value(value, _NAME, Code(";"), 4)
    return View(text=placed.text, is_below=placed.is_below)
