"""Markdown of specifications: read once, written as HTML by the catalogue and as Markdown by pages."""
