"""The repository ``orderRepo``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..toolspec.app import Services


class OrderRepositoryCustomers(Protocol):
    """The part ``orderRepo.customers``."""


class OrderRepository(Protocol):
    """Order storage, backed by Postgres."""

    @property
    def customers(self) -> OrderRepositoryCustomers:
        """The part ``orderRepo.customers``."""
        ...


class OrderRepositoryCustomersImplementation:
    """Add the methods that the tools need, here and to the protocol."""


class OrderRepositoryImplementation:
    """Add the methods that the tools need, here and to the protocol."""

    @property
    def customers(self) -> OrderRepositoryCustomers:
        return OrderRepositoryCustomersImplementation()


@asynccontextmanager
async def new_postgres_order_repository(
    services: Services,
) -> AsyncGenerator[OrderRepository, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    yield OrderRepositoryImplementation()
