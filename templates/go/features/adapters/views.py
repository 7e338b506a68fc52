"""The view of the adapters."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...docs import sentence
from ...layout import pairs
from ...literals import json_literal, literal
from ...packages import runtime


def adapter_view(context: FileContext) -> View:
    """Build the view of an adapter."""
    plan = context.plan
    return View(
        adlrt=runtime(plan),
        source=Code(sentence(plan.source)),
        has_strict=plan.options["strict"] != "none",
    )


def anthropic_view(context: FileContext) -> View:
    """Build the view of the schemas for strict mode of Anthropic."""
    return _strict_view(context, "anthropic")


def openai_view(context: FileContext) -> View:
    """Build the view of the schemas for strict mode of OpenAI."""
    return _strict_view(context, "openai")


def _strict_view(context: FileContext, provider: str) -> View:
    plan = context.plan
    definitions = plan.extras["strict_modes"].data.records(provider)
    return View(
        source=Code(sentence(plan.source)),
        package=Code(f"{provider}tools"),
        definitions=pairs(
            [
                (literal(one.text("name")), json_literal(one.json("schema"), compact=True))
                for one in definitions
                if one.flag("automatic") or plan.options["strict"] == "on"
            ]
        ),
    )


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "adktools.go.j2": adapter_view,
    "anthropictools.go.j2": adapter_view,
    "genaitools.go.j2": adapter_view,
    "mcpserver.go.j2": adapter_view,
    "openaitools.go.j2": adapter_view,
    "strict_anthropic.go.j2": anthropic_view,
    "strict_openai.go.j2": openai_view,
}
