"""nextmoca's ADL: agents with a role and a language model; the parameters of tools are a list."""

from __future__ import annotations

from adlgen.document.node import Document
from adlgen.document.node import Sequence as List
from adlgen.frontends.shared.markers import Marker, all_hold, has, has_text

NAME = "nextmoca"
TITLE = "an agent of nextmoca's ADL"
VERSIONS: tuple[str, ...] = ()
KEYS = ("role", "llm", "llm_settings", "tools")
TOOL_KEYS = ("parameters", "returns", "display_name")

MARKERS = (
    Marker("'llm'", lambda root: has(root, "llm")),
    Marker("'role'", lambda root: has_text(root, "role")),
    Marker("a list under 'tools'", lambda root: has(root, "tools", List)),
)


def recognises(document: Document) -> bool:
    """Report whether a document is an agent with tools, a role and a language model."""
    return all_hold(MARKERS, document.root)
