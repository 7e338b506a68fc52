"""The client ``paymentsClient``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..toolspec.app import Services


class PaymentsClient(Protocol):
    """Thin wrapper around the payment provider."""


class PaymentsClientImplementation:
    """Add the methods that the tools need, here and to the protocol."""


@asynccontextmanager
async def new_stripe_payments_client(
    services: Services,
) -> AsyncGenerator[PaymentsClient, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    yield PaymentsClientImplementation()
