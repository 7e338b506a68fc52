"""What the adapters need in other files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.packs.context import FileContext

VIEWS: Mapping[str, Callable[[FileContext], Any]] = {}


def _packages(context: FileContext) -> tuple[tuple[str, str], ...]:
    """Return the packages that the adapters import, with their versions."""
    del context
    return (("@modelcontextprotocol/server", "^2.4.0"),)


SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {"packages": _packages}
