"""The client ``second``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..toolspec.app import Services


class SharedX1636(Protocol):
    """The other."""


@asynccontextmanager
async def new_shared_x1636(services: Services) -> AsyncGenerator[SharedX1636, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    raise NotImplementedError("new_shared_x1636 is not implemented yet")
    yield
