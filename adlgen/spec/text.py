"""Texts with their place."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Span


class Text(Struct):
    """A text and where it stands."""

    value: str
    span: Span
