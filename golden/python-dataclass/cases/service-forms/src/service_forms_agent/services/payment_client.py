"""The client ``paymentClient``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..toolspec.app import Services


class PaymentClientRefunds(Protocol):
    """The part ``paymentClient.refunds``."""


class PaymentClient(Protocol):
    """Payments."""

    @property
    def refunds(self) -> PaymentClientRefunds:
        """The part ``paymentClient.refunds``."""
        ...


@asynccontextmanager
async def new_payment_client(services: Services) -> AsyncGenerator[PaymentClient, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    raise NotImplementedError("new_payment_client is not implemented yet")
    yield
