"""The view of a tool's file: types, schema, definition, handler and dependencies."""

from __future__ import annotations

from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.plan.model import PlannedTool

from ..docs import doc_lines, markdown, span
from ..imports import use_tree
from ..layout import Lines
from ..literals import comment
from .bodies import BodyView, body_views
from .declarations import DeclarationView, any_json
from .definition import DefinitionView, definition_view

_RUNTIME = 20
"""The columns before the names from the runtime."""
_NUMBERS = {"Decimal": "decimal::Decimal", "Integer": "integer::Integer"}
_IF_USED = {"Json", "Logger", "Maybe", "Never"}


class ImportsView(Struct):
    """The imports of a tool's file."""

    has_map: bool
    has_arc: bool
    has_any: bool
    """Whether something is imported from the standard library."""
    runtime: Code
    """The names from the runtime."""
    before: tuple[Code, ...]
    after: tuple[Code, ...]
    """Other imports from ``toolspec``, sorted before and after the runtime."""


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
    definition: DefinitionView
    bodies: tuple[BodyView, ...]


class ToolsView(Struct):
    """The data for ``tools.rs.j2``."""

    source: Code
    doc: Lines
    modules: tuple[Code, ...]
    """The modules of ``toolspec`` from which tools import."""
    tools: tuple[ToolView, ...]


def tools_view(context: FileContext) -> ToolsView:
    """Return the view of the file of all tools."""
    plan = context.plan
    tools = tuple(map(tool_view, context.parts()))
    imported = [path for tool in tools for path in (*tool.imports.before, *tool.imports.after)]
    modules = sorted({"runtime", *(path.partition("::")[0] for path in imported)})
    return ToolsView(
        source=comment(plan.source),
        doc=doc_lines([code("The tools of {}.", span(plan.agent_name))]),
        modules=tuple(map(Code, modules)),
        tools=tools,
    )


def tool_view(context: FileContext) -> ToolView:
    """Return the view of a tool's file."""
    tool, plan = context.tool, context.plan
    assert tool is not None
    shown = span(tool.llm_name)
    bodies = body_views(tool, plan)
    types = [declaration for body in bodies for declaration in body.declarations]
    if tool.output is None:
        types.append(any_json(tool.output_name))
    dependencies = context.slot("dependencies")
    text = markdown(tool.description)
    return ToolView(
        source=comment(plan.source),
        doc=doc_lines(text or [code("The tool {}.", shown)]),
        tool=tool,
        shown_name=shown,
        imports=_imports(types, dependencies),
        types=tuple(types),
        dependencies=dependencies,
        definition=definition_view(tool),
        bodies=bodies,
    )


def _imports(types: list[DeclarationView], dependencies: tuple[Any, ...]) -> ImportsView:
    words = {word for declared in types for word in declared.form.words}
    words |= {word for deps in dependencies for word in deps.words}
    macros = ("tool",) if all(declared.is_alias for declared in types) else ("codec", "tool")
    names = map(Code, (*macros, *sorted(words & _IF_USED)))
    others = [Code(path) for word, path in _NUMBERS.items() if word in words]
    others = sorted([*others, *(module for deps in dependencies for module in deps.modules)])
    return ImportsView(
        has_map="BTreeMap" in words,
        has_arc="Arc" in words,
        has_any=bool(words & {"Arc", "BTreeMap"}),
        runtime=use_tree(tuple(names), _RUNTIME),
        before=tuple(path for path in others if path < "runtime"),
        after=tuple(path for path in others if path > "runtime"),
    )
