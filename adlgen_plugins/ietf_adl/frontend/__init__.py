"""The agent definitions of the IETF draft, also called ADL: ``adl_spec`` at the root."""

from __future__ import annotations

from adlgen.document.node import Document
from adlgen.frontends.shared.markers import Marker, all_hold, has_text

NAME = "adl-spec"
TITLE = "an agent definition of the IETF draft"
VERSIONS = ("0.3.0", "0.2.0", "0.1.0")
KEYS = ("adl_spec", "data_classification", "tools")
TOOL_KEYS = ("parameters", "returns", "read_only", "idempotent")

MARKERS = (Marker("'adl_spec', the version of the draft", lambda root: has_text(root, "adl_spec")),)


def recognises(document: Document) -> bool:
    """Report whether a document declares a version of the draft."""
    return all_hold(MARKERS, document.root)
