"""The adapters print the definitions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.packs.context import FileContext

VIEWS: Mapping[str, Callable[[FileContext], object]] = {}
