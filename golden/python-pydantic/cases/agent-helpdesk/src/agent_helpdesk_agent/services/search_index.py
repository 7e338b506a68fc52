"""The service ``searchIndex``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
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


@asynccontextmanager
async def new_search_index(
    logger: Logger, config: Config
) -> AsyncGenerator[SearchIndex, None]:
    """Open the service, yield it, and close it in a ``finally`` block."""
    raise NotImplementedError("new_search_index is not implemented yet")
    yield
