"""The client ``first``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..toolspec.app import Services


class Shared(Protocol):
    """One of two with one interface."""


@asynccontextmanager
async def new_shared(services: Services) -> AsyncGenerator[Shared, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    raise NotImplementedError("new_shared is not implemented yet")
    yield
