"""Views of files for the whole agent: the module list and the harness."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.plan.model import PlannedTool

from ..docs import doc_lines, markdown, span
from ..layout import Lines
from ..literals import comment, string
from ..names import crate_of
from .bodies import is_external


class ModulesView(Struct):
    """A list of modules, with documentation."""

    source: Code
    doc: Lines
    modules: tuple[Code, ...]
    has_modules: bool
    has_specs: bool = False
    """Whether one module declares all tools."""
    has_tools: bool = False


def toolspec_view(context: FileContext) -> ModulesView:
    """Return the view of the list of all generated modules."""
    plan = context.plan
    single = plan.options["layout"] == "single"
    tools = () if single else (tool.module for tool in plan.tools)
    modules = [Code("runtime"), *tools, *context.slot("modules")]
    if plan.options["integers"] == "big":
        modules.append(Code("integer"))
    if plan.options["numbers"] == "exact":
        modules.append(Code("decimal"))
    text = markdown(plan.description)
    lead = code("The typed tools of {}.", span(plan.agent_name))
    doc = doc_lines([lead, *([Code("")] if text else []), *text])
    return ModulesView(
        comment(plan.source),
        doc,
        tuple(sorted(modules)),
        has_modules=True,
        has_specs=single,
        has_tools=bool(plan.tools),
    )


class HarnessToolView(Struct):
    """The types of a tool."""

    id: Code
    planned: PlannedTool
    """Only its names are printed."""


class HarnessView(Struct):
    """The data for ``harness.rs.j2`` and ``harness.toml.j2``."""

    package: Code
    wired: bool
    """Whether the crate is a library."""
    external: bool
    """Whether the harness sets a validator."""
    tools: tuple[HarnessToolView, ...]


def harness_view(context: FileContext) -> HarnessView:
    """Return the view of the harness: every tool with its types."""
    plan = context.plan
    return HarnessView(
        package=crate_of(plan),
        wired=bool(plan.options["wiring"]),
        external=is_external(plan),
        tools=tuple(HarnessToolView(string(tool.id), tool) for tool in plan.tools),
    )
