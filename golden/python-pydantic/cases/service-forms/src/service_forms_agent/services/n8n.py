"""The service ``n8n``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..toolspec.app import Services


class N8nService(Protocol):
    """A name with a digit."""


@asynccontextmanager
async def new_n8n_service(services: Services) -> AsyncGenerator[N8nService, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    raise NotImplementedError("new_n8n_service is not implemented yet")
    yield
