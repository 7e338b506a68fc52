"""The client ``paymentClient``.

Written once by adlgen; yours to edit.
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
    """Build the service; called once, at the start."""
    raise NotImplementedError("paymentClient")
