"""Tools that have a model write files: what is known of them, as literals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from adlgen.features.generation.old_lowering import Record, Records, Table, Texts, Value, record_of
from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.plan.model import PlannedTool

from ...docs import docstring, literal_text, source_of
from ...imports import Imports
from ...layout import Expr, Group, Pair, call, fits, keyword, leaf, listing
from ...literals import scalar, string
from ...statements import function, statement

_RUNTIME = "."
_CODECS = ("DEFINITION", "INPUT", "OUTPUT")


@dataclass(frozen=True, slots=True)
class GenerationView:
    """``generation/<module>.py``."""

    source: Code
    doc: tuple[Code, ...]
    imports: tuple[Code, ...]
    spec: tuple[Code, ...]
    plan: tuple[Code, ...]
    lifecycle: tuple[Code, ...]
    made: tuple[Code, ...]


def generation_view(page: Page) -> GenerationView:
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
    spec = statement("SPEC: Final = ", _literal(record_of(tool), imports))
    return GenerationView(
        source=source_of(page.plan),
        doc=docstring([Code(f"Files for {literal_text(tool.llm_name)}.")]),
        imports=imports.lines(),
        spec=spec,
        plan=function("def plan", [leaf(f"input: {taken}")], Code("list[PlannedFile]"), ":", 0),
        lifecycle=_signature(asked, taken, given),
        made=statement("return ", call("Lifecycle", map(leaf, passed)), 4),
    )


def _signature(asked: tuple[str, ...], taken: Code, given: Code) -> tuple[Code, ...]:
    """Lay out the function that returns the lifecycle; long types go on lines of their own."""
    result = f"Lifecycle[{taken}, {given}]"
    if fits(f") -> {result}:"):
        return function("def lifecycle", map(leaf, asked), Code(result), ":", 0)
    head = f"def lifecycle({', '.join(asked)}) -> Lifecycle["
    return tuple(map(Code, (head, f"    {taken},", f"    {given},", "]:")))


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
