"""The injected dependencies of a tool, a class in the tool's module."""

from __future__ import annotations

from collections.abc import Callable

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import Plan, PlannedTool

from ...core.declarations import field_view
from ...docs import doc_text, literal_text
from ...imports import Imports
from ...layout import Leaf
from .config_view import config_type
from .planned import injections_of


def dependencies(context: FileContext) -> tuple[Callable[[Imports], View], ...]:
    """Return a function that declares the class, given the imports of the tool's module."""
    tool = context.tool
    assert tool is not None
    return (lambda imports: _view(context.plan, tool, imports),)


def _view(plan: Plan, tool: PlannedTool, imports: Imports) -> View:
    imports.use("dataclasses", "dataclass")
    named = literal_text(tool.llm_name)
    return View(
        name=Code(f"{tool.type_name}Deps"),
        doc=doc_text([Code(f"Dependencies of {named}.")], 4),
        fields=tuple(
            field_view(injection.code("name"), Leaf(_type(plan, tool, injection, imports)))
            for injection in injections_of(tool)
        ),
    )


def _type(plan: Plan, tool: PlannedTool, injection: RecordValue, imports: Imports) -> Code:
    service = injection.optional_record("service")
    if service is not None:
        module = f"..services.{service.code('module')}"
        return imports.guard(module, injection.code("type_name"))
    if injection.text("kind") == "logger":
        return imports.use("logging", "Logger")
    type_ = tool.extras["wiring"].types.get(injection.text("reference"))
    if type_ is None:
        return imports.use("._config", "Config")
    return config_type(plan, type_, imports)
