"""Tools that have a model write files: what is known of them, as literals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from adlgen.features.generation.old_lowering import Record, Records, Table, Texts, Value, record_of
from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.packs.view import View
from adlgen.plan.data import JsonValue
from adlgen.plan.model import PlannedTool

from ...docs import comment, header_text, words
from ...imports import imported, module_of
from ...layout import HARD, Indent, Layout, layout
from ...literals import entry, literal, named_entry, object_
from ...names import spec_value
from ...syntax import alias, call


@dataclass(frozen=True, slots=True)
class GenerationView:
    """``src/generation/<file>.ts``."""

    source: Code
    imports: tuple[View, ...]
    doc: tuple[Code, ...]
    files: Code


def generation_view(page: Page) -> GenerationView:
    """Decide the page of a tool that has a model write files."""
    tool = page.tool
    assert tool is not None
    spec = spec_value(tool)
    known: list[Layout] = [named_entry(Code("tool"), spec)]
    for name, value in record_of(tool).fields:
        made = _json(value)
        known.append(entry(_camel(name), literal(made), made))
    built = (Code("new FileTool("), object_(known, broken=True), Code(")"))
    return GenerationView(
        source=header_text(page.plan.source),
        imports=(
            imported(module_of("../toolspec", tool.file), values=[spec]),
            imported("./runtime/lifecycle.js", values=[Code("FileTool")]),
        ),
        doc=comment(words(f"Has a model write the files of `{tool.llm_name}`.")),
        files=layout(alias(code("export const {}", files_of(tool)), built)),
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


def _json(value: Value) -> JsonValue:
    """Return what is known as JSON, with names as the runtime's types have them."""
    match value:
        case Record(fields=fields):
            return {_camel(key): _json(part) for key, part in fields}
        case Records(items):
            return [_json(part) for part in items]
        case Texts(items):
            return list(items)
        case Table(items):
            return {key: list(texts.items) for key, texts in items}
        case _:
            return value


def _camel(key: str) -> str:
    first, *rest = key.split("_")
    return first + "".join(word.capitalize() for word in rest)


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "generation.ts.j2": generation_view,
}
