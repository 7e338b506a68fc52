"""Small values that schemas accept, for the views of packs."""

from __future__ import annotations

from adlgen.schema.sample import NoSampleError, sample

__all__ = ["NoSampleError", "sample"]
