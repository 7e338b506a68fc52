"""The view of each template of the core."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.packs.context import FileContext

from .core.agent_views import doc_view, harness_view
from .core.calls_view import calls_view
from .core.needs import FACTS
from .core.tool_view import package_formats_view, tool_view, tools_view, types_view

__all__ = ["FACTS", "VIEWS"]

VIEWS: Mapping[str, Callable[[FileContext], object] | str] = {
    "core/tool.go.j2": tool_view,
    "core/tools.go.j2": tools_view,
    "core/types.go.j2": types_view,
    "core/calls.go.j2": calls_view,
    "core/formats.go.j2": package_formats_view,
    "core/doc.go.j2": doc_view,
    "core/harness.go.j2": harness_view,
}
