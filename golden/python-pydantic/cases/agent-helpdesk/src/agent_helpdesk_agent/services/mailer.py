"""The client ``mailer``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..toolspec.app import Services


class Mailer(Protocol):
    """Sends mail."""


class MailerImplementation:
    """Add the methods that the tools need, here and to the protocol."""


@asynccontextmanager
async def new_mailer(services: Services) -> AsyncGenerator[Mailer, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    yield MailerImplementation()
