"""The agent definitions of the IETF draft, which are called ADL too: ``adl_spec`` at the root."""

from __future__ import annotations

from adlgen.document.node import Document
from adlgen.frontends.shared.markers import Marker, all_hold, says

NAME = "adl-spec"
TITLE = "an agent definition of the IETF draft"
VERSIONS = ("0.3.0", "0.2.0", "0.1.0")
KEYS = ("adl_spec", "data_classification", "tools")
TOOL_KEYS = ("parameters", "returns", "read_only", "idempotent")

MARKERS = (Marker("'adl_spec', the version of the draft", lambda root: says(root, "adl_spec")),)


def recognises(document: Document) -> bool:
    """Tell whether a document says which version of the draft it follows."""
    return all_hold(MARKERS, document.root)
