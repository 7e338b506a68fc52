"""The view of a tool that is a program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.text import width
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ...docs import doc_comment, span
from ...imports import imported
from ...layout import WIDTH, Lines, Placed, place_array, place_value
from ...literals import comment, string
from ...names import crate_of

_USED = (Code("self"), Code("programs::Program"), Code("runtime::BoundTool"))


_NAME, _ENVIRONMENT, _HANDLER = 13, 22, 17
"""The widths of the text before a value in the template, with its margin."""


class ProgramView(Struct):
    """The data for ``program.rs.j2``."""

    source: Code
    doc: Lines
    timeout: Code | None
    """The seconds that a call may take."""
    imports: View
    is_main_skipped: bool
    """Whether rustfmt must skip ``main`` because a value is too long for its rules."""
    tool_name: Placed
    environment: Code
    is_bind_skipped: bool
    tool: PlannedTool
    """Only its names are printed."""
    handler: Placed


def program_view(context: FileContext) -> ProgramView:
    """Return the view of the program of a tool."""
    tool = context.tool
    assert tool is not None
    program = tool.extras["programs"].data
    text = [code("The tool {} as a program.", span(tool.llm_name))]
    if not program.flag("absolute"):
        text += [Code(""), code("The manifest starts it as {}.", span(program.text("path")))]
    seconds = program.number("timeout_seconds")
    names = [string(name) for name in program.texts("environment")]
    environment = place_array(names, _ENVIRONMENT, 1, 8)
    name = place_value(string(tool.llm_name), _NAME, Code(","), 8)
    crate = crate_of(context.plan)
    value = code("{}::tools::{}::{}::new(deps)", crate, tool.module, tool.type_name)
    handler = place_value(value, _HANDLER, Code(";"), 4)
    return ProgramView(
        source=comment(context.plan.source),
        doc=doc_comment(text, mark="//!"),
        timeout=None if seconds is None else Code(f"{seconds}"),
        imports=imported(code("{}::toolspec", crate), _USED),
        is_main_skipped=name.is_too_wide or _is_too_wide(environment),
        tool_name=name,
        environment=environment,
        is_bind_skipped=handler.is_too_wide,
        tool=tool,
        handler=handler,
    )


def _is_too_wide(environment: Code) -> bool:
    first, *rows = environment.split("\n")
    return _ENVIRONMENT + width(first) >= WIDTH or any(width(row) > WIDTH for row in rows)


def modules(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    return (Code("programs"),) if context.plan.options["wiring"] else ()


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "program.rs.j2": program_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "modules": modules,
    # Signals are set with functions of the C library.
    "unsafe": modules,
}
