"""Overlays as data types; values have spans."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import Node, Sequence
from adlgen.spec.text import Text


class ArgumentOverlay(Struct):
    """The changes of one argument."""

    span: Span
    """The place of its name."""
    description: Text | None = None
    enum: Sequence | None = None
    default: Node | None = None
    value: Node | None = None
    """The value that the argument always has; models do not see it."""
    source: Text | None = None
    """The name of the value of the request that the argument has; models do not see it."""

    @property
    def is_hidden(self) -> bool:
        """Whether models do not see the argument."""
        return self.value is not None or self.source is not None


class ToolOverlay(Struct):
    """The changes of one tool."""

    span: Span
    """The place of its id."""
    replaces: Text | None = None
    """The digest of the tool that is changed."""
    rename: Text | None = None
    title: Text | None = None
    description: Text | None = None
    hints: Mapping[str, bool] = field(default_factory=dict)
    arguments: Mapping[str, ArgumentOverlay] = field(default_factory=dict)
    max_result_chars: int | None = None


class Overlay(Struct):
    """The changes of the tools of one specification."""

    span: Span
    """The place of the path of the specification."""
    prefix: Text | None = None
    arguments: Mapping[str, ArgumentOverlay] = field(default_factory=dict)
    """The changes of these arguments in all tools that have them."""
    max_result_chars: int | None = None
    """The bound of the tools without one of their own."""
    tools: Mapping[str, ToolOverlay] = field(default_factory=dict)
