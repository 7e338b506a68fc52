"""Synthetic nodes, with the span of the text that they were derived from."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.diagnostics.model import Span
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence


def mapping(span: Span, **entries: Node) -> Mapping:
    """Return a mapping; each key has the span of its value."""
    return Mapping(tuple(Entry(key, node.span, node) for key, node in entries.items()), span)


def text(value: bool | float | str | None, span: Span) -> Scalar:  # noqa: FBT001 - it is data
    """Return a string or another scalar."""
    return Scalar(value, span)


def sequence(span: Span, items: Iterable[Node]) -> Sequence:
    """Return a list."""
    return Sequence(tuple(items), span)
