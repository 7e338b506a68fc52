"""The tool ``get``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.get import GetDeps, GetInput


class Get(Handler[GetInput, JsonOutput]):
    """Its nested type looks like the input of another tool."""

    def __init__(self, deps: GetDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: GetInput, /) -> JsonOutput:
        raise UnimplementedToolError
