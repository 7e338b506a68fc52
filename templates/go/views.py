"""The view of each template of the core."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.packs.context import FileContext

from .core.agent_views import doc_view, harness_view
from .core.tool_view import tool_view, tools_view

VIEWS: Mapping[str, Callable[[FileContext], object] | str] = {
    "core/tool.go.j2": tool_view,
    "core/tools.go.j2": tools_view,
    "core/doc.go.j2": doc_view,
    "core/harness.go.j2": harness_view,
}
