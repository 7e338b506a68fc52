"""Keywords of JSON Schema that packs tell apart."""

from __future__ import annotations

from adlgen.schema.keywords import META_DATA

__all__ = ["META_DATA"]
