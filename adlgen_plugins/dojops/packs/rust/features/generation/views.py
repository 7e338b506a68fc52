"""Views of tools whose files a model writes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.forms import Fields
from adlgen.packs.text import width
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ...data_literals import DataPrinter
from ...docs import span
from ...imports import use_tree
from ...layout import WIDTH, TypeText, place_type
from ...literals import comment
from ..shared.handler_view import handler_view, member_type

_FORMS = {"spec": Fields(Code("FileSpec"))}
_BASES = {
    "spec": Code("FileSpec::EMPTY"),
    "prompt": Code("Prompt::EMPTY"),
    "file_template": Code("FileTemplate::EMPTY"),
    "update": Code("Update::EMPTY"),
    "verification": Code("Verification::EMPTY"),
    "rule": Code("Rule::EMPTY"),
    "permissions": Code("Permissions::EMPTY"),
    "guidance": Code("Guidance::EMPTY"),
}
_PRINTER = DataPrinter(_BASES, opens_records=True, forms=_FORMS)
_TOOL, _VALUE = 16, 43
"""The widths of ``pub static TOOL:`` and of the value after the type."""
_USE_TOOL, _USE_RUNTIME = 27, 27
"""The widths of imports before their names."""


def generation_view(context: FileContext) -> View:
    """Return the view of a generation tool."""
    tool = context.tool
    assert tool is not None
    data = tool.extras["generation"].data
    names = [tool.input.name, tool.output_name, Code("SPEC")]
    names += [] if tool.output is None else [Code("OUTPUT")]
    runtime = [Code("FileTool"), *_PRINTER.types_in(data)]
    return View(
        source=comment(context.plan.source),
        shown_name=span(tool.llm_name),
        module=tool.module,
        names=use_tree(names, _USE_TOOL + width(tool.module)),
        runtime=use_tree(runtime, _USE_RUNTIME),
        tool=_tool(tool),
        files=_PRINTER.fields(data, sys.maxsize),
    )


def _tool(tool: PlannedTool) -> View:
    """Return the type and the value of the tool; rustfmt leaves a type of several lines alone."""
    read = Code(
        "|response| OUTPUT.decode(response)" if tool.output else "|report| Ok(report.clone())"
    )
    type_ = TypeText(Code("FileTool"), (TypeText(tool.input.name), TypeText(tool.output_name)))
    placed = place_type(type_, _TOOL, len(" ="))
    is_long = placed.is_below or "\n" in placed.text
    columns = _TOOL + 1 + width(placed.text) + _VALUE + width(read)
    return View(
        type=placed.text,
        read=read,
        is_long=is_long,
        is_type_below=placed.is_below,
        is_value_below=is_long or columns > WIDTH,
    )


def modules_view(context: FileContext) -> View:
    """Return the modules of the tools."""
    plan = context.plan
    modules = (tool.module for tool in plan.tools if "generation" in tool.extras)
    return View(
        source=comment(plan.source),
        modules=tuple(sorted(modules)),
    )


def generation_handler_view(context: FileContext) -> View:
    """Return the view of a handler, which calls the emitted lifecycle with the user's model."""
    tool = context.tool
    assert tool is not None
    types = (TypeText(tool.input.name), TypeText(tool.output_name))
    imports = [
        (Code("crate::model"), [Code("new_model")]),
        (Code("crate::toolspec::generation::runtime"), [Code("Lifecycle")]),
        (code("crate::toolspec::generation::tools::{}", tool.module), [Code("TOOL")]),
    ]
    files = member_type("files", TypeText(Code("Lifecycle"), types))
    return handler_view(context, imports, files=files)


def modules(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    del context
    return (Code("generation"),)


def user_modules(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of the crate that the user owns."""
    del context
    return (Code("model"),)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "generation.rs.j2": generation_view,
    "handler.rs.j2": generation_handler_view,
    "generation_mod.rs.j2": modules_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "crate_modules": user_modules,
    "modules": modules,
    # Files are opened, and processes are ended, with functions of the C library.
    "unsafe": modules,
}
