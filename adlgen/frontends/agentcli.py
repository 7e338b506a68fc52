"""agentcli: ``tools.json``, programs that a model may call."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Mapping, Node, Scalar, Sequence
from adlgen.spec.model import Spec, Text

NAME = "agentcli"
TITLE = "an agentcli tools.json"
VERSIONS: tuple[str, ...] = ()
KEYS = ("tools",)
FILE = "tools.json"

_OTHERS = ("inputSchema", "input_schema")
"""Keys of tools in other formats that have a list of them at their root."""


def recognises(document: Document) -> bool:
    """Tell whether a document is a list of tools with a ``command`` each, or at least one of them.

    An empty list says nothing of its format; then the name of the file decides.
    """
    root = document.root
    tools = _folded(root, "tools") if isinstance(root, Mapping) else None
    if not isinstance(tools, Sequence):
        return False
    if not tools.items:
        return document.source.path.rsplit("/", 1)[-1] == FILE
    if not all(isinstance(tool, Mapping) for tool in tools.items):
        return False
    known = [tool for tool in tools.items if isinstance(tool, Mapping)]
    if any(_is_of_another_format(tool) for tool in known):
        return False
    return any(isinstance(_folded(tool, "command"), Sequence) for tool in known)


def _is_of_another_format(tool: Mapping) -> bool:
    kind = tool.get("type")
    is_function = isinstance(kind, Scalar) and kind.value == "function"
    return is_function or any(tool.get(key) is not None for key in _OTHERS)


def _folded(node: Mapping, key: str) -> Node | None:
    return next((entry.value for entry in node if entry.key.lower() == key), None)


def read(document: Document, log: Log) -> Spec:
    """Return the specification; problems go to the log, of each tool the first one."""
    # Most documents are of other formats, and do not wait for the reader of this one.
    from adlgen.frontends.agentcli_tools import read_tools

    name = document.source.path.rsplit("/", 1)[-1]
    return Spec(
        path=name,
        dialect=NAME,
        name=Text(name.partition(".")[0] or "tools", document.root.span),
        description="",
        version="",
        tools=read_tools(document, log),
    )
