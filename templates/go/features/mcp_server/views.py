"""The view of the program that serves the tools."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import RecordDecl

from ...docs import sentence
from ...literals import literal
from ...packages import runtime


def main_view(context: FileContext) -> View:
    """Build the view of the program."""
    plan = context.plan
    sections = plan.extras["wiring"].declarations.values()
    is_taken = any(isinstance(d, RecordDecl) and d.name == "Load" for d in sections)
    return View(
        module=plan.words["module"],
        load=Code("LoadConfig" if is_taken else "Load"),
    )


def agent_view(context: FileContext) -> View:
    """Build the view of the name and the version of the agent, which every run keeps current."""
    plan = context.plan
    return View(
        source=Code(sentence(plan.source)),
        name=literal(plan.agent_name),
        version=literal(plan.version),
    )


def server_view(context: FileContext) -> View:
    """Build the view of the server."""
    plan = context.plan
    return View(adlrt=runtime(plan), source=Code(sentence(plan.source)))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "main.go.j2": main_view,
    "agent.go.j2": agent_view,
    "server.go.j2": server_view,
}
