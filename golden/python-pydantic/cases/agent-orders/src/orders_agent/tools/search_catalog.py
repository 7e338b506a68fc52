"""The tool ``search_catalog``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.search_catalog import (
    SearchCatalogDeps,
    SearchCatalogInput,
    SearchCatalogOutput,
)


class SearchCatalog:
    """Search the catalogue with a nested filter.

    Combine filters with "all" and "any".
    """

    def __init__(self, deps: SearchCatalogDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: SearchCatalogInput, /
    ) -> SearchCatalogOutput:
        raise ToolError("This tool is not implemented yet.")
