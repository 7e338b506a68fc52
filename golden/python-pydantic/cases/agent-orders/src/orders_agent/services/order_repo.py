"""The repository ``orderRepo``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from logging import Logger
from typing import Protocol

from ..toolspec import Config


class OrderRepositoryCustomers(Protocol):
    """The part ``orderRepo.customers``."""


class OrderRepository(Protocol):
    """Order storage, backed by Postgres."""

    @property
    def customers(self) -> OrderRepositoryCustomers:
        """The part ``orderRepo.customers``."""
        ...


@asynccontextmanager
async def new_postgres_order_repository(
    logger: Logger, config: Config
) -> AsyncGenerator[OrderRepository, None]:
    """Open the service, yield it, and close it in a ``finally`` block."""
    raise NotImplementedError("new_postgres_order_repository is not implemented yet")
    yield
