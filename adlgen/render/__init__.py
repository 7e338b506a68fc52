"""Renders the files of a plan from the templates and views of a pack."""

from adlgen.render.files import placements, render

__all__ = ["placements", "render"]
