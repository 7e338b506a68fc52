"""What the adapters add to other files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.packs.context import FileContext

from ..shared.packages import adapter_packages

VIEWS: Mapping[str, Callable[[FileContext], Any]] = {}
SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {"requirements": adapter_packages}
