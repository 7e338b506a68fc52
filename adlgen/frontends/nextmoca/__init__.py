"""nextmoca's ADL: agents with a role and a language model, and tools whose parameters are a list."""

from __future__ import annotations

from adlgen.document.node import Document
from adlgen.document.node import Sequence as List
from adlgen.frontends.shared.markers import Marker, all_hold, has, says

NAME = "nextmoca"
TITLE = "an agent of nextmoca's ADL"
VERSIONS: tuple[str, ...] = ()
KEYS = ("role", "llm", "llm_settings", "tools")
TOOL_KEYS = ("parameters", "returns", "display_name")

MARKERS = (
    Marker("'llm'", lambda root: has(root, "llm")),
    Marker("'role'", lambda root: says(root, "role")),
    Marker("'tools', a list", lambda root: has(root, "tools", List)),
)


def recognises(document: Document) -> bool:
    """Tell whether a document is an agent with tools, a role and a language model."""
    return all_hold(MARKERS, document.root)
