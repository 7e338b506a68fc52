"""The view of a tool's file: types, schema, definition, handler and dependencies."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import PlannedTool

from ..docs import doc_lines, markdown, span
from ..features.wiring.deps import Dependency, dependencies
from ..imports import use_tree
from ..layout import WIDTH, Lines, Placed, TypeText, break_type, is_head_too_wide, place_type
from ..literals import comment
from .bodies import BodyView, body_views
from .declarations import DeclarationView, any_json
from .definition import DefinitionView, definition_view

_ON_ONE_LINE, _ON_TWO_LINES = 50, 53
"""The longest name of an output that rustfmt leaves on one or two lines of the handler's result."""
_LONGEST_TRAIT = 50
"""The longest name of a tool whose trait opens on one line."""
_RESULT, _BIND, _DEPS, _FIELD, _RUNTIME = 17, 51, 17, 9, 20
"""The columns around a broken result, around the name in ``bind``, in the first line of ``Deps``,
before the type of one of its fields and before the names from the runtime."""
_ALWAYS = ("BoundTool", "CallContext", "Definition", "Schema", "Spec", "ToolError")
_IF_USED = {"Json", "Logger", "Maybe", "Never", "embedded"}


@dataclass(frozen=True, slots=True)
class DependencyView:
    """A field of ``Deps``."""

    doc: Code
    name: Code
    type: Placed


@dataclass(frozen=True, slots=True)
class ImportsView:
    """What a tool's file imports."""

    runtime: Code
    has_map: bool
    has_config: bool
    has_decimal: bool
    has_integer: bool
    has_services: bool


@dataclass(frozen=True, slots=True)
class HandlerView:
    """How the trait of a tool and ``bind`` are laid out."""

    is_trait_wide: bool
    is_bind_wide: bool
    is_bound_below: bool
    """Whether the bound of the result is on the next line."""
    result: Code | None
    """The result if it takes a line of its own, or several."""


@dataclass(frozen=True, slots=True)
class ToolView:
    """What ``tool.rs.j2`` prints."""

    source: Code
    doc: Lines
    tool: PlannedTool
    """Only its names are printed."""
    shown_name: Code
    """The name of the tool, for documentation."""
    imports: ImportsView
    types: tuple[DeclarationView, ...]
    wired: bool
    deps: tuple[DependencyView, ...]
    is_deps_skipped: bool
    handler: HandlerView
    definition: DefinitionView
    bodies: tuple[BodyView, ...]


def tool_view(page: Page) -> ToolView:
    """Return the view of a tool's file."""
    tool, plan = page.tool, page.plan
    assert tool is not None
    shown = span(tool.llm_name)
    bodies = body_views(tool, plan)
    types = [declaration for body in bodies for declaration in body.declarations]
    if tool.output is None:
        types.append(any_json(tool.output_name, code("Result of {}: any JSON.", shown)))
    wired = bool(plan.options["wiring"])
    deps = dependencies(tool, plan) if wired else ()
    text = markdown(tool.description)
    return ToolView(
        source=comment(plan.source),
        doc=doc_lines([code("The tool {}.", shown), *([Code("")] if text else []), *text]),
        tool=tool,
        shown_name=shown,
        imports=_imports(types, deps),
        types=tuple(types),
        wired=wired,
        deps=tuple(map(_dependency, deps)),
        is_deps_skipped=is_head_too_wide(_DEPS + len(tool.type_name) + (0 if deps else 1)),
        handler=_handler(tool),
        definition=definition_view(tool),
        bodies=bodies,
    )


def _imports(types: list[DeclarationView], deps: tuple[Dependency, ...]) -> ImportsView:
    words = {word for declared in types for word in declared.form.words}
    words |= {word for dep in deps for word in dep.type.words()}
    macros = {declared.macro for declared in types if declared.macro}
    names = map(Code, (*_ALWAYS, *sorted(words & _IF_USED), *sorted(macros)))
    return ImportsView(
        runtime=use_tree(tuple(names), _RUNTIME),
        has_map="BTreeMap" in words,
        has_config="config" in words,
        has_decimal="Decimal" in words,
        has_integer="Integer" in words,
        has_services="services" in words,
    )


def _dependency(dep: Dependency) -> DependencyView:
    return DependencyView(dep.doc, dep.name, place_type(dep.type, _FIELD + len(dep.name), indent=4))


def _handler(tool: PlannedTool) -> HandlerView:
    columns = len(tool.output_name)
    return HandlerView(
        is_trait_wide=len(tool.type_name) > _LONGEST_TRAIT,
        result=_result(tool) if columns > _ON_TWO_LINES else None,
        is_bound_below=_ON_ONE_LINE < columns <= _ON_TWO_LINES,
        is_bind_wide=_BIND + len(tool.type_name) > WIDTH,
    )


def _result(tool: PlannedTool) -> Code | None:
    """Lay out a long result; None if it is too long for any layout."""
    result = TypeText(Code("Result"), (TypeText(tool.output_name), TypeText(Code("ToolError"))))
    fits = _RESULT + len(result.line) + 1 + 2 <= WIDTH
    return result.line if fits else break_type(result, _RESULT + 2, 8)
