"""What the adapters need in other files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.packs.context import FileContext

from ..shared.adapters import NODE, adapter_packages, chosen_adapters

VIEWS: Mapping[str, Callable[[FileContext], Any]] = {}


def _node_versions(context: FileContext) -> tuple[str, ...]:
    """Return the versions of Node that the packages need."""
    return tuple(NODE[name] for name in chosen_adapters(context) if name in NODE)


def _exports(context: FileContext) -> tuple[tuple[str, str], ...]:
    """Return the modules that other packages may import."""
    del context
    return (("./adapters/*", "adapters/*"),)


SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "packages": adapter_packages,
    "node_versions": _node_versions,
    "exports": _exports,
}
