"""The view of the file of a tool."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.packs.view import View
from adlgen.plan.model import (
    Give,
    Injection,
    Plan,
    PlannedTool,
    PlannedType,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

from ..docs import doc, sentence
from ..layout import Field, aligned_fields
from ..types import TypePrinter, is_scalar, uses_integers
from .declarations import Declarations
from .definition import body_views, definition_view


def tool_view(page: Page) -> View:
    """Build the view of the file of a tool."""
    plan, tool = page.plan, page.tool
    assert tool is not None
    printer = TypePrinter.of(plan, tool)
    declarations = Declarations.of(tool, printer, keep=plan.options["defaults"] == "keep")
    embedded = plan.options["validator"] == "embedded"
    wiring = plan.options["wiring"] is True
    injections = _injections(tool) if wiring else ()
    gives = {i.give for i in injections}
    return View(
        module=plan.words["module"],
        source=Code(sentence(f"{plan.source}, tool {tool.id}")),
        name=tool.type_name,
        llm_name=Code(sentence(tool.llm_name)),
        docs=doc(f"{tool.type_name}Handler implements {tool.llm_name}.", tool.description),
        needs_big=printer.big and any(map(uses_integers, _types(tool))),
        needs_config=Give.CONFIG in gives,
        needs_services=Give.SERVICE in gives,
        needs_slog=Give.LOGGER in gives,
        wiring=wiring,
        dependencies=aligned_fields(Field((), i.name, _dependency(plan, i)) for i in injections),
        definition=definition_view(tool),
        padding=Code("" if tool.output is None else " "),
        bodies=tuple(body_views(declarations, embedded=embedded)),
        input=tool.input.name,
        output=tool.output_name,
        has_output=tool.output is not None,
    )


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


def _injections(tool: PlannedTool) -> tuple[Injection, ...]:
    return tool.inject if tool.builtin_config is None else (*tool.inject, tool.builtin_config)


def _dependency(plan: Plan, injection: Injection) -> Code:
    """Return the type of an injected dependency."""
    match injection.give:
        case Give.LOGGER:
            return Code("*slog.Logger")
        case Give.CONFIG if injection.config_type is None:
            return Code("*config.Config")
        case Give.CONFIG:
            assert injection.config_type is not None
            printer = TypePrinter(plan.declarations, Code("config."))
            return printer.render_type(injection.config_type).type
        case Give.SERVICE if injection.part_type is not None:
            return code("services.{}", injection.part_type)
        case Give.SERVICE:
            service = next(s for s in plan.services if s.id == injection.service)
            return code("services.{}", service.interface)
