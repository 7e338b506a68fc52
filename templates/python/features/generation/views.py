"""Tools that have a model write files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.plan.model import PlannedTool

from ...data_literals import DataPrinter
from ...docs import doc_text, literal_text, source_of
from ...imports import Imports, ImportsView
from ...layout import call, fits, leaf
from ...statements import Signature, expression, signature, statement

_CODECS = ("DEFINITION", "INPUT", "OUTPUT")


@dataclass(frozen=True, slots=True)
class GenerationView:
    """``generation/<module>.py``."""

    source: Code
    doc: Code
    imports: ImportsView
    spec: Code
    input: Code
    output: Code
    plan: Signature
    is_lifecycle_wide: bool
    """Whether the type that ``lifecycle`` returns takes several lines."""


def generation_view(page: Page) -> GenerationView:
    """Return the page of a tool that has a model write files."""
    tool = page.tool
    assert tool is not None
    imports = Imports(["SPEC", "lifecycle", "plan"])
    module = f"..toolspec.{tool.module}"
    for source, name in (("__future__", "annotations"), ("pathlib", "Path"), ("typing", "Final")):
        imports.use(source, name)
    input_, output = (imports.use(module, name) for name in (tool.input.name, tool.output_name))
    for name in _CODECS:
        imports.use(module, name)
    for name in ("Lifecycle", "Model", "PlannedFile"):
        imports.use(".", name)
    imports.use("._paths", "plan_files")
    spec = DataPrinter(imports, ".").expression(tool.extras["generation"].data)
    result = f"Lifecycle[{input_}, {output}]"
    return GenerationView(
        source=source_of(page.plan),
        doc=doc_text([Code(f"Files for {literal_text(tool.llm_name)}.")]),
        spec=expression("SPEC: Final = ", spec),
        input=input_,
        output=output,
        plan=signature("plan", [leaf(f"input: {input_}")], "list[PlannedFile]", 0),
        is_lifecycle_wide=not fits(f") -> {result}:"),
        imports=imports.view(),
    )


@dataclass(frozen=True, slots=True)
class Work:
    """What the first implementation of a tool does."""

    start: tuple[Code, ...]
    """The lines that set it up, when it is built."""
    body: tuple[Code, ...]


def generation_work(tool: PlannedTool, imports: Imports) -> Work:
    """Have the emitted lifecycle do the work, with the user's model in the folder at hand."""
    imports.use("pathlib", "Path")
    local = imports.use(f"..generation.{tool.module}", "lifecycle")
    model = imports.use("..model", "new_model")
    made = call(local, [leaf(f"{model}()"), leaf("Path.cwd()")])
    return Work(
        statement("self.files = ", made, 8), (Code("        return await self.files.serve(input)"),)
    )


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "generation.py.j2": generation_view,
}
