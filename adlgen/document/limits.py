"""Limits on the size of what a run reads."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from adlgen.diagnostics.datatypes import Struct


class Limits(Struct):
    """Limits that protect a run from hostile specifications; a configuration can raise them."""

    source_bytes: int = 8 * 1024 * 1024
    """The size of a source in bytes."""
    depth: int = 200
    """The nesting of mappings and lists in a source."""
    tools: int = 20_000
    """The number of tools of a specification."""


DEFAULT = Limits()
HIGHEST = Limits(source_bytes=1 << 30, depth=500, tools=1_000_000)
"""The highest limits that a configuration may set; deeper nesting would exhaust the interpreter's stack."""


def raising(key: str) -> str:
    """Return the hint that a limit can be raised."""
    return f"raise 'limits.{key}' in adlgen.yaml, if the source is trusted"


_FRAMES = 20
"""The calls that each level of nesting may need at the same time."""


@contextmanager
def raised(limits: Limits) -> Iterator[None]:
    """Allow the interpreter as many nested calls as the depth needs."""
    before = sys.getrecursionlimit()
    if limits.depth <= DEFAULT.depth:
        yield
        return
    sys.setrecursionlimit(max(before, limits.depth * _FRAMES))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)
