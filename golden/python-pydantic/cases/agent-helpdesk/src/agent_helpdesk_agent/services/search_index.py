"""The service ``searchIndex``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class SearchIndexArticles(Protocol):
    """The part ``searchIndex.articles``."""


class SearchIndex(Protocol):
    """Full-text search."""

    @property
    def articles(self) -> SearchIndexArticles:
        """The part ``searchIndex.articles``."""
        ...


async def new_search_index(logger: Logger, config: Config) -> SearchIndex:
    """Return the service; called once at startup."""
    raise NotImplementedError("searchIndex")
