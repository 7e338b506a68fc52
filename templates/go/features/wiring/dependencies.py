"""The dependencies that a tool's file declares."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import Plan, PlannedTool

from ...layout import Field, aligned_fields
from ...types import TypePrinter
from .planned import injections_of


def dependencies_view(context: FileContext) -> tuple[View, ...]:
    """Return the struct of a tool's dependencies."""
    plan, tool = context.plan, context.tool
    assert tool is not None
    injections = injections_of(tool)
    kinds = {injection.text("kind") for injection in injections}
    packages = [name for kind, name in _PACKAGES.items() if kind in kinds]
    return (
        View(
            standard_packages=(Code("log/slog"),) if "logger" in kinds else (),
            packages=tuple(map(Code, packages)),
            fields=aligned_fields(
                Field((), i.code("name"), _dependency(plan, tool, i)) for i in injections
            ),
        ),
    )


_PACKAGES = {"config": "config", "service": "services"}
"""The package that declares the types of a kind of dependency."""


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
