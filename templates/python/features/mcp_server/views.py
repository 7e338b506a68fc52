"""The view of the program that serves the tools."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...docs import source_of
from ...imports import Imports
from ...literals import string
from ...names import runtime_of
from ..shared.packages import PROGRAM, requirements


def main_view(context: FileContext) -> View:
    """Build the view of the program."""
    runtime = runtime_of(context.plan)
    adapters = f"{runtime}.adapters" if runtime else ".toolspec.adapters"
    imports = Imports()
    imports.use(".toolspec", "ConfigError")
    imports.use(".toolspec.adapters.agent", "NAME")
    imports.use(".toolspec.adapters.agent", "VERSION")
    for name in ("ServerOptions", "server", "state_keys"):
        imports.use(f"{adapters}.mcp", name)
    imports.use(f"{adapters}.mcp_serve", "run_program")
    imports.use(f"{adapters}.mcp_serve", "serve")
    imports.use(".toolspec.app", "open_app")
    return View(imports=imports.view())


def agent_view(context: FileContext) -> View:
    """Build the view of the name and the version of the agent, which every run keeps current."""
    plan = context.plan
    return View(
        source=source_of(plan),
        name=Code(string(plan.agent_name)),
        version=Code(string(plan.version)),
    )


def _requirements(context: FileContext) -> tuple[Code, ...]:
    """Return what the program imports in addition to the server."""
    del context
    return requirements(PROGRAM)


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "agent.py.j2": agent_view,
    "main.py.j2": main_view,
}
SLOTS: Mapping[str, Callable[[FileContext], tuple[Code, ...]]] = {"requirements": _requirements}
