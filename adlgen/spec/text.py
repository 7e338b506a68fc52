"""Strings with their spans."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.diagnostics.model import Span


@dataclass(frozen=True, slots=True)
class Text:
    """A string and its span in the source."""

    value: str
    span: Span
