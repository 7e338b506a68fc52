"""The repository ``tickets``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..toolspec.app import Services


class TicketStoreWriter(Protocol):
    """The part ``tickets.writer``."""


class TicketStoreReader(Protocol):
    """The part ``tickets.reader``."""


class TicketStore(Protocol):
    """Where tickets are kept."""

    @property
    def reader(self) -> TicketStoreReader:
        """The part ``tickets.reader``."""
        ...

    @property
    def writer(self) -> TicketStoreWriter:
        """The part ``tickets.writer``."""
        ...


@asynccontextmanager
async def new_ticket_store(services: Services) -> AsyncGenerator[TicketStore, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    raise NotImplementedError("new_ticket_store is not implemented yet")
    yield
