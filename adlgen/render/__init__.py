"""Templates print what views decided."""

from adlgen.render.pages import render

__all__ = ["render"]
