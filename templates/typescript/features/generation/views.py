"""The views of tools whose files a model writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ...core.handler_view import handler_view, is_below
from ...data_literals import DataPrinter
from ...docs import comment, header_text, words
from ...imports import imported, module_of
from ...layout import STEP, WIDTH, layout, place, width
from ...literals import named_entry
from ...names import factory_type, spec_value
from ...syntax import call

_FILES = 14
"""The width of ``const files =``."""
_DECLARED = 30
"""The width of ``export const  = new FileTool({``."""


def generation_view(context: FileContext) -> View:
    """Return the view of a generation tool."""
    tool = context.tool
    assert tool is not None
    name, spec = files_of(tool), spec_value(tool)
    starts_below = _DECLARED + width(name) > WIDTH
    data = tool.extras["generation"].data
    options = DataPrinter().object(data, first=(named_entry(Code("tool"), spec),))
    return View(
        source=header_text(context.plan.source),
        imports=(
            imported(module_of("../toolspec", tool.file), values=[spec]),
            imported("./runtime/lifecycle.js", values=[Code("FileTool")]),
        ),
        doc=comment(words(f"Generates the files of `{tool.llm_name}` with a model.")),
        name=name,
        is_below=starts_below,
        options=layout(options, STEP if starts_below else 0),
    )


def files_of(tool: PlannedTool) -> Code:
    """Return the name of the constant that generates the files of a tool."""
    return code("{}Files", tool.value_name)


def generation_handler_view(context: FileContext) -> View:
    """Return the view of a handler that runs the emitted lifecycle with the user's model."""
    tool = context.tool
    assert tool is not None
    files = files_of(tool)
    imports = (
        imported(module_of("../toolspec", tool.file), types=[factory_type(tool)]),
        imported(module_of("../generation", tool.file), values=[files]),
        imported("../model.js", values=[Code("newModel")]),
    )
    indent = STEP * 2 if is_below(context) else STEP
    made = call(code("{}.with", files), [Code("newModel()"), Code('"."')])
    return handler_view(
        context,
        "The inner function generates the files with the model of `src/model.ts`.",
        imports,
        files=place(made, indent + _FILES, indent=indent).text,
    )


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "generation.ts.j2": generation_view,
    "handler.ts.j2": generation_handler_view,
}
