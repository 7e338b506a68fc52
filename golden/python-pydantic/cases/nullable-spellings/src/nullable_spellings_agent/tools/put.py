"""The tool ``put``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.put import PutDeps, PutInput


class Put(Handler[PutInput, JsonOutput]):
    """Every spelling of a string or null."""

    def __init__(self, deps: PutDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PutInput, /) -> JsonOutput:
        raise UnimplementedToolError
