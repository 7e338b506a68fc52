"""Programs that serve the tools, which need no data besides them."""

from __future__ import annotations

from adlgen.features.base import Feature

FEATURE = Feature()
