"""The view of the file of a tool."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import (
    Plan,
    PlannedTool,
    PlannedType,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

from ..docs import doc, sentence
from ..types import TypePrinter, is_scalar, uses_integers
from .declarations import Declarations
from .definition import body_views, definition_view


def tool_view(context: FileContext) -> View:
    """Build the view of the file of a tool."""
    plan, tool = context.plan, context.tool
    assert tool is not None
    printer = TypePrinter.of(plan, tool)
    declarations = Declarations.of(tool, printer, keep=plan.options["defaults"] == "keep")
    embedded = plan.options["validator"] == "embedded"
    return View(
        module=plan.words["module"],
        source=Code(sentence(f"{plan.source}, tool {tool.id}")),
        name=tool.type_name,
        llm_name=Code(sentence(tool.llm_name)),
        docs=doc(f"{tool.type_name}Handler implements {tool.llm_name}.", tool.description),
        needs_big=_needs_big(plan, tool),
        definition=definition_view(tool),
        padding=Code("" if tool.output is None else " "),
        bodies=tuple(body_views(declarations, embedded=embedded)),
        input=tool.input.name,
        output=tool.output_name,
        has_output=tool.output is not None,
    )


def tools_view(context: FileContext) -> View:
    """Build the view of the file of all tools."""
    plan = context.plan
    return View(
        module=plan.words["module"],
        source=Code(sentence(plan.source)),
        needs_big=any(_needs_big(plan, tool) for tool in plan.tools),
        tools=tuple(map(tool_view, context.parts())),
    )


def _needs_big(plan: Plan, tool: PlannedTool) -> bool:
    big = plan.options["integers"] == "big" and not tool.implemented
    return big and any(map(uses_integers, _types(tool)))


def _types(tool: PlannedTool) -> Iterator[PlannedType]:
    """Yield the types of the fields, items and alternatives that a file declares."""
    for body in (tool.input, tool.output):
        if body is None:
            continue
        yield body.type
        for decl in body.declarations.values():
            match decl:
                case RecordDecl(fields=fields, extra=extra):
                    yield from (field.type for field in fields)
                    yield from () if extra is None else (extra,)
                case TupleDecl(items=items, rest=rest):
                    yield from items
                    yield from () if rest is None else (rest,)
                case UnionDecl(variants=variants) if not is_scalar(decl):
                    yield from (variant.type for variant in variants)
