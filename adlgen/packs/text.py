"""Visible form and display width of text, for the layout of lines."""

from adlgen.diagnostics.visible import visible, width

__all__ = ["visible", "width"]
