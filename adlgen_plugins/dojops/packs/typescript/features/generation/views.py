"""The views of tools whose files a model writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ...core.declared_call import declared_call
from ...core.handler_view import handler_view, is_below
from ...data_literals import DataPrinter
from ...docs import comment, header_text, words
from ...imports import Imports, imported, module_of
from ...layout import STEP, layout, place
from ...literals import named_entry
from ...names import JSON_OUTPUT, factory_type, input_type, output_type, spec_value
from ...syntax import call

_FILES = 14
"""The width of ``const files =``."""


def generation_view(context: FileContext) -> View:
    """Return the view of a generation tool."""
    tool = context.tool
    assert tool is not None
    name, spec = files_of(tool), spec_value(tool)
    module = module_of("../toolspec", tool.file)
    imports = Imports({str(name)})
    types = [imports.add_type(module, input_type(tool)), _output_type(tool, module, imports)]
    imports.add_type("./runtime/lifecycle.js", "FileTool")
    function = imports.add("./runtime/lifecycle.js", "fileTool")
    imports.add(module, spec)
    call_ = declared_call(name, Code("FileTool"), types, function)
    data = tool.extras["generation"].data
    options = DataPrinter().object(data, first=(named_entry(Code("tool"), spec),))
    return View(
        source=header_text(context.plan.source),
        imports=imports.clauses(),
        doc=comment(words(f"Generates the files of `{tool.llm_name}` with a model.")),
        name=name,
        arguments=call_.arguments,
        is_below=call_.is_below,
        is_inside=call_.is_inside,
        options=layout(options, call_.margin),
    )


def _output_type(tool: PlannedTool, module: str, imports: Imports) -> Code:
    """Import the type of the result."""
    output = output_type(tool)
    if output is None:
        return imports.add_type("../toolspec/runtime.js", JSON_OUTPUT)
    return imports.add_type(module, output)


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
