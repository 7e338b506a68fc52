"""The view of the program that serves the tools, and the packages that it imports."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...literals import string


def main_view(context: FileContext) -> View:
    """Build the view of the program."""
    plan = context.plan
    return View(name=string(plan.agent_name), version=string(plan.version or "0.0.0"))


def _packages(context: FileContext) -> tuple[tuple[str, str], ...]:
    """Return the packages that the program imports, with their versions."""
    del context
    return (("@modelcontextprotocol/node", "^2.1.2"),)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {"main.ts.j2": main_view}
SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {"packages": _packages}
