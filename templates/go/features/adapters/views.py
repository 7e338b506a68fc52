"""The view of the adapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...docs import sentence


def server_view(context: FileContext) -> View:
    """Build the view of the server."""
    plan = context.plan
    return View(module=plan.words["module"], source=Code(sentence(plan.source)))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {"mcpserver.go.j2": server_view}
