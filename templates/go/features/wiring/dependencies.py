"""The structs of the dependencies of tools, in the packages of their handlers."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import Plan, PlannedTool

from ...docs import sentence
from ...layout import Field, aligned_fields
from ...types import TypePrinter
from .planned import injections_of

_PACKAGES = {"config": "config", "service": "services"}
"""The package that declares the types of a kind of dependency."""


def deps_view(context: FileContext) -> View:
    """Return the view of the dependencies of the tools that users implement."""
    return _deps_view(context, "tools", (t for t in context.plan.tools if not t.implemented))


def builtin_deps_view(context: FileContext) -> View:
    """Return the view of the dependencies of built-in tools."""
    return _deps_view(context, "builtins", (t for t in context.plan.tools if t.implemented))


def _deps_view(context: FileContext, package: str, chosen: Iterable[PlannedTool]) -> View:
    plan, tools = context.plan, tuple(chosen)
    return View(
        source=Code(sentence(plan.source)),
        package=Code(package),
        imports=tuple(_imports(plan, tools)),
        tools=tuple(
            View(
                name=tool.type_name,
                llm_name=Code(sentence(tool.llm_name)),
                fields=aligned_fields(
                    Field((), i.code("name"), _dependency(plan, tool, i))
                    for i in injections_of(tool)
                ),
            )
            for tool in tools
        ),
    )


def _imports(plan: Plan, tools: Iterable[PlannedTool]) -> list[Code]:
    """Return the lines of the import declaration."""
    kinds = {injection.text("kind") for tool in tools for injection in injections_of(tool)}
    module = plan.words["module"]
    own = [
        code('\t"{}/internal/{}"', module, Code(name))
        for kind, name in _PACKAGES.items()
        if kind in kinds
    ]
    standard = [Code('\t"log/slog"')] if "logger" in kinds else []
    return [*standard, *([Code("")] if standard and own else []), *own]


def _dependency(plan: Plan, tool: PlannedTool, injection: RecordValue) -> Code:
    """Return the type of an injected dependency."""
    kind = injection.text("kind")
    if kind == "logger":
        return Code("*slog.Logger")
    if kind == "service":
        return code("services.{}", injection.code("type_name"))
    type_ = tool.extras["wiring"].types.get(injection.text("reference"))
    if type_ is None:
        return Code("*config.Config")
    return TypePrinter(plan.declarations, Code("config.")).render_type(type_).type
