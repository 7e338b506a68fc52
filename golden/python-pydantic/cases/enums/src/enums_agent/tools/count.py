"""The tool ``count``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.count import CountDeps, CountInput


class Count(Handler[CountInput, JsonOutput]):
    """Enumerations of integers beyond 32 bits."""

    def __init__(self, deps: CountDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: CountInput, /) -> JsonOutput:
        raise UnimplementedToolError
