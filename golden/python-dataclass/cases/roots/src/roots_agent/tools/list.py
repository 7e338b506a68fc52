"""The tool ``list``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.list import ListDeps, ListInput


class List(Handler[ListInput, JsonOutput]):
    """An array."""

    def __init__(self, deps: ListDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ListInput, /) -> JsonOutput:
        raise UnimplementedToolError
