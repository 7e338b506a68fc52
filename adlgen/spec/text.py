"""Texts with their place."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.diagnostics.model import Span


@dataclass(frozen=True, slots=True)
class Text:
    """A text and where it stands."""

    value: str
    span: Span
