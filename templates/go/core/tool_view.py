"""The view of the file of a tool."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import Give, Injection, Plan, PlannedTool

from ..docs import doc, sentence
from ..layout import FieldView, aligned_fields
from ..types import BIG, TypePrinter
from .declarations import Declarations
from .definition import BodyView, DefinitionView, body_views, definition_view


@dataclass(frozen=True, slots=True)
class ToolView:
    """A file of package ``toolspec``."""

    module: Code
    source: Code
    name: Code
    llm_name: Code
    docs: tuple[Code, ...]
    """The documentation of the handler interface."""
    needs_big: bool
    """Whether the file imports ``math/big``; the others likewise."""
    needs_config: bool
    needs_services: bool
    needs_slog: bool
    wiring: bool
    """Whether the dependencies are declared."""
    dependencies: tuple[FieldView, ...]
    definition: DefinitionView
    padding: Code
    """Aligns the values of the definition with that of ``OutputSchema``."""
    bodies: tuple[BodyView, ...]
    input: Code
    """The type of the input."""
    output: Code
    has_output: bool


def tool_view(page: Page) -> ToolView:
    """Build the view of the file of a tool."""
    plan, tool = page.plan, page.tool
    assert tool is not None
    declarations = Declarations.of(
        tool, TypePrinter.of(plan, tool), keep=plan.options["defaults"] == "keep"
    )
    bodies = tuple(body_views(declarations, embedded=plan.options["validator"] == "embedded"))
    wiring = plan.options["wiring"] is True
    injections = _injections(tool) if wiring else ()
    gives = {i.give for i in injections}
    return ToolView(
        module=plan.words["module"],
        source=Code(sentence(f"{plan.source}, tool {tool.id}")),
        name=tool.type_name,
        llm_name=Code(sentence(tool.llm_name)),
        docs=doc(f"{tool.type_name}Handler implements {tool.llm_name}.", tool.description),
        needs_big=any(BIG.type in type_ for type_ in _types(bodies)),
        needs_config=Give.CONFIG in gives,
        needs_services=Give.SERVICE in gives,
        needs_slog=Give.LOGGER in gives,
        wiring=wiring,
        dependencies=aligned_fields(
            FieldView((), i.name, _dependency(plan, i)) for i in injections
        ),
        definition=definition_view(tool),
        padding=Code("" if tool.output is None else " "),
        bodies=bodies,
        input=bodies[0].use,
        output=tool.output_name if tool.output is None else bodies[1].use,
        has_output=tool.output is not None,
    )


def _types(bodies: Iterable[BodyView]) -> Iterator[Code]:
    """Yield the types that a file names."""
    for body in bodies:
        yield body.type
        for declared in body.declarations:
            if declared.record is not None:
                yield from (field.type for field in declared.record.fields)
            if declared.tuple is not None:
                yield from (field.type for field in declared.tuple.fields)
            if declared.union is not None:
                yield from (wrapper.held for wrapper in declared.union.wrappers)


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
