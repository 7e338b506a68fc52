"""The view of the schemas for strict modes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import Plan

from ...docs import header_text
from ...imports import Imports, tool_module
from ...literals import string
from ...names import spec_value


class DefinitionView(Struct):
    """The spec of a tool, and its schema as JSON text."""

    spec: Code
    schema: Code


class StrictView(Struct):
    """The data for ``strict.ts.j2``."""

    source: Code
    imports: tuple[View, ...]
    anthropic: tuple[DefinitionView, ...]
    openai: tuple[DefinitionView, ...]


def strict_view(context: FileContext) -> StrictView:
    """Return the view of the schemas of each provider."""
    plan, imports = context.plan, Imports()
    found = {name: _definitions(plan, name, imports) for name in ("anthropic", "openai")}
    return StrictView(
        header_text(plan.source), imports.clauses(), found["anthropic"], found["openai"]
    )


def _definitions(plan: Plan, provider: str, imports: Imports) -> tuple[DefinitionView, ...]:
    tools = {tool.llm_name: tool for tool in plan.tools}
    return tuple(
        DefinitionView(
            imports.add(tool_module("..", plan, tools[name]), spec_value(tools[name])),
            string(json.dumps(one.json("schema"), ensure_ascii=False, separators=(",", ":"))),
        )
        for one in plan.extras["strict_modes"].data.records(provider)
        for name in [one.text("name")]
        if one.flag("automatic") or plan.options["strict"] == "on"
    )


VIEWS: Mapping[str, Callable[[FileContext], object]] = {"strict.ts.j2": strict_view}


def _exports(context: FileContext) -> tuple[tuple[str, str], ...]:
    """Return the modules that other packages may import."""
    del context
    return (("./adapters/*", "adapters/*"),)


SLOTS = {"exports": _exports}
