"""The tool ``search``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.search import SearchDeps, SearchHandler, SearchInput, SearchOutput


class Search(SearchHandler):
    """Types of definitions, nested properties and the root."""

    def __init__(self, deps: SearchDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SearchInput, /) -> SearchOutput:
        raise NotImplementedError
