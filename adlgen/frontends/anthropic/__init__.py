"""Anthropic: the tools that a request to Messages offers to the model, each with ``input_schema``."""

from __future__ import annotations

from adlgen.document.node import Document, Node
from adlgen.frontends.shared.markers import Marker, all_hold, child, has, parts

NAME = "anthropic"
TITLE = "a list of Anthropic tools"
VERSIONS: tuple[str, ...] = ()
KEYS = ("tools", "tool_choice", "max_tokens")
TOOL_KEYS = ("input_schema", "cache_control")
SCHEMA = "input_schema"

MARKERS = (
    Marker("a tool in a list, by itself or under 'tools'", lambda root: bool(tools_in(root))),
    Marker(
        f"'{SCHEMA}' in any of the tools",
        lambda root: any(has(item, SCHEMA) for item in tools_in(root)),
    ),
)


def recognises(document: Document) -> bool:
    """Tell whether a document lists tools of which one has an ``input_schema``."""
    return all_hold(MARKERS, document.root)


def tools_in(root: Node) -> tuple[Node, ...]:
    """Return the tools of a request or a list, or one tool by itself."""
    listed = parts(root) or parts(child(root, "tools"))
    return listed or ((root,) if has(root, SCHEMA) else ())
