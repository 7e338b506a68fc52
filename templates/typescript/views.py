"""The view of each template."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.packs.context import FileContext

from .core.agent_views import harness_view, index_view
from .core.tool_view import tool_view, tools_view

VIEWS: Mapping[str, Callable[[FileContext], object] | str] = {
    "core/tool.ts.j2": tool_view,
    "core/tools.ts.j2": tools_view,
    "core/index.ts.j2": index_view,
    "core/harness.ts.j2": harness_view,
}
