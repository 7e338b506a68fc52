"""Tools as code, which need no data besides the tools."""

from __future__ import annotations

from adlgen.features.base import Feature

FEATURE = Feature()
