"""The view of the adapters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...docs import sentence
from ...modules import adapter_modules
from ...packages import runtime


def adapter_view(context: FileContext) -> View:
    """Build the view of an adapter."""
    plan = context.plan
    return View(
        adlrt=runtime(plan),
        source=Code(sentence(plan.source)),
        has_strict=plan.options["strict"] != "none",
    )


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "adktools.go.j2": adapter_view,
    "anthropictools.go.j2": adapter_view,
    "genaitools.go.j2": adapter_view,
    "mcpask.go.j2": adapter_view,
    "mcpserver.go.j2": adapter_view,
    "openaitools.go.j2": adapter_view,
}
SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {"modules": adapter_modules}
