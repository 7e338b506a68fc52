"""The tool ``async``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.async_ import AsyncDeps, AsyncInput


class Async(Handler[AsyncInput, JsonOutput]):
    """A keyword."""

    def __init__(self, deps: AsyncDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: AsyncInput, /) -> JsonOutput:
        raise UnimplementedToolError
