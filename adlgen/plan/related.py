"""Tools whose plans depend on one another: those of which the types may have equal names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from adlgen.ir.agent import Tool
from adlgen.plan.identifiers import ToolNames


def related(
    tools: Sequence[tuple[Tool, ToolNames]], only: str, scope: str
) -> Iterator[tuple[Tool, ToolNames]]:
    """Yield a tool, and those that may take the names of its types, in the order of the agent; ``scope`` is that of types.

    The names of nested types start with that of their tool, so only tools of which one name starts with the other can take names
    of each other, and those with names that the user has chosen.
    """
    known = [str(names.type_name).lower() for _, names in tools]
    own = next((name for (tool, _), name in zip(tools, known, strict=True) if tool.id == only), "")
    if scope != "agent" or not own:
        yield from ((tool, names) for tool, names in tools if tool.id == only)
        return
    # Names that are connected by such starts all have the shortest of them as their start.
    start = min((name for name in known if own.startswith(name)), key=len)
    for (tool, names), name in zip(tools, known, strict=True):
        if name.startswith(start) or any((*tool.names, *tool.output_names)):
            yield tool, names
