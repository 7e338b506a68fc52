"""The built-in tools."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.packs.page import Page

VIEWS: Mapping[str, Callable[[Page], object]] = {}
