"""The view of the schemas for strict modes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.plan.model import Plan

from ...literals import comment, json_line


class DefinitionView(Struct):
    """The module of a tool, and its schema."""

    module: Code
    schema: Code


class StrictView(Struct):
    """The data for ``strict.rs.j2``."""

    source: Code
    anthropic: tuple[DefinitionView, ...]
    openai: tuple[DefinitionView, ...]


def strict_view(context: FileContext) -> StrictView:
    """Return the view of the schemas of each provider."""
    plan = context.plan
    return StrictView(
        comment(plan.source), _definitions(plan, "anthropic"), _definitions(plan, "openai")
    )


def _definitions(plan: Plan, provider: str) -> tuple[DefinitionView, ...]:
    modules = {tool.llm_name: tool.module for tool in plan.tools}
    return tuple(
        DefinitionView(modules[one.text("name")], json_line(one.json("schema")))
        for one in plan.extras["strict_modes"].data.records(provider)
        if one.flag("automatic") or plan.options["strict"] == "on"
    )


def _modules(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    del context
    return (Code("strict"),)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {"strict.rs.j2": strict_view}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {"modules": _modules}
