"""The repository ``tickets``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


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


async def new_ticket_store(logger: Logger, config: Config) -> TicketStore:
    """Return the service; called once at startup."""
    raise NotImplementedError("tickets")
