"""Resolution of a specification: each used feature completes its own models."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from adlgen.diagnostics.model import Log
from adlgen.spec.model import Spec


class Resolves(Protocol):
    """The part of a feature that resolution calls."""

    def resolve(self, spec: Spec, log: Log) -> Spec:
        """Return the specification with the models of the feature complete."""


Features: TypeAlias = Callable[[str], Resolves]
"""Returns a feature by its name."""


def resolve(spec: Spec, log: Log, features: Features) -> Spec:
    """Return the specification, completed by its features; add problems to the log."""
    names = (*spec.extras, *(name for tool in spec.tools for name in tool.extras))
    for name in dict.fromkeys(names):
        spec = features(name).resolve(spec, log)
    return spec
