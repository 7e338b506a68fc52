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


class TicketStoreWriterImplementation:
    """Add the methods that the tools need, here and to the protocol."""


class TicketStoreReaderImplementation:
    """Add the methods that the tools need, here and to the protocol."""


class TicketStoreImplementation:
    """Add the methods that the tools need, here and to the protocol."""

    @property
    def reader(self) -> TicketStoreReader:
        return TicketStoreReaderImplementation()

    @property
    def writer(self) -> TicketStoreWriter:
        return TicketStoreWriterImplementation()


@asynccontextmanager
async def new_ticket_store(services: Services) -> AsyncGenerator[TicketStore, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    yield TicketStoreImplementation()
