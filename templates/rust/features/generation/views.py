"""Tools that have a model write files: what is known of them, as literals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from adlgen.features.generation.old_lowering import Record, Records, Table, Texts, Value, record_of
from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import PlannedTool

from ...docs import span
from ...imports import use
from ...layout import SKIP, WIDTH, Lines, TypeText, spaces, typed
from ...literals import comment, integer, string

_RUNTIME = Code("super::super::runtime")
_TYPES = {
    "Spec": ("FileSpec", 11),
    "Prompt": ("Prompt", 7),
    "FileTemplate": ("FileTemplate", 10),
    "Update": ("Update", 5),
    "Verification": ("Verification", 9),
    "Rule": ("Rule", 6),
    "Permissions": ("Permissions", 6),
    "Guidance": ("Guidance", 4),
}
"""The runtime's types with their number of fields, by what the core calls them."""


@dataclass(frozen=True, slots=True)
class GenerationView:
    """What ``generation.rs.j2`` prints."""

    source: Code
    doc: Code
    imports: Lines
    tool: Lines
    files: Lines


@dataclass(frozen=True, slots=True)
class ModulesView:
    """What ``generation_mod.rs.j2`` prints."""

    source: Code
    wired: bool
    modules: Lines


def generation_view(page: Page) -> GenerationView:
    """Lay out the page of a tool that has a model write files."""
    tool = page.tool
    assert tool is not None
    known = record_of(tool)
    types = [Code("FileTool"), *(Code(_TYPES[name][0]) for name in _used(known))]
    types += [Code("Verdict")]
    names = [tool.input.name, tool.output_name, Code("SPEC")]
    names += [] if tool.output is None else [Code("OUTPUT")]
    pages = [(code("super::super::super::{}", tool.module), names), (_RUNTIME, types)]
    return GenerationView(
        source=comment(page.plan.source),
        doc=code("//! Has a model write the files of {}.", span(tool.llm_name)),
        imports=tuple(line for path, used in pages for line in use(path, used)),
        tool=_tool(tool),
        files=_fields(known, 4),
    )


def modules_view(page: Page) -> ModulesView:
    """List the modules."""
    plan = page.plan
    modules = (tool.module for tool in plan.tools if "generation" in tool.extras)
    return ModulesView(comment(plan.source), bool(plan.options["wiring"]), tuple(sorted(modules)))


def generation_imports(tool: PlannedTool) -> list[tuple[Code, list[Code]]]:
    """Return what the first implementation imports beside the tool's own module."""
    return [
        (Code("crate::toolspec::generation::model"), [Code("new_model")]),
        (Code("crate::toolspec::generation::runtime"), [Code("Lifecycle")]),
        (code("crate::toolspec::generation::tools::{}", tool.module), [Code("TOOL")]),
    ]


def generation_field(tool: PlannedTool) -> Lines:
    """Return the field of the first implementation that holds the lifecycle."""
    types = (TypeText(tool.input.name), TypeText(tool.output_name))
    about = Code("    /// Has a model write the files.")
    return (about, *typed(Code("pub files:"), TypeText(Code("Lifecycle"), types), Code(","), 4))


def _tool(tool: PlannedTool) -> Lines:
    read = "|answer| OUTPUT.decode(answer)" if tool.output else "|report| Ok(report.clone())"
    type_ = TypeText(Code("FileTool"), (TypeText(tool.input.name), TypeText(tool.output_name)))
    head = typed(Code("pub static TOOL:"), type_, Code(" ="), 0)
    value = code("FileTool::new(&SPEC, &FILES, {});", Code(read))
    whole = code("{} {}", head[-1], value)
    if len(head) == 1 and len(whole) <= WIDTH:
        return (whole,)
    return (*_left_alone(head), code("    {}", value))


def _left_alone(lines: Lines) -> Lines:
    """Tell rustfmt to leave a type alone that does not fit its line."""
    return lines if len(lines) == 1 else (SKIP, *lines)


def _used(value: Value) -> list[str]:
    """Name the types that a value is made of."""
    match value:
        case Record(name, fields):
            return [name, *(inner for _, part in fields for inner in _used(part))]
        case Records(items):
            return [inner for part in items for inner in _used(part)]
        case _:
            return []


def _fields(record: Record, indent: int) -> Lines:
    out: list[Code] = []
    for key, value in record.fields:
        name = Code(f"r#{key}" if key == "type" else key)
        first, *rest = _lines(key, value, indent)
        out += [code("{}{}: {}", spaces(indent), name, first), *rest]
    type_, count = _TYPES[record.type]
    if len(record.fields) < count:
        out.append(code("{}..{}::EMPTY", spaces(indent), Code(type_)))
    return tuple(out)


def _lines(key: str, value: Value, indent: int) -> Lines:
    """Lay out the value of a field with its comma; the first line comes without margin."""
    margin = spaces(indent)
    match value:
        case Record(name, _):
            opening = code("{} {{", Code(_TYPES[name][0]))
            return (opening, *_fields(value, indent + 4), code("{}}},", margin))
        case Records(items) if isinstance(items[0], Record):
            inner: list[Code] = []
            for item in items:
                first, *rest = _lines(key, item, indent + 4)
                inner += [code("{}    {}", margin, first), *rest]
            return (Code("&["), *inner, code("{}],", margin))
        case _:
            return (code("{},", _inline(key, value)),)


def _inline(key: str, value: Value) -> Code:
    match value:
        case Texts(items):
            return code("&[{}]", Code(", ").joined(map(string, items)))
        case Records(items):
            return code("&[{}]", Code(", ").joined(_inline(key, item) for item in items))
        case Table(items):
            rows = (code("({}, {})", string(k), _inline(k, texts)) for k, texts in items)
            return code("&[{}]", Code(", ").joined(rows))
        case str() if key == "verdict":
            return code("Verdict::{}", Code(value.capitalize()))
        case str():
            return string(value)
        case bool():
            return Code(str(value).lower())
        case int():
            return integer(value)
        case Record():
            message = "a record takes several lines"
            raise TypeError(message)


def modules(page: Page) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    del page
    return (Code("generation"),)


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "generation.rs.j2": generation_view,
    "generation_mod.rs.j2": modules_view,
}

SLOTS: Mapping[str, Callable[[Page], tuple[Any, ...]]] = {
    "modules": modules,
}
