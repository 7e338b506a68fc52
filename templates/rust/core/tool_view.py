"""The view of a tool's file: types, schema, definition, handler and dependencies."""

from __future__ import annotations

from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.plan.model import PlannedTool

from ..docs import doc_lines, markdown, span
from ..imports import use_tree
from ..layout import WIDTH, Lines, TypeText, break_type
from ..literals import comment
from .bodies import BodyView, body_views
from .declarations import DeclarationView, any_json
from .definition import DefinitionView, definition_view

_ON_ONE_LINE, _ON_TWO_LINES = 50, 53
"""The longest name of an output that rustfmt leaves on one or two lines of the handler's result."""
_LONGEST_TRAIT = 50
"""The longest name of a tool whose trait opens on one line."""
_RESULT, _BIND, _RUNTIME = 17, 49, 20
"""The columns around a broken result, around the name of the tool in ``bind``, and before the names from
the runtime."""
_ALWAYS = ("BoundTool", "CallContext", "Definition", "Schema", "Spec", "ToolError")
_NUMBERS = {"Decimal": "decimal::Decimal", "Integer": "integer::Integer"}
_IF_USED = {"Json", "Logger", "Maybe", "Never", "embedded"}


class ImportsView(Struct):
    """The imports of a tool's file."""

    has_map: bool
    runtime: Code
    """The names from the runtime."""
    before: tuple[Code, ...]
    after: tuple[Code, ...]
    """Other imports from ``toolspec``, sorted before and after the runtime."""


class HandlerView(Struct):
    """How the trait of a tool and ``bind`` are laid out."""

    is_trait_wide: bool
    is_bind_wide: bool
    is_bound_below: bool
    """Whether the bound of the result is on the next line."""
    result: Code | None
    """The result, if it does not share a line."""


class ToolView(Struct):
    """The data for ``tool.rs.j2``."""

    source: Code
    doc: Lines
    tool: PlannedTool
    """Only its names are printed."""
    shown_name: Code
    """The name of the tool, for documentation."""
    imports: ImportsView
    types: tuple[DeclarationView, ...]
    dependencies: tuple[Any, ...]
    """The struct of the dependencies, if a feature declares one."""
    handler: HandlerView
    definition: DefinitionView
    bodies: tuple[BodyView, ...]


def tool_view(context: FileContext) -> ToolView:
    """Return the view of a tool's file."""
    tool, plan = context.tool, context.plan
    assert tool is not None
    shown = span(tool.llm_name)
    bodies = body_views(tool, plan)
    types = [declaration for body in bodies for declaration in body.declarations]
    if tool.output is None:
        types.append(
            any_json(tool.output_name, code("The result of {}, which can be any JSON.", shown))
        )
    dependencies = context.slot("dependencies")
    text = markdown(tool.description)
    return ToolView(
        source=comment(plan.source),
        doc=doc_lines([code("The tool {}.", shown), *([Code("")] if text else []), *text]),
        tool=tool,
        shown_name=shown,
        imports=_imports(types, dependencies),
        types=tuple(types),
        dependencies=dependencies,
        handler=_handler(tool),
        definition=definition_view(tool),
        bodies=bodies,
    )


def _imports(types: list[DeclarationView], dependencies: tuple[Any, ...]) -> ImportsView:
    words = {word for declared in types for word in declared.form.words}
    words |= {word for deps in dependencies for word in deps.words}
    macros = {declared.macro for declared in types if declared.macro}
    names = map(Code, (*_ALWAYS, *sorted(words & _IF_USED), *sorted(macros)))
    others = [Code(path) for word, path in _NUMBERS.items() if word in words]
    others = sorted([*others, *(module for deps in dependencies for module in deps.modules)])
    return ImportsView(
        has_map="BTreeMap" in words,
        runtime=use_tree(tuple(names), _RUNTIME),
        before=tuple(path for path in others if path < "runtime"),
        after=tuple(path for path in others if path > "runtime"),
    )


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
    fits = _RESULT + len(result.line) + 1 <= WIDTH
    return result.line if fits else break_type(result, _RESULT + 2, 8)
