"""OpenAI: the functions that a request to Chat Completions or Responses offers to the model.

Read are a list of tools, an object with such a list (``tools``; a whole request has one), the older
``functions``, and one tool by itself. Chat Completions wraps a function, Responses does not.
"""

from __future__ import annotations

from adlgen.document.node import Document, Mapping, Node
from adlgen.frontends.shared.gemini_types import is_own
from adlgen.frontends.shared.markers import Marker, all_hold, child, has, parts, says

NAME = "openai"
TITLE = "a list of OpenAI functions"
VERSIONS: tuple[str, ...] = ()
KEYS = ("tools", "functions", "tool_choice", "parallel_tool_calls")
TOOL_KEYS = ("function", "parameters", "strict")
_OTHERS = ("adl_spec", "apiVersion", "openapi", "swagger", "jsonrpc")
"""Keys at the root that other formats have, which list functions of this look inside."""
GROUP = "namespace"


def _has_list(root: Node) -> bool:
    return bool(tools_in(root)) and not any(has(root, key) for key in _OTHERS)


def _has_function(root: Node) -> bool:
    items = tools_in(root)
    if any(says(item, "type", "function", GROUP) for item in items):
        return True
    bare = not has(root, "tools")
    return bare and any(_is_bare(item) for item in items)


def _is_bare(item: Node) -> bool:
    """Tell whether an item is a function of the older kind: a name, and parameters in JSON Schema."""
    parameters = child(item, "parameters")
    if not says(item, "name") or has(item, "command") or has(item, "type"):
        return False
    return isinstance(parameters, Mapping) and not is_own(parameters)


MARKERS = (
    Marker("a function in a list, by itself or under 'tools'", _has_list),
    Marker("'type: function' in any of the tools", _has_function),
)


def recognises(document: Document) -> bool:
    """Tell whether a document lists tools of which one is of the type ``function``."""
    return all_hold(MARKERS, document.root)


def tools_in(root: Node) -> tuple[Node, ...]:
    """Return the tools of a request or a list, or one function by itself."""
    listed = parts(root) or parts(child(root, "tools", "functions"))
    return listed or ((root,) if says(root, "type", "function") else ())
