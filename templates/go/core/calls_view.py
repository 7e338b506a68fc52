"""The view of the tools as functions, which handle calls and make them."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.version import current_version
from adlgen.packs.view import View
from adlgen.plan.model import Plan, PlannedTool

from ..docs import sentence
from ..layout import Field, aligned_fields, pairs
from ..packages import package, runtime
from ..types import output_type


def calls_view(context: FileContext) -> View:
    """Build the view of the file of the tools as functions."""
    plan = context.plan
    return View(
        package=package(plan),
        source=Code(sentence(plan.source)),
        adlrt=runtime(plan),
        calls=calls_of(plan),
    )


def calls_of(plan: Plan) -> View:
    """Build the view of the tools as functions."""
    tools = plan.tools
    return View(
        has_version=bool(plan.words["runtime"]),
        version=_version(),
        fields=aligned_fields(map(_field, tools)),
        names=tuple(tool.type_name for tool in tools),
        tools=tuple(
            View(name=tool.type_name, input=tool.input.name, output=output_type(tool))
            for tool in tools
        ),
        handled=pairs([(t.type_name, code("h.{}", t.type_name)) for t in tools]),
        bound=tuple(code("{0}.Bind(t.{0}),", tool.type_name) for tool in tools),
    )


def _version() -> View:
    """Return the versions of a runtime package that the code works with, as its numbers."""
    version = current_version()
    minor = version.major * 1000 + version.minor
    return View(
        minor=Code(f"{version.major}.{version.minor}"),
        least=Code(str(minor * 1000 + version.patch)),
        most=Code(str(minor * 1000 + 999)),
    )


def _field(tool: PlannedTool) -> Field:
    # Documentation is in the files of tools, so that a change of it concerns no other file.
    return Field((), tool.type_name, code("func{}", _signature(tool)))


def _signature(tool: PlannedTool) -> Code:
    return code("(ctx context.Context, in {}) ({}, error)", tool.input.name, output_type(tool))
