"""Widths of text, for packs that lay out lines."""

from adlgen.diagnostics.visible import visible, width

__all__ = ["visible", "width"]
