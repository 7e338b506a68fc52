"""Tools that have a model write files: what is known of them, as literals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from adlgen.features.generation.old_lowering import Record, Records, Table, Texts, Value, record_of
from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ...docs import doc_text, literal_text, source_of
from ...imports import Imports
from ...layout import Expr, Group, Pair, call, fits, keyword, leaf, listing
from ...literals import scalar, string
from ...statements import arguments, expression, signature

_RUNTIME = "."
_CODECS = ("DEFINITION", "INPUT", "OUTPUT")


def generation_view(page: Page) -> View:
    """Decide the page of a tool that has a model write files."""
    tool = page.tool
    assert tool is not None
    imports = Imports(["SPEC", "lifecycle", "plan"])
    module = f"..toolspec.{tool.module}"
    for source, name in (("__future__", "annotations"), ("pathlib", "Path"), ("typing", "Final")):
        imports.use(source, name)
    taken, given = (imports.use(module, name) for name in (tool.input.name, tool.output_name))
    for name in _CODECS:
        imports.use(module, name)
    for name in ("Lifecycle", "Model", "PlannedFile"):
        imports.use(_RUNTIME, name)
    imports.use("._paths", "plan_files")
    asked = ("model: Model", "project: Path", "folder: Path | None = None")
    passed = ("SPEC", *_CODECS, "model", "project", "folder")
    spec = expression("SPEC: Final = ", _literal(record_of(tool), imports))
    return View(
        source=source_of(page.plan),
        doc=doc_text([Code(f"Files for {literal_text(tool.llm_name)}.")]),
        imports=imports.view(),
        spec=spec,
        plan=signature("plan", [leaf(f"input: {taken}")], "list[PlannedFile]", 0),
        lifecycle=_signature(asked, taken, given),
        made=arguments("return Lifecycle", map(leaf, passed), 4),
    )


def _signature(asked: tuple[str, ...], taken: Code, given: Code) -> View:
    """Lay out the function that returns the lifecycle; long types go on lines of their own."""
    result = f"Lifecycle[{taken}, {given}]"
    if fits(f") -> {result}:"):
        return signature("lifecycle", map(leaf, asked), result, 0)
    opened = Code(f"Lifecycle[\n    {taken},\n    {given},\n]")
    flat = Code(", ".join(asked))
    return View(is_flat=True, is_folded=False, parameters=flat, returns=opened)


@dataclass(frozen=True, slots=True)
class Work:
    """What the first implementation of a tool does."""

    start: Code
    """The statement that sets it up, when it is built."""
    body: Code


def generation_work(tool: PlannedTool, imports: Imports) -> Work:
    """Have the emitted lifecycle do the work, with the user's model in the folder at hand."""
    imports.use("pathlib", "Path")
    local = imports.use(f"..generation.{tool.module}", "lifecycle")
    model = imports.use("..model", "new_model")
    made = call(local, [leaf(f"{model}()"), leaf("Path.cwd()")])
    files = expression("self.files = ", made, 8)
    return Work(Code(f"self.files = {files}"), Code("return await self.files.serve(input)"))


def _literal(value: Value, imports: Imports) -> Expr:
    """Write what is known as calls of the runtime's types."""
    match value:
        case Record(name, fields):
            local = imports.use(_RUNTIME, name)
            return call(local, (keyword(key, _literal(v, imports)) for key, v in fields))
        case Texts(items):
            return listing(leaf(string(text)) for text in items)
        case Records(items):
            return listing(_literal(part, imports) for part in items)
        case Table(items):
            pairs = (Pair(Code(f"{string(k)}: "), _literal(v, imports)) for k, v in items)
            return Group(Code("{"), tuple(pairs), Code("}"))
        case _:
            return leaf(scalar(value))


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "generation.py.j2": generation_view,
}
