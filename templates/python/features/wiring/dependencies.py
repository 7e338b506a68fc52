"""The injected dependencies of a tool, a class in the tool's module."""

from __future__ import annotations

from collections.abc import Callable

from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.packs.view import View
from adlgen.plan.model import Give, Injection, Plan, PlannedTool

from ...core.declarations import field_view
from ...docs import doc_text, literal_text
from ...imports import Imports
from ...layout import Leaf
from ...names import injections
from .config_view import config_type


def dependencies(page: Page) -> tuple[Callable[[Imports], View], ...]:
    """Return the function that declares the class with the imports of the tool's module."""
    tool = page.tool
    assert tool is not None
    return (lambda imports: _view(page.plan, tool, imports),)


def _view(plan: Plan, tool: PlannedTool, imports: Imports) -> View:
    imports.use("dataclasses", "dataclass")
    named = literal_text(tool.llm_name)
    return View(
        name=Code(f"{tool.type_name}Deps"),
        doc=doc_text([Code(f"What {named} is given to work with.")], 4),
        fields=tuple(
            field_view(name, Leaf(_type(plan, injection, imports)))
            for name, injection in injections(tool)
        ),
    )


def _type(plan: Plan, injection: Injection, imports: Imports) -> Code:
    match injection.give:
        case Give.LOGGER:
            return imports.use("logging", "Logger")
        case Give.CONFIG if injection.config_type is None:
            return imports.use("._config", "Config")
        case Give.CONFIG:
            assert injection.config_type is not None
            return config_type(plan, injection.config_type, imports)
        case Give.SERVICE:
            service = next(s for s in plan.services if s.id == injection.service)
            type_ = injection.part_type or service.interface
            return imports.use(f"..services.{service.module}", type_)
