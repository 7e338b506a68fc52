"""DojOps: ``tool.yaml`` with its schemas, and ``.dops`` files."""

from __future__ import annotations

from adlgen.document.node import Document, Scalar
from adlgen.frontends.shared.markers import Marker, all_hold, has

NAME = "dojops"
TITLE = "a DojOps tool"
VERSIONS: tuple[str, ...] = ()
KEYS = ("spec", "name", "inputSchema", "generator", "files")
SUFFIX = ".dops"
_DOPS = "dops"


MARKERS = (
    Marker("'spec', the version of the format", lambda root: has(root, "spec", Scalar)),
    Marker(
        "'inputSchema' or 'generator'",
        lambda root: has(root, "inputSchema") or has(root, "generator"),
    ),
)
"""The markers of a ``tool.yaml``."""


def recognises(document: Document) -> bool:
    """Report whether a document is one of the two kinds of file, by its version key."""
    return is_dops(document) or all_hold(MARKERS, document.root)


def is_dops(document: Document) -> bool:
    """Report whether a document has the suffix, or a key ``dops`` in its front matter."""
    return has(document.root, _DOPS) or document.source.path.endswith(SUFFIX)
