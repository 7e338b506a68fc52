"""agentcli: ``tools.json``, programs that a model may call."""

from __future__ import annotations

from adlgen.document.node import Document, Mapping, Node, Sequence
from adlgen.frontends.shared.markers import Marker, all_hold, has, has_text, parts

NAME = "agentcli"
TITLE = "an agentcli tools.json"
VERSIONS: tuple[str, ...] = ()
KEYS = ("tools",)
FILES = ("tools.json",)

_OTHERS = ("inputSchema", "input_schema")
"""Keys of tools in other formats that have a list of them at their root."""


def _folded(node: Node | None, key: str) -> Node | None:
    """Return the value of a key, ignoring case."""
    entries = node.entries if isinstance(node, Mapping) else ()
    return next((entry.value for entry in entries if entry.key.lower() == key), None)


def _tools(root: Node) -> tuple[Node, ...]:
    return parts(_folded(root, "tools"))


def _has_tools(root: Node) -> bool:
    tools = _tools(root)
    return bool(tools) and all(isinstance(tool, Mapping) for tool in tools)


def _is_of_another_format(tool: Node) -> bool:
    return has_text(tool, "type", "function") or any(has(tool, key) for key in _OTHERS)


MARKERS = (
    Marker(
        "a list of mappings under 'tools' without tools of other formats",
        lambda root: _has_tools(root) and not any(map(_is_of_another_format, _tools(root))),
    ),
    Marker(
        "a list under 'command' in at least one tool",
        lambda root: any(isinstance(_folded(t, "command"), Sequence) for t in _tools(root)),
    ),
)


def recognises(document: Document) -> bool:
    """Report whether a document is a list of tools, at least one with a ``command``.

    For an empty list without other keys, the name of the file decides.
    """
    root = document.root
    tools = _folded(root, "tools")
    if isinstance(tools, Sequence) and not tools.items:
        alone = isinstance(root, Mapping) and len(root.entries) == 1
        return alone and document.source.path.rsplit("/", 1)[-1] in FILES
    return all_hold(MARKERS, document.root)
