"""The tool ``free``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.free import FreeDeps, FreeInput


class Free(Handler[FreeInput, JsonOutput]):
    """Anything at all."""

    def __init__(self, deps: FreeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: FreeInput, /) -> JsonOutput:
        raise UnimplementedToolError
