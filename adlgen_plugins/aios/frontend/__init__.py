"""AIOS tools, schema versions 1.0 and 2.0: one file describes a tool with several commands."""

from __future__ import annotations

from adlgen.document.node import Document, Mapping, Scalar

NAME = "aios"
TITLE = "an AIOS tool"
VERSIONS = ()
KEYS = ("tool",)

KINDS = ("mcp", "cli", "local", "meta")
REQUIRED = ("id", "type", "name", "version", "description")
NEWER = ("executable_knowledge", "api_complexity", "anti_patterns")
"""Fields that only version 2.0 has."""
_MARKERS = (*REQUIRED, "schema_version", "knowledge_strategy", *NEWER, "examples", "commands")
_MARKERS_BY_KIND = tuple(f"{kind}_specific" for kind in KINDS)
_OF_OTHERS = ("inputSchema", "input_schema")
"""Fields that tools of other formats have."""


def recognises(document: Document) -> bool:
    """Report whether the root has a mapping ``tool`` with a field of the format, or is such a mapping."""
    root = document.root
    if not isinstance(root, Mapping) or root.entry("apiVersion") is not None:
        return False
    tool = root.get("tool")
    if isinstance(tool, Mapping):
        keys = {entry.key for entry in tool}
        return bool(keys & {*_MARKERS, *_MARKERS_BY_KIND}) and not keys & {*_OF_OTHERS}
    kind = root.get("type")
    return (
        tool is None
        and isinstance(kind, Scalar)
        and kind.value in KINDS
        and all(root.entry(key) is not None for key in ("id", "version"))
    )
