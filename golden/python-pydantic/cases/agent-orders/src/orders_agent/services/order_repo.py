"""The repository ``orderRepo``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

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


async def new_postgres_order_repository(
    logger: Logger, config: Config
) -> OrderRepository:
    """Return the service; called once at startup."""
    raise NotImplementedError("orderRepo")
