"""The tool ``async``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.async_ import AsyncDeps, AsyncHandler, AsyncInput, AsyncOutput


class Async(AsyncHandler):
    """A keyword."""

    def __init__(self, deps: AsyncDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: AsyncInput, /) -> AsyncOutput:
        raise NotImplementedError
