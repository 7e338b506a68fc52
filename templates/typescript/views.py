"""The view of each template."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.packs.context import FileContext

from .core.agent_views import harness_view, index_view, shared_runtime_view
from .core.needs import has_more, has_programs
from .core.tool_view import tool_view, tools_view
from .core.types_view import types_view

VIEWS: Mapping[str, Callable[[FileContext], object] | str] = {
    "core/tool.ts.j2": tool_view,
    "core/tools.ts.j2": tools_view,
    "core/types.ts.j2": types_view,
    "core/formats.ts.j2": "core.formats_view:formats_view",
    "core/index.ts.j2": index_view,
    "core/harness.ts.j2": harness_view,
    "core/shared_runtime.ts.j2": shared_runtime_view,
}


def _finish(context: FileContext, path: str, text: str) -> str:
    """Return the text of a file with other specifiers of imports, if an option asks for them."""
    options = context.plan.options
    if options["imports"] == "js" and not options["runtime"]:
        return text
    from .specifiers import finish

    return finish(context, path, text)


FINISH = _finish
FACTS = {"more_keywords": has_more, "programs": has_programs}
