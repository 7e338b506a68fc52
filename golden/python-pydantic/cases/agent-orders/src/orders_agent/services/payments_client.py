"""The client ``paymentsClient``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class PaymentsClient(Protocol):
    """Thin wrapper around the payment provider."""


async def new_stripe_payments_client(logger: Logger, config: Config) -> PaymentsClient:
    """Return the service; called once at startup."""
    raise NotImplementedError("paymentsClient")
