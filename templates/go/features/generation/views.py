"""Views of tools that have a model write files: what is known of them, as literals."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.features.generation.lowering import Record, Records, Table, Texts, Value, record_of
from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.packs.view import View

from ...core.agent_views import package_view
from ...docs import sentence
from ...layout import pairs
from ...literals import literal, literals


def generation_view(page: Page) -> View:
    """Build the page of a tool that has a model write files."""
    tool = page.tool
    assert tool is not None
    return View(
        module=page.plan.words["module"],
        source=Code(sentence(f"{page.plan.source}, tool {tool.id}")),
        name=tool.type_name,
        llm_name=Code(sentence(tool.llm_name)),
        input=code("toolspec.{}", tool.input.name),
        output=code("toolspec.{}", tool.output_name),
        files=_fields(record_of(tool), 2),
    )


def _fields(record: Record, depth: int) -> tuple[Code, ...]:
    """Lay out fields a line each; those of one line are lined up as long as they follow each other."""
    margin = "\t" * depth
    out: list[Code] = []
    run: list[tuple[Code, Code]] = []
    for key, value in record.fields:
        lines = _lines(value, depth)
        if len(lines) == 1:
            run.append((_name(key), lines[0]))
            continue
        out += [Code(margin + line) for line in pairs(run)]
        run = []
        out += [code("{}{}: {}", Code(margin), _name(key), lines[0]), *lines[1:]]
    return (*out, *(Code(margin + line) for line in pairs(run)))


def _lines(value: Value, depth: int) -> tuple[Code, ...]:
    margin = Code("\t" * depth)
    match value:
        case Record(name, _):
            last = code("{}}},", margin)
            return (code("genrt.{}{{", Code(name)), *_fields(value, depth + 1), last)
        case Records(items) if isinstance(items[0], Record):
            inner = (code("{}\t{},", margin, _inline(item)) for item in items)
            return (code("[]genrt.{}{{", Code(items[0].type)), *inner, code("{}}},", margin))
        case _:
            return (_inline(value, typed=True),)


def _inline(value: Value, *, typed: bool = False) -> Code:
    """Write a value on one line, with its type where its place does not tell it."""
    match value:
        case Record(fields=fields):
            parts = (code("{}: {}", _name(k), _inline(v, typed=True)) for k, v in fields)
            return code("{{{}}}", Code(", ").joined(parts))
        case Texts(items):
            return code("{}{{{}}}", Code("[]string" if typed else ""), literals(items))
        case Records(items):
            return code("[][]string{{{}}}", Code(", ").joined(map(_inline, items)))
        case Table(items):
            rows = (code("{}: {}", literal(key), _inline(texts)) for key, texts in items)
            return code("map[string][]string{{{}}}", Code(", ").joined(rows))
        case str():
            return literal(value)
        case _:
            return Code(str(value).lower())


def _name(key: str) -> Code:
    return Code("".join(word.capitalize() for word in key.split("_")))


VIEWS: Mapping[str, Callable[[Page], object]] = {
    "generation.go.j2": generation_view,
    "generation_model.go.j2": package_view,
    "genrt.go.j2": package_view,
}
