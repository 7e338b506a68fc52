"""The tool ``search``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.search import SearchDeps, SearchInput


class Search(Handler[SearchInput, JsonOutput]):
    """Types of definitions, nested properties and the root."""

    def __init__(self, deps: SearchDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SearchInput, /) -> JsonOutput:
        raise UnimplementedToolError
