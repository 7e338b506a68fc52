"""The view of the file of a tool."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import (
    Basic,
    EnumDecl,
    Plan,
    PlannedTool,
    PlannedType,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

from ..docs import doc, first_sentence, sentence
from ..packages import package, runtime
from ..types import TypePrinter, is_scalar, output_type, uses
from .declarations import Declarations
from .definition import body_views, definition_view, details_views


def tool_view(context: FileContext) -> View:
    """Build the view of the file of a tool."""
    plan, tool = context.plan, context.tool
    assert tool is not None
    printer = TypePrinter.of(plan, tool)
    declarations = Declarations.of(tool, printer, keep=plan.options["defaults"] == "keep")
    embedded = plan.options["validator"] == "embedded"
    return View(
        adlrt=runtime(plan),
        package=package(plan),
        source=Code(sentence(plan.source)),
        name=tool.type_name,
        llm_name=Code(sentence(tool.llm_name)),
        docs=doc(first_sentence(tool.description)),
        needs_slices=_has_enums(tool),
        needs_big=_needs(plan, tool, "integers", "big", Basic.INTEGER),
        needs_json=_needs(plan, tool, "numbers", "exact", Basic.NUMBER),
        definition=definition_view(tool),
        details=details_views(declarations, embedded=embedded),
        bodies=tuple(body_views(declarations)),
        input=tool.input.name,
        output=output_type(tool),
    )


def tools_view(context: FileContext) -> View:
    """Build the view of the file of all tools."""
    plan, parts = context.plan, tuple(map(tool_view, context.parts()))
    return View(
        adlrt=runtime(plan),
        package=package(plan),
        source=Code(sentence(plan.source)),
        needs_slices=any(map(_has_enums, plan.tools)),
        needs_big=any(_needs(plan, t, "integers", "big", Basic.INTEGER) for t in plan.tools),
        needs_json=any(_needs(plan, t, "numbers", "exact", Basic.NUMBER) for t in plan.tools),
        tools=parts,
    )


def _needs(plan: Plan, tool: PlannedTool, option: str, value: str, basic: Basic) -> bool:
    """Report whether a file needs the package that an option takes a basic type from."""
    chosen = plan.options[option] == value and not tool.implemented
    return chosen and any(uses(type_, basic) for type_ in _types(tool))


def _has_enums(tool: PlannedTool) -> bool:
    bodies = [body for body in (tool.input, tool.output) if body is not None]
    declarations = [decl for body in bodies for decl in body.declarations.values()]
    return any(isinstance(decl, EnumDecl) and decl.kind is not None for decl in declarations)


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
