"""Templates print what views decided."""

from adlgen.render.pages import placements, render

__all__ = ["placements", "render"]
