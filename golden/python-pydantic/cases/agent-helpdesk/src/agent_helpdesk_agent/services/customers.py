"""The repository ``customers``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from logging import Logger
from typing import Protocol

from ..toolspec import Config


class CustomerStoreLookup(Protocol):
    """The part ``customers.lookup``."""


class CustomerStore(Protocol):
    """Where customers are kept."""

    @property
    def lookup(self) -> CustomerStoreLookup:
        """The part ``customers.lookup``."""
        ...


@asynccontextmanager
async def new_customer_store(
    logger: Logger, config: Config
) -> AsyncGenerator[CustomerStore, None]:
    """Open the service, yield it, and close it in a ``finally`` block."""
    raise NotImplementedError("new_customer_store is not implemented yet")
    yield
