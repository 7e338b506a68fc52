"""The tool ``search_catalog``."""

from __future__ import annotations

from dataclasses import asdict
from itertools import islice

from ..services.order_repo import Product
from ..toolspec import CallContext, Handler, JsonOutput
from ..toolspec.search_catalog import (
    SearchCatalogDeps,
    SearchCatalogFilter,
    SearchCatalogFilterAll,
    SearchCatalogFilterAny,
    SearchCatalogFilterField,
    SearchCatalogInput,
)


class SearchCatalog(Handler[SearchCatalogInput, JsonOutput]):
    """Search the catalogue with a nested filter."""

    def __init__(self, deps: SearchCatalogDeps) -> None:
        self.deps = deps

    def __call__(self, ctx: CallContext, input: SearchCatalogInput, /) -> JsonOutput:
        products = self.deps.order_repo.products()
        found = (asdict(p) for p in products if matches(p, input.filter))
        return list(islice(found, input.limit))


def matches(product: Product, filter: SearchCatalogFilter) -> bool:
    """Report whether a product is what a filter looks for."""
    match filter:
        case SearchCatalogFilterAll():
            return all(matches(product, part) for part in filter.all)
        case SearchCatalogFilterAny():
            return any(matches(product, part) for part in filter.any)
        case SearchCatalogFilterField():
            return asdict(product).get(filter.field_) == filter.value
