"""Views of files that exist once per agent."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ..docs import sentence
from ..literals import literal
from ..modules import newest
from ..packages import imports, package, runtime, tools


def package_view(context: FileContext) -> View:
    """Build the view of a file that introduces a package."""
    plan = context.plan
    agent = Code(sentence(plan.agent_name))
    return View(module=plan.words["module"], adlrt=runtime(plan), agent=agent)


def go_mod_view(context: FileContext) -> View:
    """Build the view of the module; features add the modules that they import."""
    modules = sorted(set(context.slot("modules")))
    return View(
        module=context.plan.words["module"],
        go=Code(newest(["1.24", *(go for _, _, go in modules)])),
        requirements=tuple(Code(f"{path} {version}") for path, version, _ in modules),
        has_one=len(modules) == 1,
        has_several=len(modules) > 1,
        indirect=context.slot("indirect_modules"),
        has_indirect=bool(context.slot("indirect_modules")),
    )


def doc_view(context: FileContext) -> View:
    """Build the view of the documentation of the package of tools."""
    plan = context.plan
    agent = Code(sentence(plan.agent_name))
    return View(source=Code(sentence(plan.source)), package=package(plan), agent=agent)


def harness_view(context: FileContext) -> View:
    """Build the view of the harness."""
    plan = context.plan
    return View(
        imports=imports(plan, [runtime(plan), *([tools(plan)] if plan.tools else [])]),
        external=plan.options["validator"] == "external",
        tools=tuple(map(_harness_tool, plan.tools)),
    )


def _harness_tool(tool: PlannedTool) -> View:
    return View(
        # gofmt changes a comment that is empty.
        name=Code(sentence(tool.llm_name)) or tool.type_name,
        type=tool.type_name,
        input_key=literal(f"{tool.id}:input"),
        output_key=literal(f"{tool.id}:output"),
    )
