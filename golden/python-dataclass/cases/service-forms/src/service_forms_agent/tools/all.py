"""The tool ``all``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.all import AllDeps, AllInput


class All(Handler[AllInput, JsonOutput]):
    """Everything."""

    def __init__(self, deps: AllDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: AllInput, /) -> JsonOutput:
        raise UnimplementedToolError
