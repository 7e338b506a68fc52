"""The client ``paymentsClient``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class PaymentsClient(Protocol):
    """Thin wrapper around the payment provider."""


async def new_stripe_payments_client(logger: Logger, config: Config) -> PaymentsClient:
    """Build the service; called once, at the start."""
    raise NotImplementedError("paymentsClient")
