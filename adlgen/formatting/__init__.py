"""The canonical layout of specifications and files of definitions."""

from adlgen.formatting.format import formatted

__all__ = ["formatted"]
