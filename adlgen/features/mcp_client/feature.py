"""Clients of the MCP servers that have the tools: emitted code needs no more than the tools."""

from __future__ import annotations

from adlgen.features.base import Feature

FEATURE = Feature()
