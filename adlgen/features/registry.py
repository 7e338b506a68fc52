"""Features by name; a feature is imported when a specification uses it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from adlgen.features.base import Feature


@cache
def feature(name: str) -> Feature:
    """Return a feature: ``FEATURE`` of ``adlgen.features.<name>.feature``."""
    found = import_module(f"adlgen.features.{name}.feature").FEATURE
    assert isinstance(found, Feature)
    return found
