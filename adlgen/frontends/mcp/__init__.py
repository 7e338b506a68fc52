"""MCP, the Model Context Protocol: what a server answers to ``tools/list``, as any program saved it.

Read are a bare result (``{"tools": [...]}``), the message around it (``{"jsonrpc": ..., "result":
...}``), several of either (pages) in a list, a plain list of tools, and the manifests that describe a
server with its tools. Revisions differ in what a tool may have; all of it is read from any of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.document.node import Document, Mapping, Node, Scalar
from adlgen.document.node import Sequence as List
from adlgen.frontends.shared.markers import Marker, all_hold, child, has, parts

NAME = "mcp"
TITLE = "a list of MCP tools"
VERSIONS: tuple[str, ...] = ()
KEYS = ("tools", "result", "jsonrpc", "nextCursor", "serverInfo")
TOOL_KEYS = ("inputSchema", "outputSchema", "annotations")
_MANIFESTS = ("manifest_version", "dxt_version")


def _has_tools(root: Node) -> bool:
    pages = list(pages_of(root))
    return bool(pages) and (any(tools_in(page) for page in pages) or _is_surely(root))


def _has_schemas(root: Node) -> bool:
    if _is_surely(root):
        return True
    return any(has(item, "inputSchema") for page in pages_of(root) for item in tools_in(page))


def _is_surely(root: Node) -> bool:
    """Tell whether a list is of MCP even when it is empty, or without schemas."""
    message = has(root, "jsonrpc") and has(child(root, "result"), "tools", List)
    server = has(root, "serverInfo", Mapping) and has(root, "tools", List)
    manifest = has(root, "server", Mapping) and has(root, "tools", List)
    return message or server or (manifest and any(has(root, key) for key in _MANIFESTS))


MARKERS = (
    Marker("a tool in a list under 'tools'", _has_tools),
    Marker("'inputSchema' in any of the tools", _has_schemas),
)


def recognises(document: Document) -> bool:
    """Tell whether a document lists tools of which one has an ``inputSchema``."""
    return all_hold(MARKERS, document.root)


def pages_of(root: Node) -> Iterator[Node]:
    """Yield every result, or list of tools, of a document."""
    if isinstance(root, List):
        results = [_result(item) for item in root.items]
        if results and all(has(result, "tools", List) for result in results):
            yield from results
        else:
            yield root
    elif has(_result(root), "tools", List):
        yield _result(root)


def _result(node: Node) -> Node:
    result = child(node, "result")
    return result if isinstance(result, Mapping) else node


def tools_in(page: Node) -> tuple[Node, ...]:
    """Return the tools of a page; servers that do not list any write ``"dynamic"`` there."""
    items = parts(page) or parts(child(page, "tools"))
    return tuple(
        item for item in items if not (isinstance(item, Scalar) and item.value == "dynamic")
    )
