"""The client ``paymentClient``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from logging import Logger
from typing import Protocol

from ..toolspec import Config


class PaymentClientRefunds(Protocol):
    """The part ``paymentClient.refunds``."""


class PaymentClient(Protocol):
    """Payments."""

    @property
    def refunds(self) -> PaymentClientRefunds:
        """The part ``paymentClient.refunds``."""
        ...


@asynccontextmanager
async def new_payment_client(
    logger: Logger, config: Config
) -> AsyncGenerator[PaymentClient, None]:
    """Open the service, yield it, and close it in a ``finally`` block."""
    raise NotImplementedError("new_payment_client is not implemented yet")
    yield
