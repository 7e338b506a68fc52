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
    own = {str(names.type_name).lower() for tool, names in tools if tool.id == only}
    if scope != "agent" or not own:
        yield from ((tool, names) for tool, names in tools if tool.id == only)
        return
    known, before = own, 0
    while len(known) > before:
        before = len(known)
        known = known | {
            name
            for name in (str(names.type_name).lower() for _, names in tools)
            if any(name.startswith(one) or one.startswith(name) for one in known)
        }
    for tool, names in tools:
        is_pinned = any((*tool.names, *tool.output_names))
        if is_pinned or str(names.type_name).lower() in known:
            yield tool, names
