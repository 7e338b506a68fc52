"""The view of the program that serves the tools."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...literals import string


def main_view(context: FileContext) -> View:
    """Build the view of the program."""
    plan = context.plan
    return View(name=Code(string(plan.agent_name)), version=Code(string(plan.version)))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {"main.py.j2": main_view}
