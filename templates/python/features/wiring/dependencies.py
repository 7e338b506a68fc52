"""The class of the dependencies that a tool's module declares."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.plan.data import RecordValue
from adlgen.plan.model import Plan, PlannedTool

from ...core.declarations import FieldView
from ...docs import doc_text, literal_text
from ...imports import Imports
from ...layout import Leaf
from ...statements import annotation
from .config_view import config_type
from .planned import injections_of


@dataclass(frozen=True, slots=True)
class DependenciesView:
    """The class of the injected dependencies."""

    name: Code
    doc: Code
    fields: tuple[FieldView, ...]


def dependencies_view(page: Page) -> tuple[Callable[[Imports], DependenciesView], ...]:
    """Return what declares the dependencies of a tool in a module with some imports."""
    plan, tool = page.plan, page.tool
    assert tool is not None
    return (lambda imports: _view(plan, tool, imports),)


def _view(plan: Plan, tool: PlannedTool, imports: Imports) -> DependenciesView:
    imports.use("dataclasses", "dataclass")
    return DependenciesView(
        name=Code(f"{tool.type_name}Deps"),
        doc=doc_text([Code(f"What {literal_text(tool.llm_name)} is given to work with.")], 4),
        fields=tuple(_field(plan, tool, one, imports) for one in injections_of(tool)),
    )


def _field(plan: Plan, tool: PlannedTool, injection: RecordValue, imports: Imports) -> FieldView:
    name = injection.code("name")
    laid = annotation(name, Leaf(_type(plan, tool, injection, imports)), None)
    return FieldView(name, laid.type, laid.default, Code(""))


def _type(plan: Plan, tool: PlannedTool, injection: RecordValue, imports: Imports) -> Code:
    service = injection.optional_record("service")
    if service is not None:
        module = f"..services.{service.code('module')}"
        return imports.use(module, injection.code("type_name"))
    if injection.text("give") == "logger":
        return imports.use("logging", "Logger")
    type_ = tool.extras["wiring"].types.get(injection.text("reference"))
    if type_ is None:
        return imports.use("._config", "Config")
    return config_type(plan, type_, imports)
