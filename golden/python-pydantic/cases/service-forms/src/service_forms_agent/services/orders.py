"""The repository ``orders``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..toolspec.app import Services


class OrderRepositoryWriterBatch(Protocol):
    """The part ``orders.writer.batch``."""


class OrderRepositoryWriter(Protocol):
    """The part ``orders.writer``."""

    @property
    def batch(self) -> OrderRepositoryWriterBatch:
        """The part ``orders.writer.batch``."""
        ...


class OrderRepositoryReader(Protocol):
    """The part ``orders.reader``."""


class OrderRepository(Protocol):
    """Orders; "quoted" */ text."""

    @property
    def reader(self) -> OrderRepositoryReader:
        """The part ``orders.reader``."""
        ...

    @property
    def writer(self) -> OrderRepositoryWriter:
        """The part ``orders.writer``."""
        ...


@asynccontextmanager
async def new_order_repository(
    services: Services,
) -> AsyncGenerator[OrderRepository, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    raise NotImplementedError("new_order_repository is not implemented yet")
    yield
