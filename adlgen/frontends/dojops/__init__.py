"""DojOps: ``tool.yaml`` with its schemas, and ``.dops`` files."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.document.node import Document
from adlgen.frontends.shared.markers import Marker, all_hold, has
from adlgen.spec.model import Spec, Text

NAME = "dojops"
TITLE = "a DojOps tool"
VERSIONS: tuple[str, ...] = ()
KEYS = ("spec", "name", "inputSchema", "generator", "files")
SUFFIX = ".dops"
_DOPS = "dops"


MARKERS = (
    Marker("'spec', the version of the format", lambda root: has(root, "spec")),
    Marker(
        "'inputSchema' or 'generator'",
        lambda root: has(root, "inputSchema") or has(root, "generator"),
    ),
)
"""What a ``tool.yaml`` cannot do without."""


def recognises(document: Document) -> bool:
    """Tell whether a document is one of the two: the version that it states says which."""
    return is_dops(document) or all_hold(MARKERS, document.root)


def is_dops(document: Document) -> bool:
    """Tell whether a document has the suffix, or a key ``dops`` in its front matter."""
    return has(document.root, _DOPS) or document.source.path.endswith(SUFFIX)


def read(document: Document, log: Log) -> Spec:
    """Return the specification of the tool, or of none after an error; problems go to the log."""
    # The tables of both take a while to make, and most documents are of other formats.
    if is_dops(document):
        from adlgen.frontends.dojops.dops import read_dops as read_tool
    else:
        from adlgen.frontends.dojops.manifest import read_manifest as read_tool

    found = read_tool(document, log)
    tool = None if found is None else found.tool
    described = None if tool is None else tool.description
    return Spec(
        path=document.source.path.rsplit("/", 1)[-1],
        dialect=NAME,
        name=Text("", document.root.span) if tool is None else tool.id,
        description="" if described is None else described.value,
        version="" if found is None else found.generation.version,
        tools=() if tool is None else (tool,),
    )
