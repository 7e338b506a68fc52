"""Keywords of JSON Schema that packs distinguish."""

from __future__ import annotations

from adlgen.schema.keywords import META_DATA

__all__ = ["META_DATA"]
