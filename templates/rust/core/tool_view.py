"""The views of the files of tools and of shared types: types, schemas, definition, handler and dependencies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.text import first_sentence
from adlgen.plan.model import PlannedForm, PlannedTool

from ..docs import doc_lines, markdown, span
from ..imports import use_tree
from ..layout import Lines
from ..literals import comment, string
from .bodies import BodyView, body_views, shared_names, shared_view
from .declarations import DeclarationView, any_json
from .definition import DefinitionView, definition_view
from .formats import FormatsView, NativeView, formats_view, has_grammars, native_view
from .native import has_natives

_RUNTIME, _TYPES = 20, 18
"""The columns before the names from the runtime and from the shared types."""
_NUMBERS = {"Decimal": "decimal::Decimal", "Integer": "integer::Integer"}
_SCHEMA = Code("TYPES")
"""The schema of the shared types."""
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
    has_deprecated: bool
    """Whether parts of types are deprecated, which the code of the module uses."""


class FormView(Struct):
    """A form that the tool asks a person to fill in."""

    name: Code
    """Its name, for documentation."""
    key: Code
    """Its name, as a literal."""
    value: Code
    """The prefix of its statics."""
    body: BodyView


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
    is_over: bool
    """Whether its schemas refer to shared types."""
    has_formats: bool
    """Whether they assert formats."""
    bodies: tuple[BodyView, ...]
    forms: tuple[FormView, ...]


class TypesView(Struct):
    """The data for ``types.rs.j2``."""

    source: Code
    doc: Lines
    imports: ImportsView
    types: tuple[DeclarationView, ...]
    body: BodyView
    has_formats: bool


class ToolsView(Struct):
    """The data for ``tools.rs.j2``."""

    source: Code
    doc: Lines
    modules: tuple[Code, ...]
    """The modules of ``toolspec`` from which tools and shared types import."""
    formats: tuple[FormatsView, ...]
    """The grammars of formats, if schemas assert any."""
    natives: tuple[NativeView, ...]
    """The types of formats, if there are any."""
    shared: tuple[TypesView, ...]
    """The shared types, if there are any."""
    tools: tuple[ToolView, ...]


def tools_view(context: FileContext) -> ToolsView:
    """Return the view of the file of all tools."""
    plan = context.plan
    tools = tuple(map(tool_view, context.parts()))
    shared = () if plan.types is None else (types_view(context),)
    imports = [view.imports for view in (*shared, *tools)]
    paths = [path for one in imports for path in (*one.before, *one.after)]
    modules = sorted(
        {"runtime", *(path.partition("::")[0] for path in paths)} - {"formats", "types"}
        | ({"call_rules"} if plan.has_rules else set())
        | ({"json_repair"} if plan.options["repair"] == "json" else set())
    )
    return ToolsView(
        source=comment(plan.source),
        doc=doc_lines([code("The tools of {}.", span(plan.agent_name))]),
        modules=tuple(map(Code, modules)),
        formats=(formats_view(context),) if has_grammars(plan) else (),
        natives=(native_view(context),) if has_natives(plan) else (),
        shared=shared,
        tools=tools,
    )


def types_view(context: FileContext) -> TypesView:
    """Return the view of the file of shared types."""
    plan = context.plan
    body = shared_view(plan)
    assert body is not None
    return TypesView(
        source=comment(plan.source),
        doc=doc_lines([code("The types that the tools of {} share.", span(plan.agent_name))]),
        imports=_imports(body.declarations, Code("types"), formats=body.has_formats),
        types=body.declarations,
        body=body,
        has_formats=body.has_formats,
    )


def tool_view(context: FileContext) -> ToolView:
    """Return the view of a tool's file."""
    tool, plan = context.tool, context.plan
    assert tool is not None
    shown = span(tool.llm_name)
    bodies = body_views(tool, plan)
    types = [declaration for body in bodies for declaration in body.declarations]
    forms = bodies[len(bodies) - len(tool.elicits) :]
    if tool.output is None:
        types.append(any_json(tool.output_name))
    dependencies = context.slot("dependencies")
    is_over = bool(tool.input.shared or (tool.output and tool.output.shared))
    shared = (*shared_names(tool, plan), _SCHEMA) if is_over else ()
    has_formats = any(body.has_formats for body in bodies)
    text = markdown(first_sentence(tool.description))
    return ToolView(
        source=comment(plan.source),
        doc=doc_lines(text or [code("The tool {}.", shown)]),
        tool=tool,
        shown_name=shown,
        imports=_imports(types, Code("tool"), dependencies, shared, formats=has_formats),
        types=tuple(types),
        dependencies=dependencies,
        definition=definition_view(tool, context),
        is_over=is_over,
        has_formats=has_formats,
        bodies=bodies[: len(bodies) - len(forms)],
        forms=tuple(map(_form, tool.elicits, forms)),
    )


def _form(form: PlannedForm, body: BodyView) -> FormView:
    return FormView(span(form.name), string(form.name), Code(form.value_name.upper()), body)


def _imports(
    types: Sequence[DeclarationView],
    macro: Code,
    dependencies: tuple[Any, ...] = (),
    shared: tuple[Code, ...] = (),
    *,
    formats: bool,
) -> ImportsView:
    """Return the imports of types, of the macro that declares the module, and of the struct of dependencies."""
    words: set[str] = set()
    for part in (*(declared.form for declared in types), *dependencies):
        words |= part.words
    macros = (macro,) if all(declared.is_alias for declared in types) else ("codec", macro)
    names = map(Code, (*macros, *sorted(words & _IF_USED)))
    others = [Code(path) for word, path in _NUMBERS.items() if word in words]
    others += [Code("formats::FORMATS")] if formats else []
    others = sorted([*others, *(module for deps in dependencies for module in deps.modules)])
    used = tuple(name for name in shared if name in words or name == _SCHEMA)
    others += [code("types::{}", use_tree(used, _TYPES))] if used else []
    return ImportsView(
        has_map="BTreeMap" in words,
        has_arc="Arc" in words,
        has_any=bool(words & {"Arc", "BTreeMap"}),
        runtime=use_tree(tuple(names), _RUNTIME),
        before=tuple(path for path in others if path < "runtime"),
        after=tuple(path for path in others if path > "runtime"),
        has_deprecated=any(declared.has_deprecated for declared in types),
    )
