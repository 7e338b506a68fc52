"""The tool ``free``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.free import FreeDeps, FreeHandler, FreeInput, FreeOutput


class Free(FreeHandler):
    """Anything at all."""

    def __init__(self, deps: FreeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: FreeInput, /) -> FreeOutput:
        raise NotImplementedError
