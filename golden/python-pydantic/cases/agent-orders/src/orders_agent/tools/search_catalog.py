"""The tool ``search_catalog``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.search_catalog import SearchCatalogDeps, SearchCatalogInput


class SearchCatalog(Handler[SearchCatalogInput, JsonOutput]):
    """Search the catalogue with a nested filter.

    Combine filters with "all" and "any".
    """

    def __init__(self, deps: SearchCatalogDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: SearchCatalogInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
