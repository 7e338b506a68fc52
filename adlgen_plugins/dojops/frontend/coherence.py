"""The semantic checks of the runtime for ``.dops`` files."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.diagnostics.model import Log, Span
from adlgen.document.node import Node
from adlgen_plugins.dojops.frontend import codes
from adlgen_plugins.dojops.frontend.paths import climbs
from adlgen_plugins.dojops.frontend.report import items_at, text_at, value_at
from adlgen_plugins.dojops.frontend.shapes import PARSERS


def check_coherence(root: Node, version: str, log: Log) -> None:
    """Report semantic problems, in the runtime's order."""
    own = _first_version(root) if version == "v1" else _empty_paths(root)
    for message, span in (*own, *_scope(root), *_network(root, version), *_parser(root)):
        log.add(codes.INCOHERENT_DOPS, message, span)


def _first_version(root: Node) -> Iterator[tuple[str, Span]]:
    if not value_at(root, "output", "type"):
        yield "Output schema must have a 'type' field", root.span
    for node in items_at(root, "files"):
        template = value_at(node, "source") == "template" and not value_at(node, "content")
        if template and (value_at(node, "format") or "raw") != "raw":
            path = value_at(node, "path")
            yield f"File '{path}': template source requires 'content' field", node.span


def _empty_paths(root: Node) -> Iterator[tuple[str, Span]]:
    for node in items_at(root, "files"):
        if not (value_at(node, "path") or "").strip():
            yield "File spec has empty path", node.span


def _scope(root: Node) -> Iterator[tuple[str, Span]]:
    for node in items_at(root, "scope", "write"):
        path = value_at(node) or ""
        if climbs(path):
            yield f"Scope write path contains path traversal: '{path}'", node.span


def _network(root: Node, version: str) -> Iterator[tuple[str, Span]]:
    network = text_at(root, "permissions", "network")
    risky = value_at(root, "risk", "level") is not None
    if version == "v1" and risky and network is not None and network.value == "required":
        yield "network permission must be 'none' for v1 tools", network.span


def _parser(root: Node) -> Iterator[tuple[str, Span]]:
    parser = text_at(root, "verification", "binary", "parser")
    if parser is not None and parser.value not in PARSERS:
        yield f"Unknown verification parser: '{parser.value}'", parser.span
