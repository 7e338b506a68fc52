"""OpenAI: the functions of a request to Chat Completions or Responses.

Supported are a list of tools, an object with such a list under ``tools`` (for example a whole request),
the older ``functions``, and a single tool. Chat Completions wraps functions, Responses does not.
"""

from __future__ import annotations

from adlgen.document.node import Document, Mapping, Node
from adlgen.frontends.shared.gemini_types import is_own
from adlgen.frontends.shared.markers import Marker, all_hold, child, has, has_text, parts

NAME = "openai"
TITLE = "a list of OpenAI functions"
VERSIONS: tuple[str, ...] = ()
KEYS = ("tools", "functions", "tool_choice", "parallel_tool_calls")
TOOL_KEYS = ("function", "parameters", "strict")
_OTHERS = ("adl_spec", "apiVersion", "openapi", "swagger", "jsonrpc")
"""Root keys of other formats that contain similar functions."""
GROUP = "namespace"


def _has_list(root: Node) -> bool:
    return bool(tools_in(root)) and not any(has(root, key) for key in _OTHERS)


def _has_function(root: Node) -> bool:
    items = tools_in(root)
    if any(has_text(item, "type", "function", GROUP) for item in items):
        return True
    bare = not has(root, "tools")
    return bare and any(_is_bare(item) for item in items)


def _is_bare(item: Node) -> bool:
    """Report whether an item is an older function: a name, and parameters in JSON Schema."""
    parameters = child(item, "parameters")
    if not has_text(item, "name") or has(item, "command") or has(item, "type"):
        return False
    return isinstance(parameters, Mapping) and not is_own(parameters)


MARKERS = (
    Marker("a function in a list, at the root or under 'tools'", _has_list),
    Marker("'type: function' in at least one tool", _has_function),
)


def recognises(document: Document) -> bool:
    """Report whether a document lists tools, at least one of type ``function``."""
    return all_hold(MARKERS, document.root)


def tools_in(root: Node) -> tuple[Node, ...]:
    """Return the tools of a request, of a list, or a single function."""
    listed = parts(root) or parts(child(root, "tools", "functions"))
    return listed or ((root,) if has_text(root, "type", "function") else ())
