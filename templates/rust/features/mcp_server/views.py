"""The view of the program that serves the tools, and what it needs in other files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.text import width
from adlgen.packs.view import View

from ...layout import place_value
from ...literals import comment, string

_BEFORE_AND_AFTER_NAME = 18
"""The columns of a constant of type ``&str`` up to its value, without its name."""

_CRATES = {
    "http-body-util": '"0.1"',
    "hyper": '{ version = "1", features = ["http1", "server"] }',
    "hyper-util": '{ version = "0.1", features = ["tokio"] }',
    "rmcp": '{ version = "3.11", default-features = false, features = ["transport-streamable-http-server"] }',
    "rustix": '{ version = "1", default-features = false, features = ["std", "stdio"] }',
    "tokio": '{ version = "1", features = ["fs", "macros", "net", "rt-multi-thread", "signal", "sync", "time"] }',
}


def main_view(context: FileContext) -> View:
    """Return the view of the program."""
    return View(crate=context.plan.words["package"])


def agent_view(context: FileContext) -> View:
    """Return the view of the name and the version of the agent, which every run keeps current."""
    plan = context.plan
    values = {Code("NAME"): string(plan.agent_name), Code("VERSION"): string(plan.version)}
    return View(
        source=comment(plan.source),
        constants=tuple(_constant(name, value) for name, value in values.items()),
    )


def _constant(name: Code, value: Code) -> View:
    placed = place_value(value, _BEFORE_AND_AFTER_NAME + width(name), Code(";"))
    return View(name=name, value=placed.text, is_below=placed.is_below)


def _crates(context: FileContext) -> tuple[tuple[str, Code], ...]:
    """Return the crates that the program imports, as entries of the manifest."""
    del context
    return tuple((name, Code(entry)) for name, entry in _CRATES.items())


def _adapters(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of ``adapters`` that the feature adds."""
    del context
    return (Code("agent"), Code("mcp_serve"))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "agent.rs.j2": agent_view,
    "main.rs.j2": main_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "crates": _crates,
    "adapters": _adapters,
}
