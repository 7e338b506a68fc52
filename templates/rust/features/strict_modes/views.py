"""The schemas for strict modes, which are a part of the definition of a tool."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext

from ...core.definition import ListView
from ...literals import json_line, string

_PROVIDERS = ("anthropic", "openai")


def _strict(context: FileContext) -> tuple[ListView, ...]:
    """Return the property of a tool that has the schemas for strict modes."""
    tool, data = context.tool, context.plan.extras["strict_modes"].data
    assert tool is not None
    schemas = tuple(
        code("({}, {})", string(provider), json_line(one.json("schema")))
        for provider in _PROVIDERS
        for one in data.records(provider)
        if one.text("name") == tool.llm_name
        and (one.flag("automatic") or context.plan.options["strict"] == "on")
    )
    return (ListView(Code("strict"), schemas),) if schemas else ()


def _modules(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    del context
    return (Code("strict"),)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {}

SLOTS: Mapping[str, Callable[[FileContext], tuple[object, ...]]] = {
    "definition": _strict,
    "modules": _modules,
}
