"""The view of the program that serves the tools, and the packages that it imports."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...docs import header_text
from ...layout import layout
from ...literals import entry, object_, string


def main_view(context: FileContext) -> View:
    """Build the view of the program."""
    del context
    return View()


def agent_view(context: FileContext) -> View:
    """Build the view of the name and the version of the agent, which every run keeps current."""
    plan = context.plan
    values = {"name": plan.agent_name, "version": plan.version or "0.0.0"}
    entries = [entry(name, string(value), value) for name, value in values.items()]
    return View(source=header_text(plan.source), info=layout(object_(entries, broken=True)))


def _packages(context: FileContext) -> tuple[tuple[str, str], ...]:
    """Return the packages that the program imports, with their versions."""
    del context
    return (("@modelcontextprotocol/node", "^2.1.2"),)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "agent.ts.j2": agent_view,
    "main.ts.j2": main_view,
}
SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {"packages": _packages}
