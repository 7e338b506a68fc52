"""The repository ``customers``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

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


async def new_customer_store(logger: Logger, config: Config) -> CustomerStore:
    """Return the service; called once at startup."""
    raise NotImplementedError("customers")
