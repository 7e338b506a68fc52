"""The tool ``search-the_Web``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.first import FirstDeps, FirstInput


class First(Handler[FirstInput, JsonOutput]):
    """Named."""

    def __init__(self, deps: FirstDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: FirstInput, /) -> JsonOutput:
        raise UnimplementedToolError
