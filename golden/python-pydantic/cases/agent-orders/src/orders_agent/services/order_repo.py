"""The repository ``orderRepo``.

Written once by adlgen; yours to edit.
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
    """Build the service; called once, at the start."""
    raise NotImplementedError("orderRepo")
