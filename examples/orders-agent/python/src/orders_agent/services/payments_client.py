"""The client ``paymentsClient``, which charges nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ..toolspec import CreateOrderPayment, CreateOrderPaymentCard

if TYPE_CHECKING:
    from ..toolspec.app import Services


class PaymentsClient(Protocol):
    """Thin wrapper around the payment provider."""

    async def charge(self, payment: CreateOrderPayment, cents: int, /) -> bool:
        """Charge an amount, and report whether the provider accepts it."""
        ...


class SandboxPayments:
    """Accepts every payment except cards with the token ``declined``."""

    async def charge(self, payment: CreateOrderPayment, cents: int, /) -> bool:
        match payment:
            case CreateOrderPaymentCard(token="declined"):
                return False
            case _:
                return True


def new_stripe_payments_client(services: Services) -> PaymentsClient:
    """Return the client; a real one would be a context manager that closes it."""
    return SandboxPayments()
