"""The tool ``find``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.find import FindDeps, FindInput


class Find(Handler[FindInput, JsonOutput]):
    """Unions by kind."""

    def __init__(self, deps: FindDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: FindInput, /) -> JsonOutput:
        raise UnimplementedToolError
