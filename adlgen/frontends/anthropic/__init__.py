"""Anthropic: the tools of a Messages request, each with ``input_schema``."""

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
    Marker("a tool in a list, at the root or under 'tools'", lambda root: bool(tools_in(root))),
    Marker(
        f"'{SCHEMA}' in at least one tool",
        lambda root: any(has(item, SCHEMA) for item in tools_in(root)),
    ),
)


def recognises(document: Document) -> bool:
    """Report whether a document lists tools, at least one with ``input_schema``."""
    return all_hold(MARKERS, document.root)


def tools_in(root: Node) -> tuple[Node, ...]:
    """Return the tools of a request, of a list, or a single tool."""
    listed = parts(root) or parts(child(root, "tools"))
    return listed or ((root,) if has(root, SCHEMA) else ())
