"""The view of the list of all generated modules."""

from __future__ import annotations

import re

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.version import version_text

from ..docs import doc_lines, markdown, span
from ..layout import Lines
from ..literals import comment
from .asking import has_questions
from .formats import has_grammars
from .native import has_natives


class ModulesView(Struct):
    """A list of modules, with documentation."""

    source: Code
    doc: Lines
    modules: tuple[Code, ...]
    has_modules: bool
    has_specs: bool = False
    """Whether one module declares all tools."""
    has_tools: bool = False
    """Whether the documentation shows calls; it names no tool, because a tool may go."""
    private: tuple[Code, ...] = ()
    """Further modules, which are not part of the interface."""
    is_safe: bool = False
    """Whether no feature in use emits unsafe code."""
    runtime: Code = Code("")
    """The path of a runtime that another output in the crate has, or its package."""
    needed: Code = Code("")
    """The numbers of the version of the package that the output needs."""


def toolspec_view(context: FileContext) -> ModulesView:
    """Return the view of the list of all generated modules."""
    plan = context.plan
    single = plan.options["layout"] == "single"
    tools = () if single else (tool.module for tool in plan.tools)
    runtime = plan.words["runtime"]
    is_package = bool(runtime) and "::" not in runtime
    shared = runtime if is_package or runtime.startswith("crate::") else Code("")
    own = () if shared else (Code("runtime"),)
    types = () if single or plan.types is None else (Code("types"),)
    modules = [*own, *types, *tools, *context.slot("modules")]
    if plan.options["integers"] == "big":
        modules.append(Code("integer"))
    if plan.options["numbers"] == "exact":
        modules.append(Code("decimal"))
    modules += [Code("ask")] * has_questions(plan)
    modules += [Code("call_rules")] * plan.has_rules
    modules += [Code("json_repair")] * (plan.options["repair"] == "json")
    if not single:
        modules += [Code("formats")] * has_grammars(plan) + [Code("native")] * has_natives(plan)
    text = markdown(plan.description)
    lead = code("The typed tools of {}.", span(plan.agent_name))
    doc = doc_lines([lead, *([Code("")] if text else []), *text])
    return ModulesView(
        comment(plan.source),
        doc,
        tuple(sorted(modules)),
        has_modules=True,
        has_specs=single,
        is_safe=not context.slot("unsafe"),
        has_tools=bool(plan.tools),
        runtime=shared,
        needed=Code(", ".join(re.findall(r"\d+", version_text())[:3])) if is_package else Code(""),
    )
