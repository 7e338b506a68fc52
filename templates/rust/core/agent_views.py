"""The view of the list of all generated modules."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext

from ..docs import doc_lines, markdown, span
from ..layout import Lines
from ..literals import comment


class ModulesView(Struct):
    """A list of modules, with documentation."""

    source: Code
    doc: Lines
    modules: tuple[Code, ...]
    has_modules: bool
    has_specs: bool = False
    """Whether one module declares all tools."""
    has_tools: bool = False
    runtime: Code = Code("")
    """The path of a runtime that another output in the crate has."""


def toolspec_view(context: FileContext) -> ModulesView:
    """Return the view of the list of all generated modules."""
    plan = context.plan
    single = plan.options["layout"] == "single"
    tools = () if single else (tool.module for tool in plan.tools)
    shared = plan.words["runtime"] if plan.words["runtime"].startswith("crate::") else Code("")
    own = () if shared else (Code("runtime"),)
    modules = [*own, *tools, *context.slot("modules")]
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
        runtime=shared,
    )
