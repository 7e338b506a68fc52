"""The schemas for strict modes, which are a part of the definition of a tool."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from adlgen.packs.context import FileContext

_PROVIDERS = ("anthropic", "openai")

VIEWS: Mapping[str, Callable[[FileContext], object]] = {}


def _strict(context: FileContext) -> tuple[tuple[str, dict[str, str]], ...]:
    """Return the argument of a tool that has the schemas for strict modes."""
    tool, data = context.tool, context.plan.extras["strict_modes"].data
    assert tool is not None
    schemas = {
        provider: json.dumps(one.json("schema"), ensure_ascii=False, separators=(",", ":"))
        for provider in _PROVIDERS
        for one in data.records(provider)
        if one.text("name") == tool.llm_name
        and (one.flag("automatic") or context.plan.options["strict"] == "on")
    }
    return (("strict", schemas),) if schemas else ()


SLOTS = {"definition": _strict}
