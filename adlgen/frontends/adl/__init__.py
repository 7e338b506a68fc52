"""ADL, the Agent Definition Language: manifests of ``kind: Agent``."""

from __future__ import annotations

from adlgen.document.node import (
    Document,
    Mapping,
    Scalar,
)

NAME = "adl"
TITLE = "an ADL manifest"
API_VERSION = "adl.inference-gateway.com/v1"
OLD_VERSIONS = ("adl.dev/v1", "a2a.dev/v1")
VERSIONS = (API_VERSION, *OLD_VERSIONS)
KEYS = ("apiVersion", "kind", "metadata", "spec")
TOOL_KEYS = ("id", "tags", "schema", "inject")


def recognises(document: Document) -> bool:
    """Report whether a document has an ADL ``apiVersion``, or is an agent without a known one."""
    root = document.root
    if not isinstance(root, Mapping):
        return False
    version, kind = root.get("apiVersion"), root.get("kind")
    if isinstance(version, Scalar) and version.value in VERSIONS:
        return True
    if isinstance(kind, Scalar) and kind.value == "Agent":
        return "apiVersion" in {entry.key for entry in root} or root.get("spec") is not None
    return version is None and kind is None and _is_manifest(root)


def _is_manifest(root: Mapping) -> bool:
    return isinstance(root.get("metadata"), Mapping) and isinstance(root.get("spec"), Mapping)
