"""The repository ``orders``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


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


async def new_order_repository(logger: Logger, config: Config) -> OrderRepository:
    """Return the service; called once at startup."""
    raise NotImplementedError("orders")
