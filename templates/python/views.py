"""The views of the Python pack, by template."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.packs.context import FileContext

from .core.agent_views import harness_view, index_view
from .core.definition import formats_view
from .core.methods_view import methods_view
from .core.needs import FACTS
from .core.tool_view import tool_view, tools_view, types_view
from .imports import with_shared_runtime
from .names import runtime_of

__all__ = ["FACTS", "FINISH", "VIEWS"]

VIEWS: Mapping[str, Callable[[FileContext], object] | str] = {
    "core/tool.py.j2": tool_view,
    "core/types.py.j2": types_view,
    "core/tools.py.j2": tools_view,
    "core/methods.py.j2": methods_view,
    "core/dcg/types.py.j2": "core.dcg.types_view:types_view",
    "core/index.py.j2": index_view,
    "core/formats.py.j2": formats_view,
    "core/harness.py.j2": harness_view,
}


def _finish(context: FileContext, path: str, text: str) -> str:
    """Have the modules of features import from a runtime that is a package of its own."""
    runtime = runtime_of(context.plan)
    if not runtime:
        return text
    start = f"src/{context.plan.words['package']}/"
    if not (path.endswith(".py") and path.startswith(start)):
        return text
    folder = path.removeprefix(start).rpartition("/")[0]
    return with_shared_runtime(text, folder, runtime)


FINISH = _finish
