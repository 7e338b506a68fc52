"""Tools that have a model write files."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ...data_literals import DataPrinter
from ...docs import comment, header_text, words
from ...imports import imported, module_of
from ...layout import HARD, STEP, WIDTH, Indent, Layout, layout, width
from ...literals import named_entry
from ...names import spec_value
from ...syntax import call

_DECLARED = 30
"""The width of ``export const  = new FileTool({``."""


def generation_view(page: Page) -> View:
    """Return the page of a tool that has a model write files."""
    tool = page.tool
    assert tool is not None
    name, spec = files_of(tool), spec_value(tool)
    is_below = _DECLARED + width(name) > WIDTH
    data = tool.extras["generation"].data
    options = DataPrinter().object(data, first=(named_entry(Code("tool"), spec),))
    return View(
        source=header_text(page.plan.source),
        imports=(
            imported(module_of("../toolspec", tool.file), values=[spec]),
            imported("./runtime/lifecycle.js", values=[Code("FileTool")]),
        ),
        doc=comment(words(f"Has a model write the files of `{tool.llm_name}`.")),
        name=name,
        is_below=is_below,
        options=layout(options, STEP if is_below else 0),
    )


def files_of(tool: PlannedTool) -> Code:
    """Name what has the files of a tool written."""
    return code("{}Files", tool.value_name)


def generation_work(tool: PlannedTool) -> tuple[tuple[View, ...], Layout]:
    """Return the imports and the body of the first implementation: the emitted lifecycle."""
    files = files_of(tool)
    imports = (
        imported(module_of("../generation", tool.file), values=[files]),
        imported("../model.js", values=[Code("newModel")]),
    )
    made = (
        call(code("const files = {}.with", files), [Code("newModel()"), Code('"."')]),
        Code(";"),
    )
    served = Code("return (_ctx, input) => files.serve(input);")
    return imports, (Code("() => {"), Indent((HARD, made, HARD, served)), HARD, Code("};"))


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "generation.ts.j2": generation_view,
}
