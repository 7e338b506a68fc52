"""MCP, the Model Context Protocol: results of ``tools/list``.

Supported are a result (``{"tools": [...]}``), a message with a result (``{"jsonrpc": ..., "result":
...}``), lists of either (pages), a list of tools, and manifests that describe a server with its tools.
The tool properties of all protocol revisions are read, regardless of the revision.
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
    """Report whether a result is clearly from MCP, even if its tools have no schemas."""
    message = has(root, "jsonrpc") and has(child(root, "result"), "tools", List)
    server = has(root, "serverInfo", Mapping) and has(root, "tools", List)
    manifest = has(root, "server", Mapping) and has(root, "tools", List)
    return message or server or (manifest and any(has(root, key) for key in _MANIFESTS))


MARKERS = (
    Marker("a tool in a list under 'tools'", _has_tools),
    Marker("'inputSchema' in at least one tool", _has_schemas),
)


def recognises(document: Document) -> bool:
    """Report whether a document lists tools, at least one with ``inputSchema``."""
    return all_hold(MARKERS, document.root)


def pages_of(root: Node) -> Iterator[Node]:
    """Yield the results, or lists of tools, of a document."""
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
    """Return the tools of a page; manifests may have ``"dynamic"`` instead of a list."""
    items = parts(page) or parts(child(page, "tools"))
    return tuple(
        item for item in items if not (isinstance(item, Scalar) and item.value == "dynamic")
    )
