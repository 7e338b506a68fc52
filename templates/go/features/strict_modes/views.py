"""The definitions for strict modes, which are a part of the definition of a tool."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext

from ...layout import pairs
from ...literals import json_literal, literal

_PROVIDERS = ("anthropic", "openai")

VIEWS: Mapping[str, Callable[[FileContext], object]] = {}


def _strict(context: FileContext) -> tuple[tuple[Code, Code], ...]:
    """Return the entry of the definition of a tool that has the schemas for strict modes."""
    tool, data = context.tool, context.plan.extras["strict_modes"].data
    assert tool is not None
    schemas = [
        (literal(provider), json_literal(one.json("schema"), compact=True))
        for provider in _PROVIDERS
        for one in data.records(provider)
        if one.text("name") == tool.llm_name
        and (one.flag("automatic") or context.plan.options["strict"] == "on")
    ]
    if not schemas:
        return ()
    lines = Code("").joined(code("\t\t{}\n", line) for line in pairs(schemas))
    return ((Code("Strict"), code("map[string]string{{\n{}\t}}", lines)),)


SLOTS = {"definition": _strict}
