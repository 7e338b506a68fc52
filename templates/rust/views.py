"""The view of each template."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.packs.context import FileContext

from .core.agent_views import toolspec_view
from .core.asking import FACTS, ask_view
from .core.formats import formats_view, native_view
from .core.harness import harness_view
from .core.shared_runtime import runtime_view
from .core.tool_view import tool_view, tools_view, types_view

__all__ = ["FACTS", "VIEWS"]

VIEWS: Mapping[str, Callable[[FileContext], object] | str] = {
    "core/ask.rs.j2": ask_view,
    "core/formats.rs.j2": formats_view,
    "core/harness.rs.j2": harness_view,
    "core/harness.toml.j2": harness_view,
    "core/runtime.rs.j2": runtime_view,
    "core/mod.rs.j2": toolspec_view,
    "core/native.rs.j2": native_view,
    "core/tool.rs.j2": tool_view,
    "core/tools.rs.j2": tools_view,
    "core/types.rs.j2": types_view,
}
