"""Views of tools whose files a model generates."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...core.handler_view import handler_view
from ...data_literals import DataPrinter
from ...docs import doc_text, literal_text, source_of
from ...imports import Imports
from ...layout import call, fits, leaf
from ...names import output_type
from ...statements import expression, signature

_PARAMETERS = (
    "model: Model",
    "project: Path",
    "folder: Path | None = None",
    "environment: Sequence[str] = ()",
)


def generation_view(context: FileContext) -> View:
    """Return the view of a generation tool."""
    tool = context.tool
    assert tool is not None
    imports = Imports(["SPEC", "lifecycle", "plan"])
    module = f"..toolspec.{tool.module}"
    for source, name in (
        ("__future__", "annotations"),
        ("collections.abc", "Sequence"),
        ("pathlib", "Path"),
        ("typing", "Final"),
    ):
        imports.use(source, name)
    input_, output = imports.use(module, tool.input.name), output_type(tool, imports, module)
    imports.use(module, "TOOL")
    for name in ("Lifecycle", "Model", "PlannedFile"):
        imports.use(".", name)
    imports.use("._paths", "plan_files")
    spec = DataPrinter(imports, ".").expression(tool.extras["generation"].data)
    return View(
        source=source_of(context.plan),
        doc=doc_text([Code(f"File generation of {literal_text(tool.llm_name)}.")]),
        spec=expression("SPEC: Final = ", spec),
        plan=signature("plan", [leaf(f"input: {input_}")], "list[PlannedFile]", 0),
        lifecycle=_lifecycle(input_, output),
        imports=imports.view(),
    )


def _lifecycle(input_: Code, output: Code) -> View:
    """Lay out the function that returns the lifecycle; long types are on lines of their own."""
    result = f"Lifecycle[{input_}, {output}]"
    if fits(f") -> {result}:"):
        return signature("lifecycle", map(leaf, _PARAMETERS), result, 0)
    broken = Code(f"Lifecycle[\n    {input_},\n    {output},\n]")
    return View(
        is_flat=True, is_folded=False, parameters=Code(", ".join(_PARAMETERS)), returns=broken
    )


def generation_handler_view(context: FileContext) -> View:
    """Return the view of a handler that runs the lifecycle in the current folder."""
    tool = context.tool
    assert tool is not None
    imports = Imports([tool.type_name])
    handler = handler_view(context.plan, tool, imports)
    imports.use("pathlib", "Path")
    local = imports.use(f"..generation.{tool.module}", "lifecycle")
    model = imports.use("..model", "new_model")
    made = call(local, [leaf(f"{model}()"), leaf("Path.cwd()")])
    return View(handler=handler, imports=imports.view(), files=expression("self.files = ", made, 8))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "generation.py.j2": generation_view,
    "handler.py.j2": generation_handler_view,
}
