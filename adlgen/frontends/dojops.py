"""DojOps: ``tool.yaml`` with its schemas, and ``.dops`` files."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.document.node import Document
from adlgen.frontends.dojops_dops import is_dops, read_dops
from adlgen.frontends.dojops_manifest import is_manifest, read_manifest, spec_of
from adlgen.spec.model import Spec

NAME = "dojops"
TITLE = "a DojOps tool"
VERSIONS: tuple[str, ...] = ()
KEYS = ("spec", "name", "inputSchema", "generator", "files")


def recognises(document: Document) -> bool:
    """Tell whether a document is one of the two; which one, its front matter says."""
    return is_dops(document) or is_manifest(document.root)


def read(document: Document, log: Log) -> Spec:
    """Return the specification of the tool; every problem of it goes to the log."""
    tool = read_dops(document, log) if is_dops(document) else read_manifest(document, log)
    return spec_of(document, tool, NAME)
