"""The client ``paymentClient``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

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


async def new_payment_client(logger: Logger, config: Config) -> PaymentClient:
    """Return the service; called once at startup."""
    raise NotImplementedError("paymentClient")
