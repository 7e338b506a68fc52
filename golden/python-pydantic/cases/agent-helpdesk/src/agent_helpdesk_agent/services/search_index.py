"""The service ``searchIndex``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..toolspec.app import Services


class SearchIndexArticles(Protocol):
    """The part ``searchIndex.articles``."""


class SearchIndex(Protocol):
    """Full-text search."""

    @property
    def articles(self) -> SearchIndexArticles:
        """The part ``searchIndex.articles``."""
        ...


class SearchIndexArticlesImplementation:
    """Add the methods that the tools need, here and to the protocol."""


class SearchIndexImplementation:
    """Add the methods that the tools need, here and to the protocol."""

    @property
    def articles(self) -> SearchIndexArticles:
        return SearchIndexArticlesImplementation()


@asynccontextmanager
async def new_search_index(services: Services) -> AsyncGenerator[SearchIndex, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    yield SearchIndexImplementation()
