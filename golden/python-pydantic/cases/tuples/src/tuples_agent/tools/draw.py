"""The tool ``draw``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.draw import DrawDeps, DrawHandler, DrawInput, DrawOutput


class Draw(DrawHandler):
    """Tuples."""

    def __init__(self, deps: DrawDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: DrawInput, /) -> DrawOutput:
        raise NotImplementedError
