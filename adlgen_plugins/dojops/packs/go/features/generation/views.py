"""Tools that have a model write files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...composite_literals import Style
from ...core.agent_views import package_view
from ...core.handler_view import handler_view
from ...data_literals import DataPrinter
from ...docs import sentence
from ...packages import runtime_import
from ...types import output_type

_PRINTER = DataPrinter(
    Code("generator."),
    Style(width=sys.maxsize),
    opens_records=True,
    names={
        "timeout_ms": Code("TimeoutMs"),
        "least_items": Code("MinItems"),
        "several_documents": Code("MultiDocument"),
    },
)


def generation_view(context: FileContext) -> View:
    """Return the view of a generation tool."""
    tool = context.tool
    assert tool is not None
    return View(
        module=context.plan.words["module"],
        **runtime_import(context.plan),
        source=Code(sentence(f"{context.plan.source}, tool {tool.id}")),
        name=tool.type_name,
        llm_name=Code(sentence(tool.llm_name)),
        input=code("toolspec.{}", tool.input.name),
        output=output_type(tool, Code("toolspec.")),
        files=_PRINTER.fields(tool.extras["generation"].data),
    )


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "generation.go.j2": generation_view,
    "handler.go.j2": handler_view,
    "model.go.j2": package_view,
    "lifecycle.go.j2": package_view,
    "files.go.j2": package_view,
}
