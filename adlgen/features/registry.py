"""Features by name; a feature is imported when a specification uses it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from adlgen.features.base import Feature
from adlgen.plugins import find


@cache
def feature(name: str) -> Feature:
    """Return a feature: ``FEATURE`` of the module that the core or a plug-in names. Raises KeyError if none does."""
    module = find("features", name)
    if module is None:
        raise KeyError(name)
    found = import_module(module).FEATURE
    assert isinstance(found, Feature)
    return found
