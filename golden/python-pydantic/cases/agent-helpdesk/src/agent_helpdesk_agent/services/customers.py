"""The repository ``customers``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..toolspec.app import Services


class CustomerStoreLookup(Protocol):
    """The part ``customers.lookup``."""


class CustomerStore(Protocol):
    """Where customers are kept."""

    @property
    def lookup(self) -> CustomerStoreLookup:
        """The part ``customers.lookup``."""
        ...


class CustomerStoreLookupImplementation:
    """Add the methods that the tools need, here and to the protocol."""


class CustomerStoreImplementation:
    """Add the methods that the tools need, here and to the protocol."""

    @property
    def lookup(self) -> CustomerStoreLookup:
        return CustomerStoreLookupImplementation()


@asynccontextmanager
async def new_customer_store(services: Services) -> AsyncGenerator[CustomerStore, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    yield CustomerStoreImplementation()
