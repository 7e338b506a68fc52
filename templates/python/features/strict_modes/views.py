"""The view of the schemas for strict modes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.plan.model import Plan

from ...docs import source_of
from ...literals import string


class DefinitionView(Struct):
    """The name of a tool, and its schema as JSON text, both as literals."""

    name: Code
    schema: Code


class StrictView(Struct):
    """The data for ``strict.py.j2``."""

    source: Code
    anthropic: tuple[DefinitionView, ...]
    openai: tuple[DefinitionView, ...]


def strict_view(context: FileContext) -> StrictView:
    """Return the view of the schemas of each provider."""
    plan = context.plan
    return StrictView(
        source_of(plan), _definitions(plan, "anthropic"), _definitions(plan, "openai")
    )


def _definitions(plan: Plan, provider: str) -> tuple[DefinitionView, ...]:
    return tuple(
        DefinitionView(
            string(one.text("name")),
            string(json.dumps(one.json("schema"), ensure_ascii=False, separators=(",", ":"))),
        )
        for one in plan.extras["strict_modes"].data.records(provider)
        if one.flag("automatic") or plan.options["strict"] == "on"
    )


VIEWS: Mapping[str, Callable[[FileContext], object]] = {"strict.py.j2": strict_view}
