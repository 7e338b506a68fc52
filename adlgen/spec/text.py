"""Strings with their spans."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Span


class Text(Struct):
    """A string and its span in the source."""

    value: str
    span: Span
