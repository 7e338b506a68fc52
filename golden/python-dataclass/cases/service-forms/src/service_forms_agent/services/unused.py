"""The service ``unused``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..toolspec.app import Services


class UnusedService(Protocol):
    """Nobody injects it."""


@asynccontextmanager
async def new_unused_service(services: Services) -> AsyncGenerator[UnusedService, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    raise NotImplementedError("new_unused_service is not implemented yet")
    yield
