"""The client ``paymentsClient``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from logging import Logger
from typing import Protocol

from ..toolspec import Config


class PaymentsClient(Protocol):
    """Thin wrapper around the payment provider."""


@asynccontextmanager
async def new_stripe_payments_client(
    logger: Logger, config: Config
) -> AsyncGenerator[PaymentsClient, None]:
    """Open the service, yield it, and close it in a ``finally`` block."""
    raise NotImplementedError("new_stripe_payments_client is not implemented yet")
    yield
