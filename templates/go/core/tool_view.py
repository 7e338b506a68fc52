"""The views of the files of tools, and of the types that tools share."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View, ViewValue

from ..docs import sentence, tool_docs
from ..packages import package
from ..types import output_type
from .calls_view import calls_of
from .declarations import Declarations
from .definition import (
    body_views,
    definition_view,
    details_views,
    form_views,
    formats_view,
    rules_views,
    shared_view,
)
from .imports import File


def tool_view(context: FileContext) -> View:
    """Build the view of the file of a tool."""
    plan, tool = context.plan, context.tool
    assert tool is not None
    file = File.of(plan, (tool,))
    owners = file.owners()
    return View(**_head(file, owners), **_tool(context, owners))


def types_view(context: FileContext) -> View:
    """Build the view of the file of the types that tools share."""
    plan = context.plan
    assert plan.types is not None
    file = File.of(plan, (), plan.types)
    owners = file.owners()
    return View(**_head(file, owners), types=shared_view(plan, plan.types, owners))


def package_formats_view(context: FileContext) -> View:
    """Build the view of the file of the formats that schemas check."""
    plan = context.plan
    source = Code(sentence(plan.source))
    return View(package=package(plan), source=source, formats=formats_view(plan))


def tools_view(context: FileContext) -> View:
    """Build the view of the file of all tools."""
    plan = context.plan
    file = File.of(plan, plan.tools, plan.types)
    owners = file.owners()
    return View(
        **_head(file, owners),
        formats=formats_view(plan),
        types=() if plan.types is None else shared_view(plan, plan.types, owners),
        tools=tuple(View(**_tool(part, owners)) for part in context.parts()),
        calls=calls_of(plan),
    )


def _tool(context: FileContext, owners: Mapping[str, Code]) -> Mapping[str, ViewValue]:
    """Return what a file needs of a tool."""
    plan, tool = context.plan, context.tool
    assert tool is not None
    declarations = Declarations.of(plan, tool, owners)
    return {
        "name": tool.type_name,
        "llm_name": Code(sentence(tool.llm_name)),
        "docs": tool_docs(tool),
        "definition": definition_view(tool, plan.types, context.slot("definition")),
        "details": details_views(declarations, tool, plan),
        "rules": rules_views(tool),
        "has_repair": plan.options["repair"] == "json",
        "bodies": tuple(body_views(declarations, tool)),
        "forms": tuple(form_views(declarations, tool, plan)),
        "input": tool.input.name,
        "output": output_type(tool),
    }


def _head(file: File, owners: Mapping[str, Code]) -> Mapping[str, ViewValue]:
    """Return what the head of a file of tools and shared types needs."""
    standard, others = file.imports(owners)
    return {
        "package": package(file.plan),
        "source": Code(sentence(file.plan.source)),
        "standard": standard,
        "others": others,
        "own": file.own(owners),
    }
